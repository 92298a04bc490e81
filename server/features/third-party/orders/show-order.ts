import type { ThirdPartyOrder } from '#server/graphql/generated/types.ts';
import { toItemStatus } from '#shared/third-party/item-status.rules.ts';
import type { OrderRow } from './order.store.ts';

/** Returns an order as it is answered; what names a single article is that of its first item. */
export function toThirdPartyOrder(row: OrderRow): ThirdPartyOrder {
  const { vendor, items } = row;
  const details = items.map(({ article, qty, status, statusAt, ...item }) => ({
    ...item,
    articleCode: article,
    orderQty: qty,
    status: toItemStatus(status),
    statusAt: new Date(statusAt).toISOString(),
  }));
  const [first] = details;
  if (!first) throw new Error(`The order ${row.orderNo} has no items`);
  const { articleCode, description, price, subtotal, salesUnit, orderQty } = first;
  return {
    orderNo: row.orderNo,
    status: toItemStatus(row.status),
    price,
    subtotal,
    salesUnit,
    qty: orderQty,
    product: { articleCode, description, vendor },
    notes: row.notes,
    reqDeliveryDate: row.reqDeliveryDate,
    createdAt: row.createdAt.toISOString(),
    custThirdParty: { custCode: row.isBuyer ? row.customer : null, name: row.customerName },
    isPickup: row.isPickup,
    address: row.address,
    totalOrder: row.total,
    isVendor: vendor.isOwn,
    isBuyer: row.isBuyer,
    details,
  };
}
