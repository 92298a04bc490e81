import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { toSearchPatterns } from '#server/lib/like-pattern.ts';
import { pageInfo, parsePage } from '#server/lib/paging.ts';
import { requirePayment } from './payment-off.ts';
import { transferPage } from './requests/request-list.store.ts';
import { toPaymentRequest } from './requests/show-request.ts';

/** Open transfers of all customers of the viewer, the nearest to an amount first. */
export const waitingTransfers: QueryResolvers['waitingTransfers'] = async (_root, args, ctx) => {
  requirePayment(ctx);
  const page = parsePage(args, 50);
  const search = toSearchPatterns(args.search);
  const { amount } = args;
  const { rows, count } = await transferPage(ctx.db, viewerOf(ctx), { amount, search, page });
  return {
    requests: rows.map((row) => toPaymentRequest(ctx, row)),
    counts: [],
    info: pageInfo(page, count),
    asOf: new Date().toISOString(),
  };
};
