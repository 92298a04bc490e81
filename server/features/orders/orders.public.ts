export { ordersByNo } from './load-orders.ts';
export { clean, orderStates } from './orders.rules.ts';
export {
  type NewOrder,
  type NewOrderLine,
  openOrderValue,
  placeOrders,
  type StockTake,
} from './place-order.store.ts';
