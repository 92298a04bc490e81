import type { Db } from '#server/db/database.ts';
import { notifyOfClaimComments } from '#server/features/notifications/notifications.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { ClaimComment } from '#server/graphql/generated/types.ts';
import { insertComment, type NewComment } from './conversation.store.ts';

/** Adds a comment to a claim and notifies the others who have a part in it. */
export async function writeComment(
  tx: Db,
  viewer: Viewer,
  comment: NewComment,
): Promise<ClaimComment> {
  const stored = await insertComment(tx, viewer, comment);
  await notifyOfClaimComments(tx, [stored.id]);
  return stored;
}
