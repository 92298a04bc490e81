import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { readSalesFilter } from './sales-filter.ts';
import { readLines } from './sales-lines.store.ts';

const mostLines = 200;

/** The lines of invoices behind the figures. */
export const salesOverviewLines: QueryResolvers['salesOverviewLines'] = async (_, args, ctx) => {
  const asOf = new Date().toISOString();
  const { db, locale } = ctx;
  const filter = await readSalesFilter(ctx, args);
  const rows = await readLines(db, { viewer: viewerOf(ctx), filter, locale }, mostLines + 1);
  return {
    lines: rows
      .slice(0, mostLines)
      .map(({ position, ...row }) => ({ id: `${row.invoiceNo}~${position}`, ...row })),
    more: rows.length > mostLines,
    asOf,
  };
};
