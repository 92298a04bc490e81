import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Row } from './feed-file.ts';
import { records } from './records.store.ts';

/** What names an order, and with a position a line of it. */
export interface OrderKey {
  sorg: string;
  order_no: string;
  position?: number;
}

const orderKey = { sorg: 'text', order_no: 'text' };
const lineKey = { ...orderKey, position: 'int4' };

const keyOf = ({ sorg, order_no, position }: OrderKey) =>
  JSON.stringify([sorg, order_no, position ?? null]);

/**
 * Those of the orders that are there, by key, and whether they were placed here. They are held until
 * the transaction ends: a dealer may cancel a line meanwhile, which changes what an order comes to.
 */
export async function placedOrders(
  db: Db,
  keys: readonly OrderKey[],
): Promise<Map<string, { here: boolean; row: Row }>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<OrderKey & { here: boolean; row: Row }>`
    select o.sorg, o.order_no, o.user_id is not null as here, to_jsonb(o) as row
    from ${records(keys, orderKey)}
    join "order" o on o.sorg = r.sorg and o.order_no = r.order_no
    order by o.sorg, o.order_no for no key update of o`.execute(db);
  return new Map(rows.map(({ here, row, ...key }) => [keyOf(key), { here, row }]));
}

/** Those of the lines that were ordered here, by key. */
export async function placedLines(db: Db, keys: readonly OrderKey[]): Promise<Map<string, Row>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<{ row: Row & OrderKey }>`
    select to_jsonb(l) as row from ${records(keys, lineKey)}
    join "order" o on o.sorg = r.sorg and o.order_no = r.order_no and o.user_id is not null
    join order_line l on l.sorg = r.sorg and l.order_no = r.order_no and l.position = r.position
    `.execute(db);
  return new Map(rows.map(({ row }) => [keyOf(row), row]));
}

/** The places (in `rows`) of those that name a line there is not. */
export async function unknownLines(db: Db, rows: readonly Row[]): Promise<number[]> {
  if (rows.length === 0) return [];
  const numbered = rows.map((row, place) => ({ ...row, place }));
  const { rows: found } = await sql<{ place: number }>`
    select r.place from ${records(numbered, { place: 'int4', ...lineKey })}
    where not exists (select from order_line l
      where l.sorg = r.sorg and l.order_no = r.order_no and l.position = r.position)
    order by r.place`.execute(db);
  return found.map(({ place }) => place);
}

/** The places of delivery lines whose order belongs to another customer than their delivery. */
export async function foreignOrders(db: Db, rows: readonly Row[]): Promise<number[]> {
  if (rows.length === 0) return [];
  const numbered = rows.map((row, place) => ({ ...row, place }));
  const { rows: found } = await sql<{ place: number }>`
    select r.place from ${records(numbered, { place: 'int4', do_number: 'text', ...orderKey })}
    join "order" o on o.sorg = r.sorg and o.order_no = r.order_no
    join delivery d on d.sorg = r.sorg and d.do_number = r.do_number
    where o.customer <> d.customer
    order by r.place`.execute(db);
  return found.map(({ place }) => place);
}

/** The ERP has its own orders already: those not placed here wait for nobody. */
export async function releaseFed(db: Db, rows: readonly Row[]): Promise<void> {
  await sql`
    update "order" o set released_at = o.created_at from ${records(rows, orderKey)}
    where o.sorg = r.sorg and o.order_no = r.order_no and o.user_id is null
      and o.released_at is null`.execute(db);
}

/** Removes what was promised of the named lines, before the new promises are written. */
export async function forgetConfirmations(db: Db, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    delete from order_confirmation c using ${records(rows, lineKey)}
    where c.sorg = r.sorg and c.order_no = r.order_no and c.position = r.position`.execute(db);
}
