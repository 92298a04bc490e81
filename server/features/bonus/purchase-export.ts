import * as v from 'valibot';
import { viewerOf } from '#server/graphql/context.ts';
import type { B2BPurchase } from '#server/graphql/generated/types.ts';
import { exportColumns, filterText } from '#server/lib/export-columns.ts';
import { listExport } from '#server/lib/list-export.ts';
import { isCounted } from '#shared/bonus/bonus.rules.ts';
import { getDayIn } from '#shared/days.ts';
import { readAgreements } from './agreements.store.ts';
import { toPurchase } from './b2bPurchasesV3.ts';
import { periodEntries, readPeriod } from './bonus-period.rules.ts';
import { boughtPortions } from './bought-lines.store.ts';

const { text, number, amount, day } = exportColumns<B2BPurchase>();

/** The statement of the bonus: all lines that `b2bPurchasesV3` finds, each with why it counts or not. */
export const purchaseExport = listExport({
  list: 'bonus-purchases',
  scopes: ['page.bonus-dealer'],
  filter: v.object({ ...periodEntries, brand: v.optional(filterText()) }),
  columns: {
    invoiceDate: day((row) => row.invoiceDate),
    invoiceNumber: text((row) => row.invoiceNumber),
    articleCode: text((row) => row.articleCode),
    articleDescription: text((row) => row.articleDescription, 36),
    brandId: text((row) => row.brandId, 14),
    quantity: number((row) => row.quantity),
    subTotal: amount((row) => row.subTotal),
    counted: amount((row) => (isCounted(row.reason) ? row.subTotal : 0)),
    point: number((row) => row.point ?? null),
    pointValue: amount((row) => row.pointValue ?? null),
    pointSum: amount(({ point, pointValue }) => (point ?? 0) * (pointValue ?? 0)),
    reason: text((row) => row.reason, 24),
  },
  async *portions(ctx, filter, most) {
    const viewer = viewerOf(ctx);
    const { from, to, brand } = readPeriod(filter, getDayIn(ctx.host.timeZone));
    const agreements = await readAgreements(ctx.db, viewer);
    for await (const rows of boughtPortions(ctx.db, viewer, { from, to, brand }, most))
      yield rows.map((row) => toPurchase(row, agreements));
  },
});
