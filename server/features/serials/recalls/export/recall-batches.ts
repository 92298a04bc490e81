import { batchCsv, type ColumnKind } from '#server/batches/batch-csv.ts';
import type { BatchKind } from '#server/batches/batch-kind.ts';
import { countReports, fillWithTasks, taskRows } from './recall-batches.store.ts';

const columns: Record<string, ColumnKind> = {
  sorg: 'text',
  recall: 'text',
  article: 'text',
  frameNumber: 'text',
  customer: 'text',
  state: 'text',
  handledOn: 'text',
  notes: 'text',
  photos: 'number',
  changedAt: 'text',
  changedBy: 'text',
};

/** The export of what dealers have done about recalled frames to the ERP; a task that changes comes again. */
export const recallBatches: BatchKind = {
  name: 'recall-reports',
  address: 'recall-report-export',
  counted: 'reports',
  fill: fillWithTasks,
  files: async (tx, batch) => [
    [`recall_reports-${batch}.csv`, batchCsv(columns, await taskRows(tx, batch))],
  ],
  count: countReports,
};
