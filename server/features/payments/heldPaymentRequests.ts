import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { pageInfo, parsePage } from '#server/lib/paging.ts';
import { requirePayment } from './payment-off.ts';
import { allRequests, requestPage } from './requests/request-list.store.ts';
import { toPaymentRequest } from './requests/show-request.ts';

/** Requests that wait for staff, of all customers of the viewer, the longest waiting first. */
export const heldPaymentRequests: QueryResolvers['heldPaymentRequests'] = async (
  _root,
  args,
  ctx,
) => {
  requirePayment(ctx);
  const page = parsePage(args, 50);
  const filter = { ...allRequests, held: true as const };
  const { rows, count } = await requestPage(ctx.db, viewerOf(ctx), {
    filter,
    search: [],
    page,
    order: 'longest held first',
  });
  return {
    requests: rows.map((row) => toPaymentRequest(ctx, row)),
    counts: [],
    info: pageInfo(page, count),
    asOf: new Date().toISOString(),
  };
};
