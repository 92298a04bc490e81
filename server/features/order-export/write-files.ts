import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes files so that whoever looks into the folder sees each of them whole or not at all, whatever
 * happens meanwhile: under another name first, onto the disk, then renamed. Those that are there
 * already are replaced.
 */
export async function writeFiles(
  folder: string,
  files: readonly (readonly [name: string, text: string])[],
): Promise<void> {
  for (const [name, text] of files) {
    // Its own name for every run: two may write the same batch at once.
    const unfinished = join(folder, `.${name}.${randomUUID()}.part`);
    try {
      const file = await open(unfinished, 'wx');
      try {
        await file.writeFile(text);
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
