import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { fillDealers, frameOf } from '../serials-data.store.ts';

/** The dealer with many claims, the hundredth part of all; the others have some twenty each. */
export const largeDealer = '0002000001';

export const claimOf = (nth: number): string => `C${nth}`;
export const referenceOf = (nth: number): string => String(nth).padStart(6, '0');
/** A bike of the claim of this number. */
export const claimedFrameOf = frameOf;

/** Files of each claim: an invoice and photos. */
const places = ['invoice', 'photo1', 'photo2', 'photo3'];

/**
 * Fills the fixture's sales organisation with claims of five years: of 200 claims 174 are closed, 14 decided, 2
 * withdrawn, 7 open, 2 wait for their dealers, and 1 is a draft. Each has a problem, the changes of its status, files,
 * and its share of the comments, of which each third is internal.
 * @param author the user of the large dealer @param desk the user of the distributor
 */
export async function fillClaims(
  db: Db,
  of: { claims: number; comments: number; dealers: number; author: number; desk: number },
): Promise<void> {
  const { claims, comments, dealers, author, desk } = of;
  await fillDealers(db, dealers);
  await sql`update customer set sales_group = 'SG' || right(unified, 1)`.execute(db);
  await sql`
    insert into claim (sorg, id, reference_no, product_category, customer, status_id, frame_number,
      frame_normal, article, article_description, brand, qty, purchase_date, description, user_id,
      created_at, sent_at, status_at, decided_at)
    select '2000', 'C' || n, case when state <> 'DRAFT' then lpad(n::text, 6, '0') end,
      case when n % 3 = 0 then 'PAA' else 'Bike' end, customer, state, frame, frame, 'BX-' || n % 5000,
      'Bike of model ' || n % 5000, 'Brand ' || n % 29, 1, date '2021-01-01' + n % 1500,
      'The fork leaks oil after ' || n || ' km', case when customer = ${largeDealer} then ${author}::int end,
      made, case when state <> 'DRAFT' then made end, made + interval '6 days',
      case when state in ('APPROVED', 'REJECTED', 'CLOSED') then made + interval '6 days' end
    from (select n, timestamptz '2021-12-01' + n * (interval '1800 days' / ${claims}::int) as made,
        'WU' || lpad(n::text, 8, '0') || 'B' as frame,
        case when n % 100 = 0 then ${largeDealer}
          else 'D' || lpad((1 + n % ${dealers}::int)::text, 6, '0') end as customer,
        case when place < 1 then 'DRAFT' when place < 5 then 'SUBMITTED' when place < 8 then 'REVIEW'
          when place < 10 then 'INFO' when place < 18 then 'APPROVED' when place < 24 then 'REJECTED'
          when place < 26 then 'WITHDRAWN' else 'CLOSED' end as state
      from (select n, (hashint4(n) & 65535) % 200 as place
        from generate_series(1, ${claims}::int) n) placed) numbered`.execute(db);
  await sql`
    insert into claim_entry (sorg, claim_id, no, part, description)
    select sorg, id, 1, 'Fork', 'Leaks oil' from claim`.execute(db);
  await sql`
    insert into claim_event (sorg, claim_id, from_status_id, to_status_id, user_id, display_name, at)
    select r.sorg, r.id, e.from_status, e.to_status, ${desk}::int, 'Desk', r.created_at + e.days * interval '1 day'
    from claim r cross join lateral (
      select null as from_status, 'DRAFT' as to_status, 0 as days
      union all select 'DRAFT', 'SUBMITTED', 1 where r.reference_no is not null
      union all select 'SUBMITTED', r.status_id, 6 where r.decided_at is not null) e
    order by r.sorg, r.id, e.days`.execute(db);
  await sql`
    insert into claim_comment (sorg, claim_id, comment, internal, user_id, display_name, created_at)
    select '2000', 'C' || (1 + n % ${claims}::int), 'Please look at photo ' || n % 6, n / ${claims}::int % 3 = 2,
      ${desk}::int, 'Desk', timestamptz '2022-01-01' + n * interval '1 minute'
    from generate_series(0, ${comments}::int - 1) n`.execute(db);
  await fillFiles(db);
  await sql`vacuum analyze`.execute(db);
}

/** Opens claims of the large dealer, so that their status can be changed again. @returns their ids */
export async function openClaims(db: Db, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update claim r set status_id = 'SUBMITTED' from (select sorg, id from claim
      where customer = ${largeDealer} and reference_no is not null order by id limit ${count}) q
    where r.sorg = q.sorg and r.id = q.id returning r.id`.execute(db);
  return rows.map(({ id }) => id);
}

async function fillFiles(db: Db): Promise<void> {
  const file = sql`r.id || '-' || place from claim r cross join unnest(${places}::text[]) place`;
  await sql`
    insert into stored_content (sorg, hash, place, type, bytes)
    select '2000', name, name, 'image/webp', 300000 from (select ${file}) f (name)`.execute(db);
  await sql`
    insert into stored_file (id, sorg, hash, purpose, name, owner_id)
    select name, '2000', name, 'claims/photo', 'a.webp', split_part(name, '-', 1)
    from (select ${file}) f (name)`.execute(db);
  await sql`
    insert into claim_file (sorg, claim_id, doc_type, file_id)
    select '2000', split_part(name, '-', 1), split_part(name, '-', 2), name
    from (select ${file}) f (name)`.execute(db);
}
