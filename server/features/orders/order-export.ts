import * as v from 'valibot';
import { viewerOf } from '#server/graphql/context.ts';
import { exportColumns, filterDay, filterText } from '#server/lib/export-columns.ts';
import { listExport } from '#server/lib/list-export.ts';
import { orderFilter } from './orders.rules.ts';
import { type ExportedOrder, orderPortions } from './orders.store.ts';

const { text, number, amount, dayOf } = exportColumns<ExportedOrder>();

/** The orders of the active customer that the filter finds, as `orders` lists them. */
export const orderExport = listExport({
  list: 'orders',
  scopes: ['page.order-status'],
  /** OrderFilterInput of the schema. */
  filter: v.object({
    search: v.optional(filterText()),
    status: v.optional(v.array(v.string())),
    from: filterDay,
    to: filterDay,
    consignment: v.optional(v.boolean()),
  }),
  columns: {
    orderNo: text((order) => order.order_no, 16),
    sapOrderNo: text((order) => order.sap_order_no, 16),
    createdAt: dayOf((order) => order.created_at),
    orderType: text((order) => order.order_type),
    custPoNo: text((order) => order.cust_po_no, 24),
    status: text((order) => order.status, 24),
    articles: number((order) => order.articles),
    total: amount((order) => order.total, 18),
  },
  portions: (ctx, filter, most) =>
    orderPortions(ctx.db, viewerOf(ctx), orderFilter(filter, ctx.host.timeZone), most),
});
