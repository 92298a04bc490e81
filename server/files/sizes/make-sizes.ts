import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Db } from '#server/db/database.ts';
import type { Services } from '#server/graphql/feature.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { deleteSizes, sizePlace } from '../stored/content-places.ts';
import type { ContentKey, ReadySizes } from '../stored/stored-files.store.ts';
import { type DrawnSize, drawSizes } from './draw-sizes.ts';
import { findWithoutSizes, listWithoutJob, noteSizes } from './sizes.store.ts';

const queue = 'picture-sizes';
const most = 500;

type Parts = Pick<Services, 'db' | 'files'>;

/** Makes the sizes of original pictures in jobs. */
export async function workOnSizes(jobs: Jobs, parts: Parts): Promise<void> {
  await jobs.work<ContentKey>(queue, (key) => makeSizes(parts, key));
}

/** Asks for the sizes of an original picture that is being stored. @param tx the transaction that stores it */
export function sendForSizes(jobs: Jobs, { sorg, hash }: ContentKey, tx?: Db): Promise<void> {
  return jobs.send(queue, { sorg, hash }, tx);
}

/** Asks for the sizes of pictures that were stored without a request, such as those of a feed. */
export async function sendMissing({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Promise<void> {
  for (const key of await listWithoutJob(db, queue, most)) await sendForSizes(jobs, key);
}

/**
 * Makes the sizes of an original picture, unless they are made. Two processes that do so at once write the same files.
 * @throws when the picture cannot be drawn now, so that the job is repeated
 */
export async function makeSizes({ db, files }: Parts, key: ContentKey): Promise<void> {
  const place = await findWithoutSizes(db, key);
  const original = place && (await files.get(place));
  if (!original) return;
  const folder = await mkdtemp(join(tmpdir(), 'pannier-sizes-'));
  try {
    const path = join(folder, 'original');
    await pipeline(original, createWriteStream(path));
    const drawn = await drawSizes(path);
    for (const { size, type, plain, webp } of drawn) {
      await files.put(sizePlace(place, size, false), plain, type);
      await files.put(sizePlace(place, size, true), webp, 'image/webp');
    }
    // A sweep that has deleted the picture since found no sizes to delete.
    if (!(await noteSizes(db, key, place, toReady(drawn)))) await deleteSizes(files, place);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function toReady(drawn: readonly DrawnSize[]): ReadySizes {
  return Object.fromEntries(
    drawn.map(({ size, width, height, type }) => [size, { width, height, type }]),
  );
}
