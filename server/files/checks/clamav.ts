import { createReadStream } from 'node:fs';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import type { ClamavAddress } from '#server/config.ts';
import { Unavailable } from '#server/lib/unavailable.ts';
import { BadContent } from '../file-rules.ts';

const timeoutMs = 60_000;

/**
 * Has clamd look at a file, by its INSTREAM command: pieces with their length in front, an empty one at
 * the end, and one line as the answer.
 * @throws BadContent FILE_VIRUS when it finds something; Unavailable when it gives no clear answer, so
 *   that nothing is taken unseen
 */
export async function scanForViruses({ host, port }: ClamavAddress, path: string): Promise<void> {
  const answer = await sendForScan(host, port, path).catch((cause) => {
    throw new Unavailable('The virus scanner does not answer', { cause });
  });
  if (/ FOUND$/.test(answer)) throw new BadContent('FILE_VIRUS');
  if (/size limit exceeded/i.test(answer)) throw new BadContent('FILE_TOO_LARGE');
  if (!/: OK$/.test(answer)) throw new Unavailable(`The virus scanner says: ${answer}`);
}

function sendForScan(host: string, port: number, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port });
    const request = Readable.from(frames(path));
    let answer = '';
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error('time-out')));
    socket.setEncoding('utf8').on('data', (text) => {
      answer += text;
    });
    socket.on('error', reject);
    request.on('error', (error) => socket.destroy(error));
    // It may answer and close before it has read everything.
    socket.on('close', () => resolve(answer.replaceAll('\0', '').trim()));
    request.pipe(socket, { end: false });
  });
}

async function* frames(path: string): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const piece of createReadStream(path)) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length);
    yield Buffer.concat([length, piece]);
  }
  yield Buffer.alloc(4);
}
