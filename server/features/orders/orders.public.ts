export { ordersByNo } from './load-orders.ts';
export { clean, orderStates } from './orders.rules.ts';
export {
  type NewOrderLine,
  openOrderValue,
  placeOrders,
} from './place-order.store.ts';
