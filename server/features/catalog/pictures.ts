import type { Services } from '#server/graphql/feature.ts';
import type { ManifestAnswer } from '#shared/catalog-engine/answers/manifest.ts';
import { countPictures } from './device.store.ts';

/** The assumed size of a thumbnail when there is none to measure, bytes. */
const usual = 8_000;

/** How many pictures a range has, and about how many bytes its thumbnails take, from a few of them. */
export async function estimatePictures(
  { db, files }: Pick<Services, 'db' | 'files'>,
  sorg: string,
): Promise<ManifestAnswer['images']> {
  const { count, some } = await countPictures(db, sorg);
  const sizes: number[] = [];
  for (const name of some) {
    const bytes =
      (await files.bytes(`images/thumbnails/${name}.webp`)) ??
      (await files.bytes(`images/${name}.webp`));
    if (bytes) sizes.push(bytes.length);
  }
  const sum = sizes.reduce((total, size) => total + size, 0);
  return { count, bytes: Math.round(count * (sizes.length > 0 ? sum / sizes.length : usual)) };
}
