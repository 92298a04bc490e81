import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { picture, Wrong } from './cell-types.ts';
import { pictureHashes, rememberPictures } from './feeds.store.ts';
import type { FeedServices } from './import-feed.ts';
import { diskFullReason, isDiskFull } from './import-file.ts';
import { FileReport } from './report.ts';

const FORMATS = ['svg', 'webp', 'png', 'jpeg', 'gif', 'heif'];
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_PIXELS = 40_000_000;
const FULL = 960;
const THUMBNAIL = 320;
/** Part of the hash, so that pictures are made anew when the way they are made changes. */
const RECIPE = `webp-${FULL}-${THUMBNAIL}-1`;
const AT_ONCE = 2;
const REMEMBER_EVERY = 100;

/**
 * Turns the pictures of a folder into WebP of 960 and 320 pixels in the file store; those that have
 * not changed are passed over. A bad picture does not stop the others.
 */
export async function importImages(
  { db, files }: FeedServices,
  folder: string,
  onPicture: (report: FileReport, total: number) => void,
): Promise<FileReport> {
  const report = new FileReport('images');
  const start = performance.now();
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => null);
  if (!entries) report.add(null, null, 'MISSING_FILE', 'there is no folder behind this name');
  const names = (entries ?? [])
    .flatMap((entry) => (entry.isDirectory() ? [] : [entry.name]))
    .sort();
  const known = await pictureHashes(db);
  const taken = new Map<string, string>();
  const done: { name: string; hash: string }[] = [];
  const tell = (name: string, reason: string) =>
    report.add(null, null, 'BAD_IMAGE', reason, `images/${name}`);

  async function take(file: string): Promise<void> {
    const name = picture.read(file, 0);
    if (name instanceof Wrong) return tell(file, name.reason);
    const twin = taken.get(name);
    if (twin) return tell(file, `has the same name as ${twin}`);
    taken.set(name, file);
    const found = await stat(join(folder, file)).catch(() => null);
    if (!found?.isFile()) return tell(file, 'is not a file');
    if (found.size > MAX_BYTES) return tell(file, `is larger than ${MAX_BYTES} bytes`);
    const bytes = await readFile(join(folder, file));
    const hash = createHash('sha256').update(RECIPE).update(bytes).digest('hex');
    const [full, thumbnail] = [`images/${name}.webp`, `images/thumbnails/${name}.webp`];
    if (known.get(name) === hash && (await files.exists(thumbnail))) return;
    let made: [Uint8Array, Uint8Array];
    try {
      made = await convert(bytes);
    } catch (error) {
      return tell(file, (error as Error).message.split('\n')[0] ?? '');
    }
    await files.put(full, made[0], 'image/webp');
    await files.put(thumbnail, made[1], 'image/webp');
    report.changed++;
    done.push({ name, hash });
    if (done.length >= REMEMBER_EVERY) await rememberPictures(db, done.splice(0));
  }

  async function takeAll(queue: Iterator<string>): Promise<void> {
    for (let next = queue.next(); !next.done; next = queue.next()) {
      await take(next.value);
      report.rows++;
      onPicture(report, names.length);
    }
  }

  const queue = names.values();
  const lanes = await Promise.allSettled(Array.from({ length: AT_ONCE }, () => takeAll(queue)));
  const failure = lanes.find((lane) => lane.status === 'rejected')?.reason;
  if (failure && !isDiskFull(failure)) throw failure;
  if (failure) report.add(null, null, 'DISK_FULL', diskFullReason);
  else await rememberPictures(db, done);
  report.seconds = (performance.now() - start) / 1000;
  return report;
}

/** @throws with a reason when the bytes are not a picture of an allowed kind and size */
async function convert(bytes: Buffer): Promise<[Uint8Array, Uint8Array]> {
  const { format, width, height } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
  if (!FORMATS.includes(format)) throw new Error(`pictures of kind ${format} are not taken`);
  // A drawing has no size of its own: it is drawn as large as it will be shown.
  const scale = format === 'svg' ? FULL / Math.max(width, height, 1) : 1;
  const density = Math.min(Math.max(72 * scale, 1), 2400);
  // Turned upright and scaled down once, then written in both sizes.
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, density })
    .autoOrient()
    .resize({ width: FULL, height: FULL, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const webp = (size: number) =>
    sharp(data, { raw })
      .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82, effort: 2 })
      .toBuffer();
  return Promise.all([webp(FULL), webp(THUMBNAIL)]);
}
