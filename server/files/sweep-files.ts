import type { Services } from '#server/graphql/feature.ts';
import { deleteContent, placeOfContent } from './stored/content-places.ts';
import { deleteOrphans, deleteUnusedContents, isPlaceUsed } from './stored/stored-files.store.ts';
import { deletePieces, deleteStrayPieces } from './uploads/piece-store.ts';
import { deleteUpload, oldUploads } from './uploads/uploads.store.ts';

/** The queue of the hourly sweep. */
export const sweepQueue = 'file-sweep';
/** Every hour, at a minute other jobs do not take. */
export const sweepTimes = '17 * * * *';

const atOnce = 200;

/**
 * Deletes uploads that are over a day old, pieces without an upload, files no record has taken for a day, and
 * contents no file uses. What is in the file store goes after its row, and an upload's row after all it may have put
 * there, so that a sweep that is cut off is completed by the next.
 */
export async function sweepFiles({ db, files }: Pick<Services, 'db' | 'files'>): Promise<void> {
  for (let ids = await oldUploads(db, atOnce); ids.length > 0; ids = await oldUploads(db, atOnce))
    for (const id of ids) {
      await deletePieces(db, files, id);
      const place = placeOfContent(id);
      if (!(await isPlaceUsed(db, place))) await deleteContent(files, { place, hasSizes: false });
      await deleteUpload(db, id);
    }
  await deleteStrayPieces(db, files, atOnce);
  while ((await deleteOrphans(db, atOnce)) > 0);
  for (;;) {
    const unused = await deleteUnusedContents(db, atOnce);
    for (const content of unused) await deleteContent(files, content);
    if (unused.length === 0) return;
  }
}
