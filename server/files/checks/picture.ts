import sharp, { type Sharp } from 'sharp';
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
  await expectSize(path);
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await draw(path);
  } catch {
    throw new BadContent('FILE_DAMAGED');
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** Reads the head of the file only. */
async function expectSize(path: string): Promise<void> {
  const head = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!head || !readable.includes(head.format)) throw new BadContent('FILE_DAMAGED');
  if (head.width * (head.pageHeight ?? head.height) > maxPixels)
    throw new BadContent('FILE_PIXELS');
}

async function draw(path: string): Promise<Picture> {
  const { data, info } = await shrunk(
    sharp(path, { limitInputPixels: maxPixels, failOn: 'truncated' }).autoOrient(),
    fullSide,
  )
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

function shrunk(picture: Sharp, side: number): Sharp {
  return picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
}
