import { type PictureSize, pictureSizes } from '#shared/content/picture-sizes.ts';
import type { FileStore } from '../file-store.ts';

/** Where a new content is put, if it is not stored yet. @param id that of its upload, or of the file it is made for */
export function placeOfContent(id: string): string {
  return `stored/${id}`;
}

/** Where the small version of a picture lies. */
export function thumbnailPlace(place: string): string {
  return `${place}-small`;
}

/** Where a size of an original picture lies. @param isWebp true for the WebP, false for the JPEG or PNG */
export function sizePlace(place: string, size: PictureSize, isWebp: boolean): string {
  return `${place}-${size}${isWebp ? '.webp' : ''}`;
}

/** Removes a content and what was made of it from the file store. @param hasSizes of an original picture */
export async function deleteContent(
  files: FileStore,
  { place, hasSizes }: { place: string; hasSizes: boolean },
): Promise<void> {
  await files.delete(place);
  await files.delete(thumbnailPlace(place));
  if (hasSizes) await deleteSizes(files, place);
}

/** Removes the sizes of an original picture, those that there are. */
export async function deleteSizes(files: FileStore, place: string): Promise<void> {
  for (const size of Object.keys(pictureSizes) as PictureSize[])
    for (const isWebp of [false, true]) await files.delete(sizePlace(place, size, isWebp));
}
