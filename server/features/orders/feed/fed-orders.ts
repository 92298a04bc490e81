import type { Entry, FileRun, Row } from '#server/feeds/feed-file.ts';
import { type OrderKey, placedLines, placedOrders, unknownLines } from './fed-orders.store.ts';

/** Columns of an order that its buyer decided on when placing it here. */
const decided = [
  'order_type',
  'cust_po_no',
  'notes',
  'request_delivery_date',
  'created_at',
  'placed_by',
  'ship_to',
  'ship_to_address',
  'shipment_rate',
  'shipment_name',
  'shipment_price',
  'payment_id',
  'payment_type',
  'payment_description',
  'total',
] as const;

/** Likewise of a line; its price, dates and state are the ERP's. */
const decidedOfLine = ['description', 'qty', 'uom'] as const;

/**
 * Lets orders placed here keep what was agreed, whatever their rows say, and refuses those that give
 * them to another customer, or take a number the portal will give some day.
 */
export async function keepOrdered(batch: Entry[], run: FileRun): Promise<void> {
  const known = await placedOrders(run.db, listKeys(batch));
  for (const { line, row } of batch) {
    const order = known.get(keyOf(row));
    // The portal's payment status is kept until the ERP sends one (reading 71).
    if (order && row.payment_status === '') row.payment_status = order.row.payment_status;
    if (!order && isOurs(row)) {
      const reason = `numbers of this form are given here, and "${row.order_no}" was not given yet`;
      run.tell(line, 'orderNo', 'NOT_ALLOWED', reason);
    }
    if (!order?.here) continue;
    if (row.customer !== undefined && row.customer !== order.row.customer)
      run.tell(
        line,
        'customer',
        'NOT_ALLOWED',
        `order "${row.order_no}" was placed here for customer "${order.row.customer}"`,
      );
    for (const name of decided) row[name] = order.row[name];
  }
}

/** Lets lines ordered here keep their quantity and words, and refuses those that name another article. */
export async function keepOrderedLines(batch: Entry[], run: FileRun): Promise<void> {
  const known = await placedLines(run.db, listKeys(batch));
  for (const { line, row } of batch) {
    const ordered = known.get(keyOf(row));
    if (!ordered) continue;
    if (row.article !== undefined && row.article !== ordered.article)
      run.tell(
        line,
        'article',
        'NOT_ALLOWED',
        `"${ordered.article}" was ordered here; cancel the line and add one for "${row.article}"`,
      );
    for (const name of decidedOfLine) row[name] = ordered[name];
  }
}

/** Refuses rows of lines that no order has. */
export async function knowLines(batch: Entry[], { db, tell, named }: FileRun): Promise<void> {
  const entries = batch.filter(({ row }) => isKey(row) && row.position !== undefined);
  const missing = await unknownLines(
    db,
    entries.map(({ row }) => row),
  );
  for (const { line, row } of missing.flatMap((place) => entries[place] ?? []))
    tell(
      line,
      'position',
      'UNKNOWN_REFERENCE',
      `there is no line ${row.position} of an order "${row.order_no}" in ${row.sorg}`,
      named.findCause(
        { table: 'order_line', column: 'order_no' },
        String(row.sorg),
        String(row.order_no),
      ),
    );
}

const isKey = (row: Row) => typeof row.sorg === 'string' && typeof row.order_no === 'string';

const listKeys = (batch: Entry[]) =>
  batch.map(({ row }) => row).filter(isKey) as unknown as OrderKey[];

/** The key of an order, or of a line where the row has a position. */
function keyOf({ sorg, order_no, position }: Row): string {
  return JSON.stringify([sorg, order_no, position ?? null]);
}

/** Sales organisation and at least seven digits: how checkout numbers orders. */
function isOurs({ sorg, order_no }: Row): boolean {
  const [own, no] = [String(sorg ?? ''), String(order_no ?? '')];
  return own !== '' && no.startsWith(own) && /^\d{7,}$/.test(no.slice(own.length));
}
