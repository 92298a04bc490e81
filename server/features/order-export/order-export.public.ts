export type { Batch } from './batches.store.ts';
export { type BatchSource, batchesIn, exportOrders } from './export-orders.ts';
