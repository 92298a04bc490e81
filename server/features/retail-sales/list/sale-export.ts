import * as v from 'valibot';
import { viewerOf } from '#server/graphql/context.ts';
import { listExport } from '#server/lib/list-export.ts';
import { getDayIn, isSupportedDay } from '#shared/days.ts';
import { retailSaleStates, retailSaleTypes } from '#shared/serials/retail-sale-states.ts';
import { readAskedSales } from './sale-filter.ts';
import { type SaleRow, salePortions } from './sale-list.store.ts';

const text = v.pipe(v.string(), v.maxLength(100), v.excludes('\0'));
const day = v.optional(v.pipe(v.string(), v.check(isSupportedDay, 'a day as YYYY-MM-DD')));

/** The sales that `registeredFrames` finds (U259). */
export const saleExport = listExport({
  list: 'retail-sales',
  scopes: ['page.customer-sales-report'],
  filter: v.object({
    custCode: v.optional(text),
    search: v.optional(text),
    type: v.optional(v.picklist(retailSaleTypes)),
    status: v.optional(v.picklist(retailSaleStates)),
    from: day,
    to: day,
  }),
  columns: {
    frameNumber: { kind: 'text', value: (row: SaleRow) => row.frameNumber },
    soldDate: { kind: 'day', value: (row) => row.soldDate },
    articleCode: { kind: 'text', value: (row) => row.articleCode },
    oldCode: { kind: 'text', value: (row) => row.oldCode },
    articleDescription: { kind: 'text', value: (row) => row.articleDescription },
    dealerName: { kind: 'text', value: (row) => row.dealerName },
    consumerName: { kind: 'text', value: (row) => row.consumer?.name ?? null },
    consumerCity: { kind: 'text', value: (row) => row.consumer?.city ?? null },
    type: { kind: 'text', value: (row) => (row.nonRetail ? 'nonRetail' : 'retail') },
    status: { kind: 'text', value: (row) => row.status },
    reason: { kind: 'text', value: (row) => row.reason },
    warrantyUntil: { kind: 'day', value: (row) => row.warrantyUntil },
    createdAt: {
      kind: 'day',
      value: (row, ctx) => getDayIn(ctx.host.timeZone, row.createdAt),
    },
  },
  async *portions(ctx, filter, most) {
    const asked = await readAskedSales(ctx, filter);
    yield* salePortions(ctx.db, viewerOf(ctx), ctx.locale, asked, most);
  },
});
