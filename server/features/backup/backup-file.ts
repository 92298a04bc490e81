// The file of a backup: a line that says what it is, a line of JSON that says how to read the rest, and
// the entries, compressed with Zstandard, in frames that are encrypted when there is a passphrase.
import { createReadStream } from 'node:fs';
import { open as openFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import * as v from 'valibot';
import { decodeEntries, type Entry, encodeEntries } from './backup-entries.ts';
import { altered, BackupError } from './backup-error.ts';
import { decodeFrames, encodeFrames } from './backup-frames.ts';
import { ByteReader } from './byte-reader.ts';
import { deriveKey, type KeyParameters, newKeyParameters } from './passphrase-key.ts';

const firstLine = 'Pannier backup 1';
const headSchema = v.object({
  compression: v.literal('zstd'),
  encryption: v.nullable(
    v.object({
      cipher: v.literal('aes-256-gcm'),
      kdf: v.literal('argon2id'),
      salt: v.string(),
      memory: v.number(),
      passes: v.number(),
    }),
  ),
});

/**
 * Writes the file, readable by its own user alone. It gets its name only when it is complete and on the
 * disk.
 * @throws BackupError when there is a file of this name
 */
export async function writeBackupFile(
  file: string,
  passphrase: string | null,
  entries: AsyncIterable<Entry>,
): Promise<{ bytes: number }> {
  const unfinished = `${file}.unfinished`;
  const encryption =
    passphrase === null ? null : { cipher: 'aes-256-gcm' as const, ...newKeyParameters() };
  const key = await toEncryptionKey(passphrase, encryption);
  const head = `${firstLine}\n${JSON.stringify({ compression: 'zstd', encryption })}\n`;
  const handle = await openFile(unfinished, 'wx', 0o600).catch((error) => {
    throw error.code === 'EEXIST'
      ? new BackupError(`There is a file ${unfinished}; another backup is being written there`)
      : error;
  });
  try {
    await handle.write(head);
    const compressed = createZstdCompress();
    const packing = pipeline(Readable.from(encodeEntries(entries)), compressed);
    const written = writeAll(handle, encodeFrames(key, compressed));
    // Whichever fails first is the reason; the other one only says that its stream was closed.
    await Promise.all([packing, written]);
    await handle.sync();
    const { size } = await handle.stat();
    await handle.close();
    await rename(unfinished, file);
    await syncFolder(dirname(file));
    return { bytes: size };
  } catch (error) {
    await handle.close().catch(() => {});
    await rm(unfinished, { force: true });
    throw error;
  }
}

function toEncryptionKey(
  passphrase: string | null,
  encryption: KeyParameters | null,
): Promise<Buffer> | null {
  return passphrase !== null && encryption ? deriveKey(passphrase, encryption) : null;
}

type Handle = Awaited<ReturnType<typeof openFile>>;

async function writeAll(handle: Handle, content: AsyncIterable<Buffer>): Promise<void> {
  for await (const bytes of content) await handle.writeFile(bytes);
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await openFile(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/**
 * Reads a file and hands its entries over, the totals left out; it ends without an error only when
 * everything was there and genuine.
 * @throws BackupError a sentence about the file or the passphrase
 */
export async function readBackupFile<T>(
  file: string,
  passphrase: string | null,
  use: (entries: AsyncGenerator<Entry>) => Promise<T>,
): Promise<T> {
  const reader = new ByteReader(createReadStream(file, { highWaterMark: 262_144 }));
  const notOurs = new BackupError(`${file} is not a backup of Pannier, or it was altered`);
  const first = await reader.line(100).catch((error) => {
    throw error instanceof BackupError ? notOurs : error;
  });
  if (first !== firstLine)
    throw first?.startsWith(firstLine.slice(0, -1))
      ? new BackupError('The backup was made by a newer version of Pannier; update this one first')
      : notOurs;
  const head = v.safeParse(headSchema, parseHead(await reader.line().catch(() => null)));
  if (!head.success) throw notOurs;
  const { encryption } = head.output;
  if (encryption && passphrase === null)
    throw new BackupError('The backup is encrypted; give its passphrase');
  const packed = decodeFrames(await toEncryptionKey(passphrase, encryption), reader.rest());
  const plain = createZstdDecompress();
  const unpacking = pipeline(Readable.from(packed), plain);
  // Its failure also ends `plain`, whose reader handles it.
  unpacking.catch(() => {});
  try {
    const result = await use(decodeEntries(plain));
    await unpacking;
    return result;
  } catch (error) {
    throw isDamage(error) ? new BackupError(altered) : error;
  } finally {
    plain.destroy();
  }
}

function parseHead(line: string | null): unknown {
  try {
    return JSON.parse(line ?? '');
  } catch {
    return null;
  }
}

/** Whether an error of the decompression means that the bytes were altered. */
function isDamage(error: unknown): boolean {
  const code = String((error as NodeJS.ErrnoException | null)?.code);
  return /^(ZSTD_|Z_|ERR_STREAM_PREMATURE_CLOSE)/.test(code);
}
