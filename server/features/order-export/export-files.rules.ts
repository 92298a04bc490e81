import { csvText, decimalText } from '#server/lib/table-export.ts';

/** How a column is written: amounts need the decimals of the row's currency. */
type Kind = 'text' | 'number' | 'amount';

/** A row as the database gives it, by column; amounts in minor units. */
export type ExportRow = Record<string, string | number | null> & { precision: number };

const orders: Record<string, Kind> = {
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

const orderLines: Record<string, Kind> = {
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

const orderChanges: Record<string, Kind> = {
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
export function filesOf(batch: number, rows: BatchRows): [name: string, text: string][] {
  return [
    [`order_changes-${batch}.csv`, csvOf(orderChanges, rows.changes)],
    [`order_lines-${batch}.csv`, csvOf(orderLines, rows.lines)],
    [`orders-${batch}.csv`, csvOf(orders, rows.orders)],
  ];
}

function csvOf(columns: Record<string, Kind>, rows: readonly ExportRow[]): string {
  const lines = rows.map((row) =>
    Object.entries(columns)
      .map(([name, kind]) => cellOf(row[name] ?? null, kind, row.precision))
      .join(','),
  );
  return `${[Object.keys(columns).join(','), ...lines].join('\n')}\n`;
}

function cellOf(value: string | number | null, kind: Kind, precision: number): string {
  if (value === null) return '';
  if (kind === 'number') return String(Number(value));
  if (kind === 'amount') return decimalText(Number(value), precision);
  return csvText(String(value));
}
