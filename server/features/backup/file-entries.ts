import type { FileStore } from '#server/files/file-store.ts';
import type { Entry } from './backup-entries.ts';

/** The prefix of entries that are files; the key follows. */
export const filesPrefix = 'files/';

/**
 * All files of a store. When the rows were read before, what they name is among them: only chunks of old
 * versions of the catalog are ever deleted, and made again when they are asked for, and uploaded files that
 * no record has taken for a day.
 */
export async function* fileEntries(files: FileStore): AsyncGenerator<Entry> {
  for await (const key of files.keys()) {
    const content = await files.bytes(key);
    if (content) yield { name: `${filesPrefix}${key}`, content: Buffer.from(content) };
  }
}

/** The media type a file is stored with. */
export function mediaTypeOf(key: string): string {
  return key.endsWith('.webp') ? 'image/webp' : 'application/octet-stream';
}
