// The frames of a backup's file, so that a file of any size is read with little memory and nothing of a
// frame is used before it has been proved genuine. A frame is its length (4 bytes, the highest bit set on
// the last frame), the content and a tag (16 bytes). With a passphrase the content is encrypted with
// AES-256-GCM and the tag is its authentication; without one the tag is a checksum. Both cover the number
// of the frame and its length with the bit, so frames cannot be altered, moved, left out or cut off.
import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { altered, BackupError } from './backup-error.ts';
import { ByteReader } from './byte-reader.ts';

interface FrameCodec {
  encode(count: number, head: Buffer, plain: Buffer): { content: Buffer; tag: Buffer };
  /** @returns null when the frame is not genuine */
  decode(count: number, head: Buffer, content: Buffer, tag: Buffer): Buffer | null;
}

const frameBytes = 65_536;
const tagBytes = 16;
const lastBit = 0x8000_0000;

/** Cuts a stream into frames. @param key null leaves them unencrypted */
export async function* encodeFrames(
  key: Buffer | null,
  stream: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const codec = key ? encrypted(key) : plainCodec;
  const reader = new ByteReader(stream);
  for (let count = 0; ; count += 1) {
    const plain = await reader.readUpTo(frameBytes);
    const isLast = await reader.isAtEnd();
    const head = Buffer.alloc(4);
    head.writeUInt32BE((plain.length | (isLast ? lastBit : 0)) >>> 0);
    const { content, tag } = codec.encode(count, head, plain);
    yield Buffer.concat([head, content, tag]);
    if (isLast) return;
  }
}

/** Puts frames together again. @throws BackupError when the key is wrong or anything was altered */
export async function* decodeFrames(
  key: Buffer | null,
  stream: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const codec = key ? encrypted(key) : plainCodec;
  const reader = new ByteReader(stream);
  for (let count = 0, isLast = false; !isLast; count += 1) {
    // With a wrong key the very first frame is not genuine.
    const refused = new BackupError(key && count === 0 ? wrongPassphrase : altered);
    const head = await reader.exactly(4);
    const word = head.readUInt32BE();
    isLast = (word & lastBit) !== 0;
    const length = (word & ~lastBit) >>> 0;
    if (length > frameBytes) throw refused;
    const content = await reader.exactly(length);
    const plain = codec.decode(count, head, content, await reader.exactly(tagBytes));
    if (!plain) throw refused;
    yield plain;
  }
  if (!(await reader.isAtEnd())) throw new BackupError(altered);
}

const wrongPassphrase = 'The passphrase is not the one of this backup, or the file was altered';

const plainCodec: FrameCodec = {
  encode: (count, head, plain) => ({ content: plain, tag: checksum(count, head, plain) }),
  decode: (count, head, content, tag) =>
    checksum(count, head, content).equals(tag) ? content : null,
};

/** The key is of one file alone, so that the frames' numbers make nonces that are never used twice. */
function encrypted(key: Buffer): FrameCodec {
  const options = { authTagLength: tagBytes };
  return {
    encode(count, head, plain) {
      const cipher = createCipheriv('aes-256-gcm', key, toNonce(count), options).setAAD(head);
      const content = Buffer.concat([cipher.update(plain), cipher.final()]);
      return { content, tag: cipher.getAuthTag() };
    },
    decode(count, head, content, tag) {
      const decipher = createDecipheriv('aes-256-gcm', key, toNonce(count), options);
      const plain = decipher.setAAD(head).setAuthTag(tag).update(content);
      try {
        decipher.final();
        return plain;
      } catch {
        return null;
      }
    },
  };
}

function checksum(count: number, head: Buffer, content: Buffer): Buffer {
  const hash = createHash('sha256').update(toNonce(count)).update(head).update(content);
  return hash.digest().subarray(0, tagBytes);
}

function toNonce(count: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(count, 8);
  return nonce;
}
