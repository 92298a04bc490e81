export { acknowledgeBatch } from './batches.store.ts';
export { exportOrders } from './export-orders.ts';
