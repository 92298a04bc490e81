import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { listSelectedFields } from '#server/graphql/selected-fields.ts';
import { pageInfo, parsePage } from '#server/lib/paging.ts';
import { toAskedClaims } from './records/asked-claims.ts';
import { toListedClaim } from './records/claim.store.ts';
import {
  claimPage,
  countByStatus,
  countWaiting,
  listClaimedBrands,
  searchClaims,
} from './records/claim-list.store.ts';

/** A page of claims with their counts, the newest first. The parts that are not selected are not read. */
export const claimsV3: QueryResolvers['claimsV3'] = async (_, args, ctx, info) => {
  const { db, locale } = ctx;
  const page = parsePage(args, 100);
  const viewer = viewerOf(ctx);
  const asOf = new Date().toISOString();
  const asked = await searchClaims(db, viewer, toAskedClaims(ctx, args));
  const { status } = asked.filter;
  const selected = listSelectedFields(info);
  const selects = (name: string) => selected.includes(name) || selected.includes(null);
  const [rows, counts, waiting, brands] = await Promise.all([
    selects('claims')
      ? claimPage(db, { viewer, locale }, { ...asked, sort: args.sort ?? null, page })
      : [],
    selects('counts') || selects('info') ? countByStatus(db, viewer, asked) : [],
    selects('waiting') ? countWaiting(db, viewer) : 0,
    selects('brands') ? listClaimedBrands(db, viewer) : [],
  ]);
  const found = counts.filter(({ statusId }) => status === null || statusId === status);
  const count = found.reduce((sum, one) => sum + one.count, 0);
  return {
    claims: rows.map(toListedClaim),
    counts,
    waiting,
    brands,
    info: pageInfo(page, count),
    asOf,
  };
};
