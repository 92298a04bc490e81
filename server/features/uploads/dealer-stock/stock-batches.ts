import { batchCsv, type ColumnKind } from '#server/batches/batch-csv.ts';
import type { BatchKind } from '#server/batches/batch-kind.ts';
import { countStock, fillWithStock, stockRows } from './stock-batches.store.ts';

const columns: Record<string, ColumnKind> = {
  sorg: 'text',
  customer: 'text',
  article: 'text',
  ean: 'text',
  qty: 'number',
  changedAt: 'text',
  changedBy: 'text',
};

/** The export of the stock of dealers. */
export const stockBatches: BatchKind = {
  name: 'dealer-stock',
  address: 'dealer-stock-export',
  counted: 'articles',
  fill: fillWithStock,
  files: async (tx, batch) => [
    [`dealer_stock-${batch}.csv`, batchCsv(columns, await stockRows(tx, batch))],
  ],
  count: countStock,
};
