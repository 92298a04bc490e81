import * as v from 'valibot';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import { exportColumns, filterDay, filterText } from '#server/lib/export-columns.ts';
import { listExport } from '#server/lib/list-export.ts';
import { itemStatuses, toItemStatus } from '#shared/third-party/item-status.rules.ts';
import { type AskedOrders, type ItemRow, type OrderRow, orderPortions } from './order.store.ts';
import { readFilter } from './read-filter.ts';

/** A row of the file: an item with its order. */
interface ExportedItem {
  order: OrderRow;
  item: ItemRow;
}

const { text, number, amount, day, dayOf } = exportColumns<ExportedItem>();

/** The items of the orders that `orderThirdParties` finds. */
export const thirdPartyOrderExport = listExport({
  list: 'third-party-orders',
  scopes: ['page.3rdpartyorder'],
  filter: v.object({
    status: v.optional(v.array(v.picklist(itemStatuses))),
    vendor: v.optional(filterText()),
    customer: v.optional(filterText()),
    from: filterDay,
    to: filterDay,
    search: v.optional(filterText()),
    incoming: v.optional(v.boolean()),
  }),
  columns: {
    orderNo: text(({ order }) => order.orderNo, 14),
    createdAt: dayOf(({ order }) => order.createdAt),
    vendor: text(({ order }) => order.vendor.name, 24),
    custCode: text(({ order }) => (order.isBuyer ? order.customer : null), 14),
    customer: text(({ order }) => order.customerName, 30),
    articleCode: text(({ item }) => item.article, 18),
    description: text(({ item }) => item.description, 40),
    orderQty: number(({ item }) => item.qty),
    salesUnit: text(({ item }) => item.salesUnit, 8),
    price: amount(({ item }) => item.price),
    subtotal: amount(({ item }) => item.subtotal),
    status: text(({ item }) => toItemStatus(item.status), 12),
    reqDeliveryDate: day(({ order }) => order.reqDeliveryDate),
    notes: text(({ order }) => order.notes, 30),
  },
  portions: (ctx, filter, most) => exportedItems(ctx, readFilter(filter, ctx.host), most),
});

/** At most `most` items. */
async function* exportedItems(
  ctx: Context,
  asked: AskedOrders,
  most: number,
): AsyncGenerator<ExportedItem[]> {
  let left = most;
  for await (const orders of orderPortions(ctx.db, viewerOf(ctx), asked, most)) {
    const items = orders.flatMap((order) => order.items.map((item) => ({ order, item })));
    yield items.slice(0, left);
    left -= items.length;
    if (left <= 0) return;
  }
}
