import * as v from 'valibot';
import { viewerOf } from '#server/graphql/context.ts';
import { listExport } from '#server/lib/list-export.ts';
import { getDayIn, isSupportedDay } from '#shared/days.ts';
import { orderFilter } from './orders.rules.ts';
import { type ExportedOrder, orderPortions } from './orders.store.ts';

const day = v.optional(v.pipe(v.string(), v.check(isSupportedDay, 'a day as YYYY-MM-DD')));

/** The orders of the active customer that the filter finds, as `orders` lists them. */
export const orderExport = listExport({
  list: 'orders',
  scopes: ['page.order-status'],
  /** OrderFilterInput of the schema. */
  filter: v.object({
    search: v.optional(v.string()),
    status: v.optional(v.array(v.string())),
    from: day,
    to: day,
    consignment: v.optional(v.boolean()),
  }),
  columns: {
    orderNo: { kind: 'text', value: (order: ExportedOrder) => order.order_no },
    sapOrderNo: { kind: 'text', value: (order) => order.sap_order_no },
    createdAt: {
      kind: 'day',
      value: (order, { host }) => getDayIn(host.timeZone, order.created_at),
    },
    orderType: { kind: 'text', value: (order) => order.order_type },
    custPoNo: { kind: 'text', value: (order) => order.cust_po_no },
    status: { kind: 'text', value: (order) => order.status },
    articles: { kind: 'number', value: (order) => order.articles },
    total: { kind: 'amount', value: (order) => order.total },
  },
  portions: (ctx, filter, most) =>
    orderPortions(ctx.db, viewerOf(ctx), orderFilter(filter, ctx.host.timeZone), most),
});
