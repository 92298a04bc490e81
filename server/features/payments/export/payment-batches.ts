import { batchCsv, type ColumnKind } from '#server/batches/batch-csv.ts';
import type { BatchKind } from '#server/batches/batch-kind.ts';
import { countRequests, fillWithStates, itemRows, requestRows } from './payment-batches.store.ts';

const requests: Record<string, ColumnKind> = {
  sorg: 'text',
  externalId: 'text',
  payer: 'text',
  payerName: 'text',
  merchant: 'text',
  paymentId: 'text',
  method: 'text',
  partial: 'text',
  amount: 'amount',
  currency: 'text',
  methodDiscount: 'amount',
  status: 'text',
  gatewayReference: 'text',
  createdAt: 'text',
  createdBy: 'text',
  reason: 'text',
  changedAt: 'text',
};

const items: Record<string, ColumnKind> = {
  sorg: 'text',
  externalId: 'text',
  companyCode: 'text',
  accountingNo: 'text',
  fiscalYear: 'number',
  lineItem: 'text',
  invoiceNo: 'text',
  amount: 'amount',
  discountTaken: 'amount',
  freightAllowanceTaken: 'amount',
};

/** The export of payment requests to the ERP. Each state of a request is in exactly one batch. */
export const paymentBatches: BatchKind = {
  name: 'payments',
  address: 'payment-export',
  counted: 'requests',
  fill: fillWithStates,
  async files(tx, batch) {
    const name = (kind: string) => `${kind}-${batch}.csv`;
    // The items come first, so that a reader who finds the requests also finds their items.
    return [
      [name('payment_request_invoices'), batchCsv(items, await itemRows(tx, batch))],
      [name('payment_requests'), batchCsv(requests, await requestRows(tx, batch))],
    ];
  },
  count: countRequests,
};
