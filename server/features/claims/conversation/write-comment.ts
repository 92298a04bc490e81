import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { ClaimComment } from '#server/graphql/generated/types.ts';
import { insertComment, type NewComment } from './conversation.store.ts';

/** Adds a comment to a claim. Every comment passes here: whoever is told of one is told from here. */
export const writeComment = (tx: Db, viewer: Viewer, comment: NewComment): Promise<ClaimComment> =>
  insertComment(tx, viewer, comment);
