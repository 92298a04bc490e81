import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { ClaimNews } from '#server/graphql/generated/types.ts';
import type { InboxRow } from '../inbox/inbox.store.ts';
import { claimScope } from './claim-news.store.ts';

/** Returns the news of a claim in a notification; null for other kinds, and for a viewer without the permission. */
export function toClaimNews(row: InboxRow, ctx: Context): ClaimNews | null {
  if (row.kind !== 'claim' || row.customer === null) return null;
  if (!viewerOf(ctx).scopes.has(claimScope)) return null;
  const { event, id, referenceNo, article, qty, approvedQty } = row.data;
  return { event, id, referenceNo, article, qty, approvedQty, customer: row.customer };
}
