import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { checkedText } from '#server/lib/paging.ts';
import { findComments } from './records/claim.store.ts';

/** The conversation of a claim, oldest first. */
export const claimComments: QueryResolvers['claimComments'] = (_, { id }, ctx) =>
  findComments(ctx.db, viewerOf(ctx), checkedText(id, 'id'));
