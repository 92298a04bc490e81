import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reportLines } from '../feed-printer.ts';
import type { FinishedImport } from '../runs/run-import.ts';
import { markerEnding, outcomeFolders, type WaitingFeed } from './find-feeds.ts';

/**
 * Moves an imported feed to `done/` or `failed/` together with its report, as text and as JSON. The marker
 * is moved last: until then a server that was killed finds the feed and imports it again.
 * @returns its new path
 */
export async function moveFeed(
  watched: string,
  { name }: WaitingFeed,
  finished: FinishedImport,
): Promise<string> {
  const outcome = finished.state === 'done' ? outcomeFolders.taken : outcomeFolders.refused;
  const folder = join(watched, outcome);
  await mkdir(folder, { recursive: true });
  const free = await freeName(folder, name);
  await writeReports(join(folder, free), finished);
  await rename(join(watched, name), join(folder, free));
  await rm(join(watched, name + markerEnding), { force: true });
  return join(folder, free);
}

/** A feed of the same name may have been imported before. */
async function freeName(folder: string, name: string): Promise<string> {
  const isTaken = (each: string) =>
    access(join(folder, each)).then(
      () => true,
      () => false,
    );
  if (!(await isTaken(name))) return name;
  const stamp = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '');
  for (let count = 1; ; count++) {
    const next = `${name}.${stamp}${count > 1 ? `-${count}` : ''}`;
    if (!(await isTaken(next))) return next;
  }
}

async function writeReports(path: string, finished: FinishedImport): Promise<void> {
  const { report, error } = finished;
  const lines = [...(report ? reportLines(report) : []), ...(error ? [error] : [])];
  await writeFile(`${path}.report.txt`, `${lines.join('\n')}\n`);
  const { cause: _, ...facts } = finished;
  await writeFile(`${path}.report.json`, `${JSON.stringify(facts, null, 2)}\n`);
}
