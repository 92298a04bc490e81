import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Row } from '#server/feeds/feed-file.ts';
import { records } from '#server/feeds/records.store.ts';

/** Identifies an order, and with a position a line of it. */
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
 * Returns those of the orders that exist, by key, and whether they were placed here. They stay locked
 * until the transaction ends: a dealer may cancel a line at the same time, which changes the order's
 * total.
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

/** Returns those of the lines that were ordered here, by key. */
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

/** The ERP already has its own orders, so those not placed here are never exported. */
export async function releaseFed(db: Db, rows: readonly Row[]): Promise<void> {
  await sql`
    update "order" o set released_at = o.created_at from ${records(rows, orderKey)}
    where o.sorg = r.sorg and o.order_no = r.order_no and o.user_id is null
      and o.released_at is null`.execute(db);
}

/**
 * The first statement of the ERP about a line after it received a dealer's request is the answer: the line
 * stays as it is, or the requested day is the line's day. It is recorded with the changes of lines, so
 * that it closes the request and notifies the dealer.
 */
export async function answerWishes(db: Db, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into order_line_change (sorg, order_no, position, before, after)
    select sorg, order_no, position, state,
      state || jsonb_build_object('answer', jsonb_build_object(
        'action', action, 'date', date, 'granted', granted))
    from (
      select distinct l.sorg, l.order_no, l.position, w.action, w.date,
        w.action = 'redate' and w.date in (l.request_date, l.expected_date) is true as granted,
        jsonb_build_object('expectedDate', l.expected_date, 'price',
          coalesce(l.promo_price, l.price), 'status', l.status, 'replacedBy', l.replaced_by) as state
      from ${records(rows, lineKey)}
      join order_line l on l.sorg = r.sorg and l.order_no = r.order_no and l.position = r.position
      join lateral (select x.action, x.date, x.created_at, x.batch from order_line_wish x
        where x.sorg = l.sorg and x.order_no = l.order_no and x.position = l.position
        order by x.id desc limit 1) w on w.action <> 'accept'
      join export_batch b on b.id = w.batch and b.acknowledged_at < now()
      where not exists (select from order_line_change c
        where c.sorg = l.sorg and c.order_no = l.order_no and c.position = l.position
          and c.changed_at > w.created_at)
    ) told`.execute(db);
}
