import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { pageInfo, parsePage } from '#server/lib/paging.ts';
import { getDayIn } from '#shared/days.ts';
import { clearedConditions } from './cleared-invoices.rules.ts';
import { clearedPage } from './cleared-invoices.store.ts';
import { currencyOf } from './list-open-invoices.ts';
import { toInvoice } from './to-invoice.ts';

const mostInvoices = 100;

/** The cleared items of the active customer or of another one inside the viewer's fence (O070). */
export const invoiceV5: QueryResolvers['invoiceV5'] = async (_, args, ctx) => {
  const viewer = viewerOf(ctx);
  const page = parsePage({ page: args.page ?? 1, limit: args.limit ?? 10 }, mostInvoices);
  const today = getDayIn(ctx.host.timeZone);
  const conditions = clearedConditions(args, { today, active: viewer.customer?.unified });
  const asOf = new Date().toISOString();
  const { sort } = args;
  const { rows, count } = await clearedPage(ctx.db, viewer, conditions, { sort, page });
  return {
    invoices: rows.map((row) => toInvoice(row, today)),
    info: pageInfo(page, count),
    currency: currencyOf(ctx),
    asOf,
  };
};
