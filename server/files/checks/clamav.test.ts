import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { scanForViruses } from './clamav.ts';

const folder = mkdtempSync(join(tmpdir(), 'pannier-clamav-'));
const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

/** A clamd that speaks INSTREAM and finds the EICAR test text. */
let clamd: Server;
let port = 0;
/** Answers instead of looking, when set. */
let always: string | null = null;
beforeAll(async () => {
  clamd = createServer((socket) => answer(socket));
  await new Promise<void>((resolve) => clamd.listen(0, '127.0.0.1', resolve));
  port = (clamd.address() as { port: number }).port;
});
afterAll(() => {
  clamd.close();
  rmSync(folder, { recursive: true });
});
afterEach(() => {
  always = null;
});

function answer(socket: Socket): void {
  let bytes = Buffer.alloc(0);
  socket.on('error', () => {});
  socket.on('data', (part: Buffer) => {
    bytes = Buffer.concat([bytes, part]);
    const content = streamed(bytes);
    if (content === null) return;
    const found = content.includes(eicar);
    socket.end(`${always ?? (found ? 'stream: Eicar-Signature FOUND' : 'stream: OK')}\0`);
  });
}

/** Returns the streamed file; null while it is incomplete. */
function streamed(bytes: Buffer): Buffer | null {
  const command = 'zINSTREAM\0';
  if (bytes.subarray(0, command.length).toString() !== command) return null;
  const parts: Buffer[] = [];
  for (let at = command.length; at + 4 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    parts.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

function scan(content: string | Buffer, to = port): Promise<void> {
  const path = join(folder, crypto.randomUUID());
  writeFileSync(path, content);
  return scanForViruses({ host: '127.0.0.1', port: to }, path);
}

test('accepts a clean file, even one sent in many chunks', async () => {
  await scan('harmless');
  await scan(Buffer.alloc(3_000_000, 'x'));
});

test('refuses a file with a virus', async () => {
  await expect(scan(`x${eicar}`)).rejects.toMatchObject({ code: 'FILE_VIRUS' });
});

test('refuses a file that is too large for the scanner', async () => {
  always = 'INSTREAM size limit exceeded. ERROR';
  await expect(scan('x')).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' });
});

test.each(['', 'stream: Can not open file ERROR', 'UNKNOWN COMMAND'])(
  'takes nothing unseen when the scanner answers "%s"',
  async (text) => {
    always = text;
    await expect(scan('x')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  },
);

test('accepts no file when no scanner is reachable', async () => {
  const free = createServer();
  await new Promise<void>((resolve) => free.listen(0, '127.0.0.1', resolve));
  const { port: closed } = free.address() as { port: number };
  await new Promise((resolve) => free.close(resolve));
  await expect(scan('x', closed)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});
