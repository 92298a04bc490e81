import sharp, { type Sharp } from 'sharp';
import { type PictureSize, pictureSizes } from '#shared/content/picture-sizes.ts';
import { openPicture, shrunk } from '../checks/picture.ts';

/** A size of a picture: a JPEG or PNG, which every program opens, and a WebP for our own pages. */
export interface DrawnSize {
  size: PictureSize;
  type: 'image/jpeg' | 'image/png';
  width: number;
  height: number;
  plain: Buffer;
  webp: Buffer;
}

const seconds = 20;
const largestFirst = (Object.keys(pictureSizes) as PictureSize[]).toSorted(
  (a, b) => pictureSizes[b] - pictureSizes[a],
);

let last: Promise<unknown> = Promise.resolve();

/**
 * Draws the sizes of an original, upright, without metadata and never larger than it is. Of an animation the first frame
 * is drawn. One picture at a time, so that uploads and answers go first.
 * @throws when the picture cannot be decoded in time
 */
export function drawSizes(path: string): Promise<DrawnSize[]> {
  const drawn = last.catch(() => {}).then(() => draw(path));
  last = drawn.catch(() => {});
  return drawn;
}

async function draw(path: string): Promise<DrawnSize[]> {
  const { autoOrient: original } = await openPicture(path).metadata();
  let pixels = await decode(path);
  const drawn: DrawnSize[] = [];
  // Each is made of the one before, which is faster than decoding the original for each.
  for (const size of largestFirst) {
    const { width, height } = getExtent(original, pictureSizes[size]);
    pixels = await toPixels(toPicture(pixels).resize({ width, height, fit: 'fill' }));
    const picture = () => toPicture(pixels).timeout({ seconds });
    const isOpaque = !hasAlpha(pixels);
    const plain = isOpaque
      ? picture().jpeg({ quality: 84 })
      : picture().png({ compressionLevel: 7 });
    drawn.push({
      size,
      type: isOpaque ? 'image/jpeg' : 'image/png',
      width,
      height,
      plain: await plain.toBuffer(),
      webp: await picture().webp({ quality: 80, effort: 2 }).toBuffer(),
    });
  }
  return drawn;
}

/** Returns the pixels of a size, by the shape of the original. @param side of the longer side at most */
function getExtent({ width, height }: { width: number; height: number }, side: number) {
  const scale = Math.min(1, side / Math.max(width, height));
  const toSide = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  return { width: toSide(width), height: toSide(height) };
}

type Pixels = Awaited<ReturnType<typeof toPixels>>;

/** Decodes a picture at its largest size; a channel of transparency stays only where something is transparent. */
async function decode(path: string): Promise<Pixels> {
  const largest = shrunk(openPicture(path), pictureSizes.high).toColourspace('srgb');
  const pixels = await toPixels(largest.timeout({ seconds }));
  if (!hasAlpha(pixels)) return pixels;
  const { isOpaque } = await toPicture(pixels).stats();
  return isOpaque ? toPixels(toPicture(pixels).removeAlpha()) : pixels;
}

/** Grey or coloured pixels with a channel of transparency. */
const hasAlpha = ({ info: { channels } }: Pixels) => channels === 2 || channels === 4;

function toPixels(picture: Sharp) {
  return picture.raw().toBuffer({ resolveWithObject: true });
}

function toPicture({ data, info: { width, height, channels } }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } });
}
