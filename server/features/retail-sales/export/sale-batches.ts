import { batchCsv, type ColumnKind } from '#server/batches/batch-csv.ts';
import type { BatchKind } from '#server/batches/batch-kind.ts';
import { countSales, fillWithSales, saleRows, serialRows } from './sale-batches.store.ts';

const sales: Record<string, ColumnKind> = {
  sorg: 'text',
  saleId: 'text',
  action: 'text',
  customer: 'text',
  frameNumber: 'text',
  article: 'text',
  soldDate: 'text',
  nonRetail: 'text',
  salesChannel: 'text',
  documentNo: 'text',
  quantityFraction: 'number',
  salesPriceNet: 'amount',
  salesPriceGross: 'amount',
  currency: 'text',
  postalCode: 'text',
  name: 'text',
  phone: 'text',
  email: 'text',
  address: 'text',
  city: 'text',
  consent: 'text',
  warrantyUntil: 'text',
  createdAt: 'text',
  changedAt: 'text',
  changedBy: 'text',
};

const serials: Record<string, ColumnKind> = {
  sorg: 'text',
  saleId: 'text',
  kind: 'text',
  value: 'text',
};

/** The export of retail sales to the ERP, which answers them in `retail_sales.csv`. */
export const saleBatches: BatchKind = {
  name: 'retail-sales',
  address: 'retail-sales-export',
  counted: 'sales',
  fill: fillWithSales,
  // The numbers come first, so that a reader who finds the sales also finds their numbers.
  files: async (tx, batch) => [
    [`retail_sale_serials-${batch}.csv`, batchCsv(serials, await serialRows(tx, batch))],
    [`retail_sales-${batch}.csv`, batchCsv(sales, await saleRows(tx, batch))],
  ],
  count: countSales,
};
