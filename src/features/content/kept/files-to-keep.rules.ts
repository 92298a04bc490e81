import { type PictureSize, pictureSizes } from '#shared/content/picture-sizes.ts';
import type { ShownFile } from '../files/shown-file.ts';
import type { FileToKeep, KeptItem } from './kept-item.ts';

/** The most bytes of all content that the device keeps (B4). */
export const keptBudget = 200_000_000;

const fields = {
  thumbnail: 'thumbnailUrl',
  low: 'lowFileUrl',
  medium: 'medFileUrl',
  high: 'hiFileUrl',
} as const;

/** A smaller picture has more detail in each pixel. */
const detail = 1.5;

/**
 * Returns a file as it is kept: the original, or a size of a picture where it is made. The bytes of a size are estimated
 * from those of the original.
 */
export function toFileToKeep(file: ShownFile, size: PictureSize | 'original'): FileToKeep {
  const { fileName: name, bytes, width, height } = file;
  const made = size === 'original' ? null : file[fields[size]];
  if (size === 'original' || !made) return { url: file.oriFileUrl, name, bytes };
  const scale = Math.min(1, pictureSizes[size] / Math.max(width ?? 1, height ?? 1));
  return { url: made, name, bytes: Math.min(bytes, Math.round(bytes * detail * scale ** 2)) };
}

export const sumBytes = (files: readonly Pick<FileToKeep, 'bytes'>[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);

type Compared = Pick<KeptItem, 'changedAt' | 'files'>;

/** Whether the server has another version than the device. */
export function isOutdated(kept: Compared, present: Compared): boolean {
  const urls = new Set(kept.files.map(({ url }) => url));
  const others = present.files.filter(({ url }) => !urls.has(url));
  return (
    kept.changedAt !== present.changedAt || others.length > 0 || urls.size > present.files.length
  );
}
