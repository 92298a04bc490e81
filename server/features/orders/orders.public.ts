export { ordersByNo } from './load-orders.ts';
export { openOrderDownload } from './open-order-export.ts';
export { clean, orderStates } from './orders.rules.ts';
export {
  type NewOrderLine,
  openOrderValue,
  placeOrders,
} from './place-order.store.ts';
