import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/**
 * Writes files so that a reader of the folder sees each of them complete or not at all, whatever happens:
 * first under another name, synced to the disk, then renamed. Existing files are replaced.
 */
export async function writeFiles(
  folder: string,
  files: readonly (readonly [name: string, content: string | Readable])[],
): Promise<void> {
  for (const [name, content] of files) {
    // Its own name for every run: two may write the same batch at once.
    const unfinished = join(folder, `.${name}.${randomUUID()}.part`);
    try {
      const file = await open(unfinished, 'wx');
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, join(folder, name));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }
  // Windows has no such thing.
  if (process.platform === 'win32') return;
  const directory = await open(folder, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
