import type { ShownFile } from './shown-file.ts';

/** The sizes of a picture with the pixels of their longer side, the smallest first (reading 92). */
const sizes = [
  ['thumbnail', 'thumbnailUrl', 320],
  ['low', 'lowFileUrl', 800],
  ['medium', 'medFileUrl', 1600],
  ['high', 'hiFileUrl', 2560],
] as const;

/** A size of a picture, in pixels. */
export interface PictureSize {
  name: 'thumbnail' | 'low' | 'medium' | 'high';
  url: string;
  width: number;
  height: number;
}

/** Returns the sizes that are made, the smallest first; of equal ones, of a small original, the first. */
export function listPictureSizes(file: ShownFile): PictureSize[] {
  const { width, height } = file;
  if (width === null || height === null) return [];
  const longer = Math.max(width, height);
  const made = sizes.flatMap(([name, field, edge]) => {
    const url = file[field];
    const scale = Math.min(1, edge / longer);
    const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
    return url === null ? [] : [{ name, url, ...size }];
  });
  return made.filter(({ width: own }, at) => made[at - 1]?.width !== own);
}

/**
 * Returns the address of the picture for a place on the screen: the smallest size that fills it, as WebP, or the
 * largest one; the original while no size is made.
 * @param width of the place, in CSS pixels @param density device pixels in one of them
 */
export function choosePictureUrl(file: ShownFile, width: number, density: number): string {
  const made = listPictureSizes(file);
  const wanted = made.find((size) => size.width >= width * density) ?? made.at(-1);
  return wanted ? `${wanted.url}?as=webp` : file.oriFileUrl;
}
