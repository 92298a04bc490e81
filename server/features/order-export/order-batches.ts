import type { BatchKind } from '#server/batches/batch-kind.ts';
import { countOrders, fillWithOrders, orderBatchRows } from './order-batches.store.ts';
import { toBatchFiles } from './order-files.rules.ts';

/** Orders and the wishes of dealers for their lines, for the ERP. */
export const orderBatches: BatchKind = {
  name: 'orders',
  address: 'order-export',
  counted: 'orders',
  fill: fillWithOrders,
  files: async (tx, batch) => toBatchFiles(batch, await orderBatchRows(tx, batch)),
  count: countOrders,
};
