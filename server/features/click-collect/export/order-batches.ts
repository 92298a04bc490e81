import { batchCsv, type ColumnKind } from '#server/batches/batch-csv.ts';
import type { BatchKind } from '#server/batches/batch-kind.ts';
import { clickCollectStatuses, toStatus } from '#shared/click-collect/statuses.ts';
import { countOrders, fillWithOrders, itemRows, orderRows } from './order-batches.store.ts';

const orders: Record<string, ColumnKind> = {
  sorg: 'text',
  orderId: 'text',
  orderNumber: 'text',
  customer: 'text',
  status: 'text',
  submittedAt: 'text',
  submittedBy: 'text',
  changedAt: 'text',
  changedBy: 'text',
};

const items: Record<string, ColumnKind> = {
  sorg: 'text',
  orderId: 'text',
  id: 'text',
  sku: 'text',
  mark: 'text',
  qtyShipped: 'number',
  serials: 'text',
};

/** The export of click & collect orders that were changed in the portal. */
export const clickCollectBatches: BatchKind = {
  name: 'click-collect',
  address: 'click-collect-export',
  counted: 'orders',
  fill: fillWithOrders,
  async files(tx, batch) {
    const rows = (await orderRows(tx, batch)).map((row) => ({
      ...row,
      status: clickCollectStatuses[toStatus(row.status)],
    }));
    // The lines come first, so that a reader who finds the orders also finds their lines.
    return [
      [`click_collect_items-${batch}.csv`, batchCsv(items, await itemRows(tx, batch))],
      [`click_collect-${batch}.csv`, batchCsv(orders, rows)],
    ];
  },
  count: countOrders,
};
