import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { pageInfo, parsePage } from '#server/lib/paging.ts';
import { requirePayment } from './payment-off.ts';
import { paymentStatus } from './payment-status.texts.ts';
import { toRequestFilter } from './requests/request-filter.ts';
import { countsByStatus, requestPage } from './requests/request-list.store.ts';
import { requestStatuses } from './requests/request-state.rules.ts';
import { toPaymentRequest } from './requests/show-request.ts';

const mostPerPage = 50;

/**
 * Payment requests of a payer, those that cover given invoices or all (O072, N081, reading 25), in two
 * statements.
 */
export const paymentRequestByPayerAndInvoiceNos: QueryResolvers['paymentRequestByPayerAndInvoiceNos'] =
  async (_root, args, ctx) => {
    requirePayment(ctx);
    const page = parsePage(args, mostPerPage);
    const viewer = viewerOf(ctx);
    const { filter, search } = toRequestFilter(ctx, args);
    const { rows, count } = await requestPage(ctx.db, viewer, { filter, search, page });
    const counts = await countsByStatus(ctx.db, viewer, { filter, search });
    return {
      requests: rows.map((row) => toPaymentRequest(ctx, row)),
      counts: requestStatuses.map((id) => ({
        status: paymentStatus(id, ctx.locale),
        count: counts.get(id) ?? 0,
      })),
      info: pageInfo(page, count),
      asOf: new Date().toISOString(),
    };
  };
