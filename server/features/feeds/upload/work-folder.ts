import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { dayMs } from '#shared/days.ts';

const staleAfter = dayMs;

const parentOf = (dataDir: string) => join(dataDir, 'feeds');

/**
 * Runs work with a folder of its own below the data folder, which is removed afterwards.
 */
export async function withWorkFolder<T>(
  dataDir: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = join(parentOf(dataDir), randomUUID());
  await mkdir(folder, { recursive: true });
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes what processes that were killed left behind more than a day ago. */
export async function removeStaleFolders(dataDir: string): Promise<void> {
  const parent = parentOf(dataDir);
  for (const name of await readdir(parent).catch(() => [])) {
    const folder = join(parent, name);
    const found = await stat(folder).catch(() => null);
    if (found && Date.now() - found.mtimeMs > staleAfter)
      await rm(folder, { recursive: true, force: true });
  }
}
