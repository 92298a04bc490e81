import { batchCsv, type ColumnKind } from '#server/batches/batch-csv.ts';
import type { BatchKind } from '#server/batches/batch-kind.ts';
import { categoryRows, countCategories, fillWithCategories } from './category-batches.store.ts';

const columns: Record<string, ColumnKind> = {
  sorg: 'text',
  code: 'text',
  region: 'text',
  category: 'text',
  changedAt: 'text',
  changedBy: 'text',
};

/** The export of the categories of region groups that were changed in the portal. */
export const categoryBatches: BatchKind = {
  name: 'region-categories',
  address: 'region-category-export',
  counted: 'categories',
  fill: fillWithCategories,
  files: async (tx, batch) => [
    [`region_categories-${batch}.csv`, batchCsv(columns, await categoryRows(tx, batch))],
  ],
  count: countCategories,
};
