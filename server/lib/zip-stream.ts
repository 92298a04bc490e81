import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of a ZIP. */
export interface ZipEntry {
  name: string;
  content: Readable;
  /** It is compressed already, as pictures and videos are. */
  isCompressed?: boolean;
}

/**
 * Packs files while they are sent: the next one is asked for when the one before it has been read, so that memory
 * holds a part of one at a time. Ends early when the client goes.
 */
export function zipStream(entries: AsyncIterable<ZipEntry>): Readable {
  const zip = new ZipFile();
  const packed = Readable.from(zip.outputStream, { objectMode: false });
  zip.on('error', (error) => packed.destroy(error as Error));
  void pack(zip, entries, packed).catch((error: Error) => packed.destroy(error));
  return packed;
}

async function pack(
  zip: ZipFile,
  entries: AsyncIterable<ZipEntry>,
  packed: Readable,
): Promise<void> {
  const gone = new Promise<void>((resolve) => packed.once('close', resolve));
  for await (const entry of entries) {
    if (!packed.destroyed) await Promise.race([add(zip, entry), gone]);
    if (packed.destroyed) {
      entry.content.destroy();
      return;
    }
  }
  zip.end();
}

/** Adds a file and waits until it has been read. */
function add(zip: ZipFile, { name, content, isCompressed = false }: ZipEntry): Promise<void> {
  const read = new Promise<void>((resolve, reject) => {
    content.once('close', resolve);
    content.once('error', reject);
  });
  zip.addReadStream(content, name, { mode: 0o100644, compress: !isCompressed });
  return read;
}

/** Returns a name that no entry has yet, and remembers it. */
export function takeFreeName(used: Set<string>, name: string): string {
  let free = name;
  for (let nth = 2; used.has(free); nth++) free = name.replace(/(\.\w+)$/, ` (${nth})$1`);
  used.add(free);
  return free;
}
