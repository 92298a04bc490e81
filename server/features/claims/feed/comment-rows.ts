import { notifyOfClaimComments } from '#server/features/notifications/notifications.public.ts';
import type { Entry, FileRun, Row } from '#server/feeds/feed-file.ts';
import { findCommentsToNotify, findKnownComments, toCommentKey } from './fed-comments.store.ts';

/** Marks the comments that have not come before: one that is corrected notifies once. */
export async function findNewComments(batch: Entry[], { db }: FileRun): Promise<void> {
  const rows = batch.map(({ row }) => row);
  const known = await findKnownComments(db, rows);
  for (const row of rows) row.isNew = !known.has(toCommentKey(row));
}

/** Notifies users of new comments that were written after the portal had their claim. */
export async function notifyOfNewComments(rows: Row[], { db }: FileRun): Promise<void> {
  const added = rows.filter(({ isNew }) => isNew);
  await notifyOfClaimComments(db, await findCommentsToNotify(db, added));
}
