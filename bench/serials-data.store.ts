import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** The dealers of the bench; bikes and sales are spread over them. */
export const dealerOf = (nth: number): string => `D${String(nth).padStart(6, '0')}`;

/** The nth frame number, which ends in a letter that looks like a digit. */
export const frameOf = (nth: number): string => `WU${String(nth).padStart(8, '0')}B`;

/** How many numbers a range of a recall has. */
const rangeLength = 25;

const toDealer = (dealers: number) => sql`'D' || lpad((1 + n % ${dealers}::int)::text, 6, '0')`;

/**
 * Fills the fixture's sales organisation with dealers, delivered frames, sales and recalls; the recalls have no
 * tasks yet.
 */
export async function fillRegister(
  db: Db,
  { serials, sales, dealers }: { serials: number; sales: number; dealers: number },
): Promise<void> {
  await fillDealers(db, dealers);
  const dealer = toDealer(dealers);
  const frame = sql`'WU' || lpad(n::text, 8, '0') || 'B'`;
  const folded = sql`'WU' || lpad(n::text, 8, '0') || '8'`;
  await sql`
    insert into serial (sorg, article, kind, value, normal, folded, customer, do_no, delivered_on,
      produced_on)
    select '2000', 'BX-' || n % 5000, 'FrameNumber', ${frame}, ${frame}, ${folded}, ${dealer},
      'DO' || n / 50, date '2022-01-01' + n % 1500, date '2021-10-01' + n % 1500
    from generate_series(1, ${serials}::int) n`.execute(db);
  await sql`
    insert into retail_sale (sorg, id, customer, frame_number, frame_normal, frame_folded, article,
      sold_on, status)
    select '2000', 'S' || n, ${dealer}, ${frame}, ${frame}, ${folded}, 'BX-' || n % 5000,
      date '2022-03-01' + n % 1500, 'complete'
    from generate_series(1, ${sales}::int) n`.execute(db);
  await fillRecalls(db, serials);
  await sql`analyze`.execute(db);
}

export async function fillDealers(db: Db, dealers: number): Promise<void> {
  const dealer = toDealer(dealers);
  await sql`
    insert into customer (sorg, unified, r3, name, country, price_list, company_code, company_name)
    select '2000', ${dealer}, ${dealer}, 'Dealer ' || n, 'US', 'A', 'CO1', 'Pannier Trading'
    from generate_series(0, ${dealers}::int - 1) n`.execute(db);
}

/** Fills in 200 recalls with 100,000 ranges, spread over the frames. */
export async function fillRecalls(db: Db, serials: number): Promise<void> {
  await sql`
    insert into recall (sorg, id, title, measure, since)
    select '2000', 'R' || n, 'Recall ' || n, 'Replace', date '2026-01-01'
    from generate_series(1, 200) n`.execute(db);
  await sql`
    insert into recall_frame (sorg, recall, no, serial_from, serial_to, prefix)
    select '2000', 'R' || (1 + n / 500), 1 + n % 500, first, last, left(translate(first, 'B', '8'),
      (select count(*)::int from generate_series(1, length(first)) l
        where left(first, l) = left(last, l)))
    from (select n, 'WU' || lpad((s)::text, 8, '0') || 'B' as first,
        'WU' || lpad((s + ${rangeLength} - 1)::text, 8, '0') || 'B' as last
      from (select n, (n::bigint * 7919) % ${serials}::int as s
        from generate_series(0, 99999) n) spread) ranges`.execute(db);
}
