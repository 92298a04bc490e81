import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '#server/config.ts';
import { bucketDriver } from './s3-driver.ts';

/**
 * Uploads and pictures by key, such as `images/trail-500.webp`. A key may hold any characters; one
 * that would leave the store (`../x`) is refused with an error.
 */
export interface FileStore {
  /** Stores the content, replacing what was there. @param type media type */
  put(key: string, content: Uint8Array | Readable, type: string): Promise<void>;
  /** The content as a stream; null when there is no such file. */
  get(key: string): Promise<Readable | null>;
  /** The whole content; null when there is no such file. */
  bytes(key: string): Promise<Uint8Array | null>;
  exists(key: string): Promise<boolean>;
  /** Removes the file; one that is not there is no error. */
  delete(key: string): Promise<void>;
}

/** Opens the folder or the bucket the configuration names. */
export function openFileStore({ files }: Pick<Config, 'files'>): FileStore {
  const disk = new Disk(
    files.kind === 's3'
      ? bucketDriver(files)
      : new FSDriver({ location: files.folder, visibility: 'private' }),
  );
  const present = async <T>(name: string, read: (name: string) => Promise<T>) =>
    (await disk.exists(name)) ? read(name) : null;
  return {
    async put(key, content, type) {
      const options = { contentType: type };
      if (content instanceof Uint8Array) await disk.put(nameOf(key), content, options);
      else await disk.putStream(nameOf(key), content, options);
    },
    get: async (key) => present(nameOf(key), (name) => disk.getStream(name)),
    bytes: async (key) => present(nameOf(key), (name) => disk.getBytes(name)),
    exists: async (key) => disk.exists(nameOf(key)),
    delete: async (key) => disk.delete(nameOf(key)),
  };
}

/** Every file system and bucket takes these names: other characters become `!` code point `!`. */
function nameOf(key: string): string {
  return key.replace(/[^\w\-./]/gu, (char) => `!${char.codePointAt(0)?.toString(16)}!`);
}
