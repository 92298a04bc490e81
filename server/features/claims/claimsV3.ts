import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { pageInfo, parsePage } from '#server/lib/paging.ts';
import { toAskedClaims } from './records/asked-claims.ts';
import { toClaim } from './records/claim.store.ts';
import { claimPage, countByStatus, readClaimChoices } from './records/claim-list.store.ts';

/** A page of claims with their counts, the newest first. */
export const claimsV3: QueryResolvers['claimsV3'] = async (_, args, ctx) => {
  const page = parsePage(args, 100);
  const viewer = viewerOf(ctx);
  const asOf = new Date().toISOString();
  const asked = toAskedClaims(ctx, args);
  const reader = { viewer, locale: ctx.locale };
  const [{ rows, count }, counts, choices] = await Promise.all([
    claimPage(ctx.db, reader, { ...asked, sort: args.sort ?? null, page }),
    countByStatus(ctx.db, viewer, asked),
    readClaimChoices(ctx.db, viewer),
  ]);
  return {
    claims: rows.map(toClaim),
    counts: [...counts].map(([statusId, count]) => ({ statusId, count })),
    ...choices,
    info: pageInfo(page, count),
    asOf,
  };
};
