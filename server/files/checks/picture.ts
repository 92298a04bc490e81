import sharp, { type Metadata, type Sharp } from 'sharp';
import { maxPixels } from '#shared/file-limits.ts';
import { BadContent } from '../file-rules.ts';

/** Pixels of the longer side: enough to read a serial number, and below what WebP can hold. */
const fullSide = 4_096;
const thumbnailSide = 320;
const seconds = 20;
const readable = ['jpeg', 'png', 'webp', 'gif', 'heif'];

/** A picture as it is stored; nothing of the received file is kept but its pixels. */
export interface Picture {
  full: Buffer;
  thumbnail: Buffer;
}

/** Decoding a picture of 40 megapixels takes some 120 MB. */
const atOnce = 2;
const waiting: (() => void)[] = [];
let running = 0;

/**
 * Draws a picture again as WebP, upright and without metadata (EXIF, GPS, comments, hidden files), and a
 * thumbnail of 320 pixels. Of an animation the first frame is kept.
 * @throws BadContent for one that is damaged or has more than 40 megapixels; nothing is decoded then
 */
export async function readPicture(path: string): Promise<Picture> {
  await readHead(path);
  return await decode(() => draw(path));
}

/**
 * Decodes a picture, few at a time.
 * @throws BadContent FILE_DAMAGED
 */
async function decode<T>(run: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await run();
  } catch {
    throw new BadContent('FILE_DAMAGED');
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** Reads the head of the file only. */
async function readHead(path: string): Promise<Metadata> {
  const head = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!head || !readable.includes(head.format)) throw new BadContent('FILE_DAMAGED');
  if (head.width * (head.pageHeight ?? head.height) > maxPixels)
    throw new BadContent('FILE_PIXELS');
  return head;
}

/** A picture that is stored as it was received. */
export interface OriginalPicture {
  type: string;
  extension: string;
  /** Upright, in pixels. */
  width: number;
  height: number;
}

/** The formats of originals (N117), which all programs open. */
const originals: Record<string, Pick<OriginalPicture, 'type' | 'extension'>> = {
  jpeg: { type: 'image/jpeg', extension: 'jpg' },
  png: { type: 'image/png', extension: 'png' },
  webp: { type: 'image/webp', extension: 'webp' },
};

/**
 * Finds out what a picture is that is kept as it is, and decodes it once, as the jobs that make its sizes will.
 * @throws BadContent as `readPicture` does, and FILE_KIND for other formats than JPEG, PNG and WebP
 */
export async function readOriginal(path: string): Promise<OriginalPicture> {
  const { format, autoOrient } = await readHead(path);
  const found = originals[format];
  if (!found) throw new BadContent('FILE_KIND');
  await decode(() => shrunk(openPicture(path), thumbnailSide).timeout({ seconds }).toBuffer());
  return { ...found, width: autoOrient.width, height: autoOrient.height };
}

/** Opens a picture upright, so that reading it fails where it is cut off or too large. @param source a path, or bytes */
export function openPicture(source: string | Uint8Array): Sharp {
  return sharp(source, { limitInputPixels: maxPixels, failOn: 'truncated' }).autoOrient();
}

/**
 * Draws a stored picture, upright and without metadata, in a format that every program opens: JPEG, or PNG where something
 * is transparent.
 * @param side pixels of the longer side at most; null for all that is stored
 * @throws BadContent FILE_DAMAGED
 */
export function drawPlain(
  stored: Uint8Array,
  side: number | null,
): Promise<{ content: Buffer; extension: 'jpg' | 'png' }> {
  return decode(async () => {
    const picture = shrunk(openPicture(stored), side ?? fullSide).toColourspace('srgb');
    const { hasAlpha } = await openPicture(stored).metadata();
    const isOpaque = !hasAlpha || (await openPicture(stored).stats()).isOpaque;
    const plain = isOpaque ? picture.jpeg({ quality: 84 }) : picture.png({ compressionLevel: 7 });
    const content = await plain.timeout({ seconds }).toBuffer();
    return { content, extension: isOpaque ? 'jpg' : 'png' };
  });
}

async function draw(path: string): Promise<Picture> {
  const { data, info } = await shrunk(openPicture(path), fullSide)
    .toColourspace('srgb')
    .raw()
    .timeout({ seconds })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const again = () => sharp(data, { raw: { width, height, channels } });
  const [full, thumbnail] = await Promise.all([
    again().webp({ quality: 82, effort: 2 }).toBuffer(),
    shrunk(again(), thumbnailSide).webp({ quality: 78, effort: 2 }).toBuffer(),
  ]);
  return { full, thumbnail };
}

/** Makes a picture smaller, never larger. @param side pixels of the longer side */
export function shrunk(picture: Sharp, side: number): Sharp {
  return picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
}
