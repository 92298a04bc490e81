import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { feedFolders } from '#server/features/feeds/feeds.public.ts';

/**
 * Packs the files of a feed into a ZIP file while it is read. Pictures are compressed already.
 * @throws when the folder cannot be read
 */
export async function packFeed(folder: string): Promise<Readable> {
  const zip = new ZipFile();
  const packed = Readable.from(zip.outputStream, { objectMode: false });
  zip.on('error', (error) => packed.destroy(error as Error));
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (!entry.isDirectory() && /\.csv$/i.test(entry.name))
      zip.addFile(join(folder, entry.name), entry.name, { mode: 0o100644 });
  for (const folderOfFeed of feedFolders) {
    const entries = await readdir(join(folder, folderOfFeed), { withFileTypes: true }).catch(
      () => [],
    );
    for (const entry of entries)
      if (!entry.isDirectory())
        zip.addFile(join(folder, folderOfFeed, entry.name), `${folderOfFeed}/${entry.name}`, {
          compress: /\.(svg|xml)$/i.test(entry.name),
          mode: 0o100644,
        });
  }
  zip.end();
  return packed;
}
