import { batchCsv, type ColumnKind, type ExportRow } from '#server/batches/batch-csv.ts';
import type { BatchFile } from '#server/batches/batch-kind.ts';

const orders: Record<string, ColumnKind> = {
  sorg: 'text',
  orderNo: 'text',
  customer: 'text',
  orderType: 'text',
  custPoNo: 'text',
  notes: 'text',
  requestDeliveryDate: 'text',
  createdAt: 'text',
  placedBy: 'text',
  shipTo: 'text',
  shipToName: 'text',
  shipToAddress: 'text',
  shipToPostalCode: 'text',
  shipToCity: 'text',
  shipToCountry: 'text',
  shipmentRate: 'text',
  shipment: 'text',
  shipmentPrice: 'amount',
  paymentId: 'text',
  payment: 'text',
  total: 'amount',
  currency: 'text',
};

const orderLines: Record<string, ColumnKind> = {
  sorg: 'text',
  orderNo: 'text',
  position: 'number',
  article: 'text',
  description: 'text',
  qty: 'number',
  uom: 'text',
  price: 'amount',
  promoPrice: 'amount',
  subtotal: 'amount',
  dealNo: 'text',
  requestDate: 'text',
};

const orderChanges: Record<string, ColumnKind> = {
  no: 'number',
  sorg: 'text',
  orderNo: 'text',
  position: 'number',
  action: 'text',
  date: 'text',
  changedAt: 'text',
  changedBy: 'text',
};

/** The content of a batch. */
export interface BatchRows {
  orders: readonly ExportRow[];
  lines: readonly ExportRow[];
  changes: readonly ExportRow[];
}

/**
 * The files of a batch by their names (docs/feeds.md), in the order they are to be written: who finds
 * the orders finds their lines and changes too.
 */
export function toBatchFiles(batch: number, rows: BatchRows): BatchFile[] {
  return [
    [`order_changes-${batch}.csv`, batchCsv(orderChanges, rows.changes)],
    [`order_lines-${batch}.csv`, batchCsv(orderLines, rows.lines)],
    [`orders-${batch}.csv`, batchCsv(orders, rows.orders)],
  ];
}
