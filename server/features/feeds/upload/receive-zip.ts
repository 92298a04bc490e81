import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { UnsafeFeed } from './unsafe-feed.ts';

/**
 * Writes what is sent into a file, chunk by chunk.
 * @throws UnsafeFeed TOO_LARGE as soon as it is more than allowed
 */
export async function receiveZip(sent: Readable, file: string, maxBytes: number): Promise<void> {
  let bytes = 0;
  async function* counted(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw tooLarge(maxBytes);
      yield chunk;
    }
  }
  await pipeline(sent, counted, createWriteStream(file, { flags: 'wx' }));
}

export const tooLarge = (maxBytes: number) =>
  new UnsafeFeed(`A ZIP file of more than ${maxBytes} bytes is not taken`, 'TOO_LARGE');
