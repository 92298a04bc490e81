import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Row } from '#server/feeds/feed-file.ts';
import { records } from '#server/feeds/records.store.ts';

const shape = { place: 'int4', sorg: 'text', order_no: 'text', do_number: 'text' };

/** The places of delivery lines whose order belongs to another customer than their delivery. */
export async function foreignOrders(db: Db, rows: readonly Row[]): Promise<number[]> {
  if (rows.length === 0) return [];
  const numbered = rows.map((row, place) => ({ ...row, place }));
  const { rows: found } = await sql<{ place: number }>`
    select r.place from ${records(numbered, shape)}
    join "order" o on o.sorg = r.sorg and o.order_no = r.order_no
    join delivery d on d.sorg = r.sorg and d.do_number = r.do_number
    where o.customer <> d.customer
    order by r.place`.execute(db);
  return found.map(({ place }) => place);
}
