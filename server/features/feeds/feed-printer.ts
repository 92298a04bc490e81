import type { WriteStream } from 'node:tty';
import type { FeedProgress } from './import-feed.ts';
import { type FeedReport, type FileReport, problemLines } from './report.ts';

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
  return `  … ${file}: ${number.format(count)} ${unit} (${Math.floor(part * 100)} %)${speed}`;
}

function finishedLine({ file, unit }: FeedProgress, report: FileReport): string {
  const { rows, changed, seconds, problemCount } = report;
  const speed = number.format(Math.round(rows / Math.max(seconds, 0.001)));
  const figures = `${number.format(rows)} ${unit} in ${seconds.toFixed(1)} s (${speed} ${unit}/s)`;
  const outcome = report.refused
    ? `${problemCount === 1 ? '1 problem' : `${number.format(problemCount)} problems`}`
    : `${number.format(changed)} new or changed`;
  return `  ${report.refused ? '✗' : '✓'} ${file}: ${figures}, ${outcome}`;
}

/** The end of an import in lines: every listed problem, then one sentence. */
export function reportLines({ files, ok, seconds }: FeedReport): string[] {
  const refused = files.filter((file) => file.refused);
  const time = `${seconds.toFixed(1)} s`;
  const rows = files.reduce((sum, file) => sum + file.changed, 0);
  const names = refused.map(({ file }) => file).join(', ');
  const taken = `Imported in ${time}: ${number.format(rows)} new or changed`;
  const summary = ok
    ? `${taken}.`
    : refused.length < files.length
      ? `${taken}; refused: ${names}.`
      : `Nothing was imported; refused: ${names}.`;
  return [...refused.flatMap(problemLines), summary];
}
