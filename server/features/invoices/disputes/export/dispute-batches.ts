import { batchCsv, type ColumnKind } from '#server/batches/batch-csv.ts';
import type { BatchKind } from '#server/batches/batch-kind.ts';
import { countDisputes, disputeRows, fillWithDisputes } from './dispute-batches.store.ts';

const columns: Record<string, ColumnKind> = {
  sorg: 'text',
  disputeId: 'text',
  companyCode: 'text',
  accountingNo: 'text',
  fiscalYear: 'number',
  lineItem: 'text',
  invoiceNo: 'text',
  payer: 'text',
  customer: 'text',
  status: 'text',
  reason: 'text',
  description: 'text',
  amount: 'amount',
  currency: 'text',
  files: 'number',
  openedOn: 'text',
  openedBy: 'text',
  changedAt: 'text',
  changedBy: 'text',
};

/** The export of disputes to the ERP. Each state that a user has given to a dispute is in exactly one batch. */
export const disputeBatches: BatchKind = {
  name: 'disputes',
  address: 'dispute-export',
  counted: 'disputes',
  fill: fillWithDisputes,
  files: async (tx, batch) => [
    [`invoice_disputes-${batch}.csv`, batchCsv(columns, await disputeRows(tx, batch))],
  ],
  count: countDisputes,
};
