import * as v from 'valibot';
import { viewerOf } from '#server/graphql/context.ts';
import { exportColumns, filterDay, filterSort, filterText } from '#server/lib/export-columns.ts';
import { listExport } from '#server/lib/list-export.ts';
import { periodExport } from '#server/lib/period-export.ts';
import { retailSaleStates, retailSaleTypes } from '#shared/serials/retail-sale-states.ts';
import { readAskedSales } from './sale-filter.ts';
import { type SaleRow, salePortions } from './sale-list.store.ts';

const { text, day, dayOf } = exportColumns<SaleRow>();

const columns = {
  frameNumber: text((row) => row.frameNumber, 20),
  soldDate: day((row) => row.soldDate),
  articleCode: text((row) => row.articleCode, 16),
  oldCode: text((row) => row.oldCode, 16),
  articleDescription: text((row) => row.articleDescription, 30),
  dealerName: text((row) => row.dealerName, 26),
  consumerName: text((row) => row.consumer?.name ?? null, 26),
  consumerCity: text((row) => row.consumer?.city ?? null, 20),
  type: text((row) => (row.nonRetail ? 'nonRetail' : 'retail')),
  status: text((row) => row.status),
  reason: text((row) => row.reason, 30),
  warrantyUntil: day((row) => row.warrantyUntil),
  createdAt: dayOf((row) => row.createdAt),
};

/** The sales that `registeredFrames` finds (U259). */
export const saleExport = listExport({
  list: 'retail-sales',
  scopes: ['page.customer-sales-report'],
  filter: v.object({
    custCode: v.optional(filterText()),
    search: v.optional(filterText()),
    type: v.optional(v.picklist(retailSaleTypes)),
    status: v.optional(v.picklist(retailSaleStates)),
    from: filterDay,
    to: filterDay,
    sort: filterSort(['frameNumber', 'soldDate', 'status']),
  }),
  columns,
  async *portions(ctx, { sort, ...filter }, most) {
    const asked = { ...(await readAskedSales(ctx, filter)), sort };
    yield* salePortions(ctx.db, viewerOf(ctx), ctx.locale, asked, most);
  },
});

/** The retail sales of a period (N103). */
export const saleDownload = periodExport({
  columns,
  portions: ({ db, viewer, locale }, { customer, from, to }, most) => {
    const filter = { custCode: customer, nonRetail: null, status: null, from, to, frame: null };
    const asked = {
      filter,
      search: [],
      sort: [{ by: 'soldDate' as const, order: 'ASC' as const }],
    };
    return salePortions(db, viewerOf({ viewer }), locale, asked, most);
  },
});
