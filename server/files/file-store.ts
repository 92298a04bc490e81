import { createReadStream, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '#server/config.ts';
import { Unavailable } from '#server/lib/unavailable.ts';
import { bucketDriver } from './s3-driver.ts';
import type { ByteRange } from './stored/byte-range.ts';

/**
 * Uploads and pictures by key, such as `images/trail-500.webp`. A key may hold any characters; one
 * that would leave the store (`../x`) is refused with an error.
 */
export interface FileStore {
  /** Stores the content, replacing what was there. @param type media type */
  put(key: string, content: Uint8Array | Readable, type: string): Promise<void>;
  /** The content, or a part that it has, as a stream; null when there is no such file. */
  get(key: string, range?: ByteRange): Promise<Readable | null>;
  /** The whole content; null when there is no such file. */
  bytes(key: string): Promise<Uint8Array | null>;
  exists(key: string): Promise<boolean>;
  /** Removes the file; one that is not there is no error. */
  delete(key: string): Promise<void>;
  /** The keys of all files, or of those in a folder such as `uploads`, a page at a time. */
  keys(folder?: string): AsyncGenerator<string>;
  /** Writes a small file and removes it. @throws Unavailable when the store takes none */
  check(): Promise<void>;
}

/**
 * Opens the folder or the bucket the configuration names. What the store cannot do at the moment is
 * thrown as Unavailable.
 */
export function openFileStore({ files }: Pick<Config, 'files'>): FileStore {
  const driver = files.kind === 's3' ? bucketDriver(files) : new FolderDriver(files.folder);
  const disk = new Disk(driver);
  const expectFolder = files.kind === 'folder' ? markFolder(files.folder) : () => {};
  const present = <T>(key: string, read: (name: string) => Promise<T>) =>
    orUnavailable(async () => {
      if (await disk.exists(nameOf(key))) return read(nameOf(key));
      expectFolder();
      return null;
    });
  return {
    put: (key, content, type) =>
      orUnavailable(async () => {
        expectFolder();
        const options = { contentType: type };
        if (content instanceof Uint8Array) await disk.put(nameOf(key), content, options);
        else await disk.putStream(nameOf(key), content, options);
      }),
    get: (key, range) =>
      present(key, (name) => (range ? driver.getRange(name, range) : disk.getStream(name))),
    bytes: (key) => present(key, (name) => disk.getBytes(name)),
    exists: async (key) => (await present(key, async () => true)) ?? false,
    delete: (key) => orUnavailable(() => disk.delete(nameOf(key))),
    keys: (folder = '') => listKeys(disk, folder),
    check: () =>
      orUnavailable(async () => {
        expectFolder();
        const name = nameOf(`store-check-${hostname()}-${process.pid}`);
        await disk.put(name, new Uint8Array(4_096));
        await disk.delete(name);
      }),
  };
}

/** flydrive's driver, which also reads a part of a file. The name is one that its disk has let through. */
class FolderDriver extends FSDriver {
  readonly #folder: string;

  constructor(folder: string) {
    super({ location: folder, visibility: 'private' });
    this.#folder = folder;
  }

  async getRange(name: string, { from, to }: ByteRange): Promise<Readable> {
    return createReadStream(join(this.#folder, name), { start: from, end: to });
  }
}

/** A key that the store refuses is the caller's fault; everything else it cannot do is the store's. */
async function orUnavailable<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (cause) {
    const code = String((cause as { code?: unknown }).code);
    if (!code.startsWith('E_CANNOT_')) throw cause;
    throw new Unavailable('The file store cannot be used', { cause });
  }
}

// Names without a dot in front: the driver of folders lists those without their dot.
const markName = 'store-mark';
/** Keys that the store uses itself. */
const ofTheStore = /^store-(mark$|check-)/;

/**
 * Leaves a mark in the folder: without it, an empty mount point would look like a store without files.
 * A folder that cannot be written gets none, and then nothing is expected of it.
 * @returns throws when the mark has gone
 */
function markFolder(folder: string): () => void {
  const mark = join(folder, markName);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(mark, '', { flag: 'a' });
  } catch {
    return () => {};
  }
  return () => {
    if (!existsSync(mark)) throw new Unavailable(`The file store is not in ${folder} any more`);
  };
}

async function* listKeys(disk: Disk, folder: string): AsyncGenerator<string> {
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll(folder, { recursive: true, paginationToken }).catch((error) => {
      // A folder that nothing was put into does not exist.
      if (error.cause?.code === 'ENOENT') return null;
      throw error;
    });
    for (const object of page?.objects ?? [])
      if (object.isFile && !ofTheStore.test(object.key)) yield keyOf(object.key);
    paginationToken = page?.paginationToken;
  } while (paginationToken);
}

/** Every file system and bucket takes these names: other characters become `!` code point `!`. */
function nameOf(key: string): string {
  return key.replace(/[^\w\-./]/gu, (char) => `!${char.codePointAt(0)?.toString(16)}!`);
}

function keyOf(name: string): string {
  return name.replace(/!([0-9a-f]+)!/g, (_, code) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
}
