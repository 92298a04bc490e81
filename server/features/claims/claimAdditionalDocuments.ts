import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { checkedText } from '#server/lib/paging.ts';
import { findDocuments } from './records/claim.store.ts';

/** The papers of a claim, by number. */
export const claimAdditionalDocuments: QueryResolvers['claimAdditionalDocuments'] = (
  _,
  { claimId },
  ctx,
) => findDocuments(ctx.db, viewerOf(ctx), checkedText(claimId, 'claimId'));
