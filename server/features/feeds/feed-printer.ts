import type { WriteStream } from 'node:tty';
import {
  type FeedResult,
  type FileResult,
  problemLines,
  warningLines,
} from '#server/feeds/import-report.ts';
import type { FeedProgress } from './import-feed.ts';

const number = new Intl.NumberFormat('en-US');
const EVERY_MS = 200;
const EVERY_MS_PLAIN = 5_000;

/** The part of a terminal or a pipe that is written to. */
export type Output = Pick<WriteStream, 'write'> & { isTTY?: boolean };

/** Shows an import while it runs: one line per file, rewritten in place on a terminal. */
export function feedPrinter(output: Output): (progress: FeedProgress) => void {
  let shown = performance.now();
  let started = performance.now();
  let current = '';
  return (progress) => {
    const now = performance.now();
    if (progress.file !== current) {
      current = progress.file;
      started = shown = now;
    }
    if (progress.finished) {
      output.write(
        `${output.isTTY ? '\r\x1b[K' : ''}${finishedLine(progress, progress.finished)}\n`,
      );
      return;
    }
    if (now - shown < (output.isTTY ? EVERY_MS : EVERY_MS_PLAIN)) return;
    shown = now;
    const line = runningLine(progress, (now - started) / 1000);
    output.write(output.isTTY ? `\r\x1b[K${line}` : `${line}\n`);
  };
}

function runningLine({ file, count, unit, part }: FeedProgress, seconds: number): string {
  const speed = seconds > 0 ? `, ${number.format(Math.round(count / seconds))} ${unit}/s` : '';
  return `  … ${file}: ${counted(count, singular(unit))} (${Math.floor(part * 100)} %)${speed}`;
}

function finishedLine({ file, unit }: FeedProgress, report: FileResult): string {
  const { rows, changed, seconds, problemCount, followingCount, warningCount } = report;
  const speed = number.format(Math.round(rows / Math.max(seconds, 0.001)));
  const figures = `${counted(rows, singular(unit))} in ${seconds.toFixed(1)} s (${speed} ${unit}/s)`;
  const following =
    followingCount > 0 ? ` (${number.format(followingCount)} follow from others)` : '';
  const outcome = report.refused
    ? `${counted(problemCount, 'problem')}${following}`
    : `${number.format(changed)} new or changed`;
  const warnings = warningCount > 0 ? `, ${counted(warningCount, 'warning')}` : '';
  return `  ${report.refused ? '✗' : '✓'} ${file}: ${figures}, ${outcome}${warnings}`;
}

const singular = (unit: FeedProgress['unit']) => unit.slice(0, -1);

const counted = (count: number, noun: string) =>
  `${number.format(count)} ${noun}${count === 1 ? '' : 's'}`;

/** The end of an import in lines: every listed warning and problem, missing pictures, one sentence. */
export function reportLines(result: FeedResult): string[] {
  const { files } = result;
  return [
    ...files.flatMap(warningLines),
    ...files.flatMap(problemLines),
    ...missingLines(files),
    summaryLine(result),
  ];
}

/** How many pictures are missing in all: warnings list only some, and a picture once for each file. */
function missingLines(files: readonly FileResult[]): string[] {
  const missing = files.reduce((sum, { missingPictures = 0 }) => sum + missingPictures, 0);
  if (missing === 0) return [];
  return [`Missing in all: ${counted(missing, 'picture')}; a drawing is shown instead.`];
}

function summaryLine({ files, ok, cancelled, seconds }: FeedResult): string {
  const refused = files.filter((file) => file.refused);
  const rows = files.reduce((sum, file) => sum + file.changed, 0);
  const names = refused.map(({ file }) => file).join(', ');
  const taken = `in ${seconds.toFixed(1)} s: ${number.format(rows)} new or changed`;
  if (cancelled) return `Cancelled; imported ${taken}.`;
  if (ok) return `Imported ${taken}.`;
  return refused.length < files.length
    ? `Imported ${taken}; refused: ${names}.`
    : `Nothing was imported; refused: ${names}.`;
}
