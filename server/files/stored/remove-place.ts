import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { transact } from '#server/db/transact.ts';
import type { Services } from '#server/graphql/feature.ts';
import { removePlaceInThread } from '../checks/check-pool.ts';
import type { FileStore } from '../file-store.ts';
import { sendForSizes } from '../sizes/make-sizes.ts';
import { deleteContent, placeOfContent } from './content-places.ts';
import {
  deleteContentWithoutFile,
  isPlaceUsed,
  listWithPlaceToRemove,
  replaceOriginal,
  type StoredFile,
} from './stored-files.store.ts';

type Parts = Pick<Services, 'db' | 'files' | 'jobs'>;

const atOnce = 50;

/** Rewrites the originals whose place is to be removed. */
export async function removePlaces(parts: Parts): Promise<void> {
  for (const file of await listWithPlaceToRemove(parts.db, atOnce))
    await removePlaceOf(parts, file);
}

/**
 * Gives a file the content it has without the place where its picture was taken, and deletes the one with it when no
 * other file uses it. Of two at once one does it; after a crash it is done again.
 */
export async function removePlaceOf({ db, files, jobs }: Parts, file: StoredFile): Promise<void> {
  const bytes = await rewrite(files, file.place);
  if (!bytes) return;
  const place = placeOfContent(file.id);
  await files.put(place, bytes, file.type);
  const hash = createHash('sha256').update(bytes).digest('hex');
  const replaced = await transact(db, async (tx) => {
    const before = await replaceOriginal(tx, file, { hash, place, bytes: bytes.length });
    if (before) await sendForSizes(jobs, { sorg: file.sorg, hash }, tx);
    return before;
  });
  if (!(await isPlaceUsed(db, place))) await deleteContent(files, { place, hasSizes: false });
  const unused = replaced && (await deleteContentWithoutFile(db, replaced));
  if (unused) await deleteContent(files, unused);
}

async function rewrite(files: FileStore, place: string): Promise<Buffer | null> {
  const original = await files.get(place);
  if (!original) return null;
  const folder = await mkdtemp(join(tmpdir(), 'pannier-place-'));
  try {
    const path = join(folder, 'original');
    await pipeline(original, createWriteStream(path));
    await removePlaceInThread(path);
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
