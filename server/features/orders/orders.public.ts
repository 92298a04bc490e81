export { ordersByNo } from './load-orders.ts';
export { clean } from './orders.rules.ts';
export { type NewOrderLine, openOrderTotal, placeOrder } from './place-order.store.ts';
