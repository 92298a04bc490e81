import type { Entry, FileRun, Row } from '#server/feeds/feed-file.ts';
import { foreignOrders } from './same-customer.store.ts';

/** Refuses delivery lines of an order that another customer placed than the one delivered to. */
export async function sameCustomer(batch: Entry[], { db, tell }: FileRun): Promise<void> {
  const entries = batch.filter(({ row }) => isNamed(row));
  const foreign = await foreignOrders(
    db,
    entries.map(({ row }) => row),
  );
  for (const { line, row } of foreign.flatMap((place) => entries[place] ?? []))
    tell(
      line,
      'orderNo',
      'NOT_ALLOWED',
      `order "${row.order_no}" is another customer's than the delivery`,
    );
}

/** Whether none of the cells that name the delivery and the order was refused. */
const isNamed = (row: Row) =>
  typeof row.sorg === 'string' && typeof row.order_no === 'string' && row.do_number !== undefined;
