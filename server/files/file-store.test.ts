import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FilesConfig } from '#server/config.ts';
import { Unavailable } from '#server/lib/unavailable.ts';
import { type FileStore, openFileStore } from './file-store.ts';
import { startBucket } from './testing/bucket.ts';

const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const folder = mkdtempSync(join(tmpdir(), 'pannier-files-'));
let bucket: Awaited<ReturnType<typeof startBucket>>;

beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(async () => {
  await bucket.close();
  rmSync(folder, { recursive: true });
});

const kinds: Record<FilesConfig['kind'], () => FilesConfig> = {
  folder: () => ({ kind: 'folder', folder: join(folder, 'fs') }),
  s3: () => bucket.files,
};

describe.each(Object.entries(kinds))('files in a %s', (_kind, config) => {
  let files: FileStore;
  beforeAll(() => {
    files = openFileStore({ files: config() });
  });

  const keysIn = async (folder: string) => {
    const found: string[] = [];
    for await (const key of files.keys(folder)) found.push(key);
    return found.toSorted();
  };

  it('puts, replaces and deletes files', async () => {
    const key = 'images/a b/ü.webp';
    await files.put(key, Buffer.from('one'), 'image/webp');
    expect(await files.exists(key)).toBe(true);
    await files.put(key, Buffer.from('two'), 'image/webp');
    expect(Buffer.from((await files.bytes(key)) ?? []).toString()).toBe('two');
    await files.delete(key);
    expect(await files.exists(key)).toBe(false);
    await files.delete(key);
  });

  it('stores a 12 MB stream of unknown length completely (R14)', async () => {
    const parts = Array.from({ length: 12 }, () => randomBytes(1024 * 1024));
    await files.put('big.bin', Readable.from(parts), 'application/octet-stream');
    const stream = await files.get('big.bin');
    expect(sha(await buffer(stream ?? Readable.from([])))).toBe(sha(Buffer.concat(parts)));
  });

  it('reads a part of a file', async () => {
    await files.put('video.mp4', Buffer.from('0123456789'), 'video/mp4');
    const part = await files.get('video.mp4', { from: 2, to: 5 });
    expect((await buffer(part ?? Readable.from([]))).toString()).toBe('2345');
    expect(await files.get('missing.mp4', { from: 0, to: 1 })).toBeNull();
    await expect(files.get('../out.mp4', { from: 0, to: 1 })).rejects.toThrow();
  });

  it('returns null for a missing file', async () => {
    expect(await files.get('missing.txt')).toBeNull();
    expect(await files.bytes('missing.txt')).toBeNull();
  });

  it('lists the keys of one folder', async () => {
    const pieces = ['pieces/a/1', 'pieces/a/2', 'pieces/b/3', 'pieces/b/4', 'pieces/c/5'];
    for (const key of [...pieces, 'other/6']) await files.put(key, Buffer.from('x'), 'text/plain');
    expect(await keysIn('pieces')).toEqual(pieces);
    expect(await keysIn('nothing-here')).toEqual([]);
  });

  it('rejects keys that lead out of the store', async () => {
    await expect(files.put('../out.txt', Buffer.from('x'), 'text/plain')).rejects.toThrow();
    await expect(files.get('a/../../out.txt')).rejects.toThrow();
  });
});

it('reports a bucket that refuses the key as unavailable', async () => {
  const files = openFileStore({
    files: { ...bucket.files, accessKeyId: 'STRANGER' } as FilesConfig,
  });
  await expect(files.check()).rejects.toThrow(Unavailable);
  await expect(files.bytes('images/a.webp')).rejects.toThrow(Unavailable);
});
