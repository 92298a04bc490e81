import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { checkedText } from '#server/lib/paging.ts';
import { findPdi } from './pdi.store.ts';

/** One inspection of the viewer's customers. */
export const claimPDI: QueryResolvers['claimPDI'] = (_, { id }, ctx) =>
  findPdi(ctx.db, viewerOf(ctx), checkedText(id, 'id'));
