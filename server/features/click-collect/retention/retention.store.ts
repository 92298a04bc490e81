import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Person } from '#server/lib/person.ts';

/** An order with the data of its consumer. */
export type OldOrder = Person & { id: string };

/**
 * Erases the consumers of orders of a sales organisation that were made before a day, of at most so many.
 * @returns the orders with what was erased
 */
export async function eraseOldOrders(
  tx: Db,
  { sorg, before }: { sorg: string; before: string },
  most: number,
): Promise<OldOrder[]> {
  const { rows } = await sql<OldOrder>`
    select o.id, trim(o.first_name || ' ' || o.last_name) as name, o.email, o.phone
    from click_collect_order o
    where o.sorg = ${sorg} and o.erased_at is null and o.created_at < ${before}::date
    order by o.id limit ${most} for update`.execute(tx);
  // The trigger empties what is kept about the consumer.
  await sql`
    update click_collect_order set erased_at = now()
    where sorg = ${sorg} and id = any(${rows.map(({ id }) => id)}::text[])`.execute(tx);
  return rows;
}
