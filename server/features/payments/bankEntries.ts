import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { toSearchPatterns } from '#server/lib/like-pattern.ts';
import { pageInfo, parsePage } from '#server/lib/paging.ts';
import { entryPage } from './bank/bank.store.ts';
import { requirePayment } from './payment-off.ts';

/** Entries of bank statements in one state, the oldest first. */
export const bankEntries: QueryResolvers['bankEntries'] = async (_root, args, ctx) => {
  requirePayment(ctx);
  const page = parsePage(args, 50);
  const search = toSearchPatterns(args.search);
  const asked = { search, state: args.state ?? 'listed', page };
  const { rows, count } = await entryPage(ctx.db, viewerOf(ctx), asked);
  return {
    entries: rows.map(({ decidedAt, ...row }) => ({
      ...row,
      id: String(row.id),
      decidedAt: decidedAt?.toISOString() ?? null,
    })),
    info: pageInfo(page, count),
    asOf: new Date().toISOString(),
  };
};
