// A copy of the embedded database's directory while the database is in use, in two passes. The first
// copies all files while statements go on, so that files of it may be of different moments. The second
// runs in the database's own thread, where no statement can run at the same time, and copies again what
// was written since the first began. The copy is then what a crash at that moment would have left:
// PostgreSQL opens it with every transaction that had been committed, and none that had not.
import {
  constants,
  copyFileSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Files of the directory that are not the database's: its locks, and what a restore leaves. */
const notCopied = /^(?:\.?lock.*|postmaster\.pid|restor.*)$/;
/** Clocks of file systems are coarse: what is older by less than this is copied again. */
const marginMs = 1_000;
const mode = constants.COPYFILE_FICLONE;

/**
 * The first pass.
 * @param folder the copy; it is created and must not exist
 * @returns when the copy was begun, by the file system's clock in milliseconds
 */
export async function beginCopy(directory: string, folder: string): Promise<number> {
  mkdirSync(folder, { mode: 0o700 });
  const clock = join(folder, '.clock');
  writeFileSync(clock, '');
  const since = statSync(clock).mtimeMs;
  rmSync(clock);
  await copyAll(directory, folder);
  return since;
}

async function copyAll(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (notCopied.test(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      await mkdir(target, { recursive: true });
      await copyAll(source, target).catch(ignoreMissing);
    } else await copyFile(source, target, mode).catch(ignoreMissing);
  }
}

/** The second pass. @returns how long it took, in milliseconds */
export function finishCopy(directory: string, folder: string, since: number): number {
  const start = performance.now();
  copyChanged(directory, folder, since - marginMs);
  return performance.now() - start;
}

function copyChanged(from: string, to: string, since: number): void {
  mkdirSync(to, { recursive: true });
  const left = new Set(readdirSync(to));
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (notCopied.test(entry.name)) continue;
    left.delete(entry.name);
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyChanged(source, target, since);
    else if (isChanged(source, target, since)) copyFileSync(source, target, mode);
  }
  for (const gone of left) rmSync(join(to, gone), { recursive: true });
}

function isChanged(source: string, target: string, since: number): boolean {
  const { mtimeMs, size } = statSync(source);
  return mtimeMs >= since || size !== statSync(target, { throwIfNoEntry: false })?.size;
}

/** PostgreSQL removes files while they are being copied; the second pass sees which. */
function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
