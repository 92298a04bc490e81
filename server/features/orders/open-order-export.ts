import * as v from 'valibot';
import { viewerOf } from '#server/graphql/context.ts';
import type { OpenOrder } from '#server/graphql/generated/types.ts';
import { exportColumns, filterText } from '#server/lib/export-columns.ts';
import { type ExportContext, listExport } from '#server/lib/list-export.ts';
import { periodExport } from '#server/lib/period-export.ts';
import { addDays, getDayIn, startOfDay } from '#shared/days.ts';
import { toOpenLineConditions } from './open-orders.rules.ts';
import { type OpenLineRow, openLinePortions, openLinesOfPeriod } from './open-orders.store.ts';
import { toOpenOrder } from './to-open-order.ts';

/** A line as the list shows it, with its company. */
type Line = Pick<OpenLineRow, 'company_code' | 'company_name' | 'created_at'> & OpenOrder;

const { text, number, amount, day, dayOf } = exportColumns<Line>();

const columns = {
  companyCode: text((line) => line.company_code, 10),
  companyName: text((line) => line.company_name, 24),
  orderNumber: text((line) => line.orderNumber, 14),
  soNumber: text((line) => line.soNumber ?? null, 14),
  position: number((line) => line.position, 6),
  orderType: text((line) => line.orderType),
  poNumber: text((line) => line.poNumber ?? null),
  createdAt: dayOf((line) => line.created_at),
  createdBy: text((line) => line.createdBy ?? null),
  requestDeliveryDate: day((line) => line.requestDeliveryDate ?? null),
  expectedDeliveryDate: day((line) => line.expectedDeliveryDate ?? null),
  article: text((line) => line.article_code_display),
  description: text((line) => line.articleDescription, 40),
  modelYear: number((line) => line.modelYear ?? null),
  qty: number((line) => line.qty),
  uom: text((line) => line.uom, 6),
  price: amount((line) => line.price, 12),
  subTotal: amount((line) => line.subTotal, 12),
  status: text((line) => line.status),
  replacedBy: text((line) => line.replacedBy?.article_code_display ?? null),
  custCode: text((line) => line.custCode, 12),
  custName: text((line) => line.custName, 24),
  shipTo: text((line) => line.shipTo ?? null, 20),
  address: text((line) => line.shipToDetail.address, 36),
  notes: text((line) => line.notes ?? null, 24),
  internalNotes: text((line) => line.internalNotes ?? null, 24),
};

const toLines = (rows: readonly OpenLineRow[], ctx: ExportContext) =>
  rows.map((row): Line => ({ ...row, ...toOpenOrder(row, ctx) }));

/** The open lines that `openOrderV4` finds (M058, N070, B186). */
export const openOrderExport = listExport({
  list: 'open-orders',
  scopes: ['page.order-status'],
  filter: v.object({
    search: v.optional(filterText()),
    consignment: v.optional(v.boolean()),
  }),
  fileName: (_title, today) => `List Open Order - ${today}`,
  columns,
  async *portions(ctx, filter, most) {
    const today = getDayIn(ctx.host.timeZone);
    const asked = toOpenLineConditions(filter);
    for await (const rows of openLinePortions(ctx.db, viewerOf(ctx), today, asked, most))
      yield toLines(rows, ctx);
  },
});

/** The open lines of orders that were placed in a period (N103). */
export const openOrderDownload = periodExport({
  columns,
  async *portions(ctx, { from, to, customer }, most) {
    const { timeZone } = ctx.host;
    const days = { from: startOfDay(timeZone, from), before: startOfDay(timeZone, addDays(to, 1)) };
    const asked = { ...days, customer };
    const today = getDayIn(timeZone);
    for await (const rows of openLinesOfPeriod(ctx.db, viewerOf(ctx), today, asked, most))
      yield toLines(rows, ctx);
  },
});
