import { createHash } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { picture, Wrong } from '#server/feeds/cell-types.ts';
import { diskFullReason, isDiskFull } from '#server/feeds/disk-full.ts';
import { FileReport } from '#server/feeds/import-report.ts';
import type { FileStore } from '#server/files/file-store.ts';
import type { FeedServices } from './feed-services.ts';
import { pictureHashes, rememberPictures } from './feeds.store.ts';

const FORMATS = ['svg', 'webp', 'png', 'jpeg', 'gif', 'heif'];
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_PIXELS = 40_000_000;
const AT_ONCE = 2;
const REMEMBER_EVERY = 100;

/** A kind of pictures: the folder it comes from, and what is made of each. */
interface Shelf {
  /** The folder inside `images/`, with a slash behind it. */
  from: '' | 'banners/';
  /** Folders of the file store and the pixels of the longer side, the largest first. */
  sizes: readonly { into: string; pixels: number }[];
}

const products: Shelf = {
  from: '',
  sizes: [
    { into: 'images', pixels: 960 },
    { into: 'images/medium', pixels: 640 },
    { into: 'images/thumbnails', pixels: 320 },
  ],
};
/** Banners are sent compressed (B122). */
const banners: Shelf = { from: 'banners/', sizes: [{ into: 'banners', pixels: 1280 }] };

/** Part of the hash, so that pictures are made again when the way they are made changes. */
const recipeOf = ({ sizes }: Shelf) => `webp-${sizes.map(({ pixels }) => pixels).join('-')}-1`;

/**
 * Turns the pictures of a folder into WebP of 960, 640 and 320 pixels in the file store, and those of its
 * folder `banners` into WebP of 1280; those that have not changed are passed over. A bad picture does
 * not stop the others.
 */
export async function importImages(
  { db, files }: FeedServices,
  folder: string,
  onPicture: (report: FileReport, total: number) => void,
  signal?: AbortSignal,
): Promise<FileReport> {
  const report = new FileReport('images');
  const start = performance.now();
  const pictures = await findPictures(folder);
  if (!pictures) report.add(null, null, 'MISSING_FILE', 'there is no folder behind this name');
  const known = await pictureHashes(db);
  const taken = new Map<string, string>();
  const done: { name: string; hash: string }[] = [];

  async function take({ shelf, file }: Found): Promise<void> {
    const path = join(folder, shelf.from, file);
    const tell = (reason: string) =>
      report.add(null, null, 'BAD_IMAGE', reason, `images/${shelf.from}${file}`);
    const stem = picture.read(file, 0);
    if (stem instanceof Wrong) return tell(stem.reason);
    const name = shelf.from + stem;
    const twin = taken.get(name);
    if (twin) return tell(`has the same name as ${twin}`);
    taken.set(name, file);
    const found = await stat(path).catch(() => null);
    if (!found?.isFile()) return tell('is not a file');
    if (found.size > MAX_BYTES) return tell(`is larger than ${MAX_BYTES} bytes`);
    const bytes = await readFile(path);
    const hash = createHash('sha256').update(recipeOf(shelf)).update(bytes).digest('hex');
    const keys = shelf.sizes.map(({ into }) => `${into}/${stem}.webp`);
    if (known.get(name) === hash && (await files.exists(keys.at(-1) ?? ''))) return;
    let made: Uint8Array[];
    try {
      made = await convert(bytes, shelf);
    } catch (error) {
      return tell(error instanceof Unfit ? error.message : unreadable);
    }
    for (const [index, webp] of made.entries())
      await files.put(keys[index] ?? '', webp, 'image/webp');
    report.changed++;
    done.push({ name, hash });
    if (done.length >= REMEMBER_EVERY) await rememberPictures(db, done.splice(0));
  }

  async function takeAll(queue: Iterator<Found>): Promise<void> {
    for (let next = queue.next(); !next.done && !signal?.aborted; next = queue.next()) {
      await take(next.value);
      report.rows++;
      onPicture(report, pictures?.length ?? 0);
    }
  }

  const queue = (pictures ?? []).values();
  const lanes = await Promise.allSettled(Array.from({ length: AT_ONCE }, () => takeAll(queue)));
  const failure = lanes.find((lane) => lane.status === 'rejected')?.reason;
  if (failure && !isDiskFull(failure)) throw failure;
  if (failure) report.add(null, null, 'DISK_FULL', diskFullReason);
  else await rememberPictures(db, done);
  report.seconds = (performance.now() - start) / 1000;
  return report;
}

interface Found {
  shelf: Shelf;
  file: string;
}

/** The pictures of all shelves by name; null when there is no such folder. */
async function findPictures(folder: string): Promise<Found[] | null> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => null);
  if (!entries) return null;
  const listFiles = (all: Dirent[], shelf: Shelf): Found[] =>
    all
      .filter((entry) => !entry.isDirectory())
      .map(({ name }) => ({ shelf, file: name }))
      .sort((a, b) => (a.file < b.file ? -1 : 1));
  const hasBanners = entries.some((entry) => entry.isDirectory() && entry.name === 'banners');
  const inside = hasBanners ? await readdir(join(folder, 'banners'), { withFileTypes: true }) : [];
  return [...listFiles(entries, products), ...listFiles(inside, banners)];
}

/** The names, as they are stored, of the pictures of a folder whose names can be read. */
export async function pictureNames(folder: string): Promise<string[]> {
  return ((await findPictures(folder)) ?? []).flatMap(({ shelf, file }) => {
    const stem = picture.read(file, 0);
    return stem instanceof Wrong ? [] : [shelf.from + stem];
  });
}

const unreadable = 'the file is damaged, larger than is read, or no picture';

/** A picture that can be read and is not taken; the message is the reason. */
class Unfit extends Error {}

/**
 * Stores a picture as those of articles are stored, in all their sizes.
 * @param name without an ending
 * @throws when the bytes are not a picture of an allowed kind and size
 */
export async function storeArticlePicture(
  files: FileStore,
  name: string,
  bytes: Uint8Array,
): Promise<void> {
  const made = await convert(Buffer.from(bytes), products);
  for (const [at, { into }] of products.sizes.entries()) {
    const webp = made[at];
    if (webp) await files.put(`${into}/${name}.webp`, webp, 'image/webp');
  }
}

/** @throws when the bytes are not a picture of an allowed kind and size */
async function convert(bytes: Buffer, { sizes }: Shelf): Promise<Uint8Array[]> {
  const { format, width, height } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
  if (!FORMATS.includes(format)) throw new Unfit(`pictures of kind ${format} are not taken`);
  const full = sizes[0]?.pixels ?? 0;
  // A drawing has no size of its own: it is drawn as large as it will be shown.
  const scale = format === 'svg' ? full / Math.max(width, height, 1) : 1;
  const density = Math.min(Math.max(72 * scale, 1), 2400);
  // Turned upright and scaled down once, then written in every size.
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, density })
    .autoOrient()
    .resize({ width: full, height: full, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const webp = (size: number) =>
    sharp(data, { raw })
      .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82, effort: 2 })
      .toBuffer();
  return Promise.all(sizes.map(({ pixels }) => webp(pixels)));
}
