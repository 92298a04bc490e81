import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { UnsafeFeed } from './unsafe-feed.ts';
import { readFeedEntries, type ZipLimits } from './zip-entries.ts';

/** Returns the limits of a ZIP file for a limit of single files. */
export const zipLimits = (maxFileBytes: number): ZipLimits => ({
  maxFileBytes,
  maxTotalBytes: maxFileBytes * 4,
  maxEntries: 200_000,
});

/**
 * Unpacks the feed in a ZIP file into a new folder. Every entry is checked before
 * the first byte is written, and no entry gets larger than it said.
 * @throws UnsafeFeed with a reason that names the entry
 */
export async function unpackFeed(file: string, folder: string, limits: ZipLimits): Promise<void> {
  const zip = await openPromise(file, {
    lazyEntries: true,
    autoClose: false,
    strictFileNames: true,
  }).catch(refuse);
  try {
    const entries = await readFeedEntries(zip, limits).catch(refuse);
    await mkdir(folder, { recursive: true });
    for (const { entry, path } of entries) {
      const target = join(folder, path);
      await mkdir(dirname(target), { recursive: true });
      await unpackEntry(zip, entry, target);
    }
  } finally {
    zip.close();
  }
}

async function unpackEntry(zip: ZipFile, entry: Entry, target: string): Promise<void> {
  const content = await zip.openReadStreamPromise(entry).catch(refuse);
  let checksum = 0;
  async function* summed(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      checksum = crc32(chunk, checksum);
      yield chunk;
    }
  }
  try {
    await pipeline(content, summed, createWriteStream(target, { flags: 'wx' }));
  } catch (error) {
    // An error of the file system is not caused by the ZIP file.
    if ('syscall' in (error as object)) throw error;
    throw new UnsafeFeed(`"${entry.fileName}" is damaged: ${(error as Error).message}`);
  }
  if (checksum !== entry.crc32) throw new UnsafeFeed(`"${entry.fileName}" is damaged`);
}

/** Errors of the ZIP reader name the entry where there is one. */
function refuse(error: Error): never {
  if (error instanceof UnsafeFeed || 'syscall' in error) throw error;
  throw new UnsafeFeed(`The ZIP file cannot be read: ${error.message}`);
}
