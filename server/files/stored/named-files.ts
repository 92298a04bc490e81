import type { ZipEntry } from '#server/lib/zip-stream.ts';
import type { FileStore } from '../file-store.ts';
import { shownName } from './shown-name.ts';
import type { StoredFile } from './stored-files.store.ts';

/** A stored file with its name in a ZIP. */
export interface NamedFile {
  name: string;
  file: StoredFile;
}

/** Returns the name of a stored file in a ZIP: words, and the ending that it is stored with. */
export function toEntryName(words: string, { name }: Pick<StoredFile, 'name'>): string {
  const [, extension = 'bin'] = /\.([a-z0-9]{1,10})$/i.exec(name) ?? [];
  // Without dots: what follows one could be taken for an ending.
  return shownName(words.replaceAll('.', ' ').replace(/[/\\]/g, '_'), extension);
}

/** Opens one file after the other; one that the file store lacks is left out. */
export async function* openEntries(
  files: FileStore,
  entries: readonly NamedFile[],
): AsyncGenerator<ZipEntry> {
  for (const { name, file } of entries) {
    const content = await files.get(file.place);
    if (content) yield { name, content, isCompressed: /^(image|video)\//.test(file.type) };
  }
}
