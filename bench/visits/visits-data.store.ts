import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { visitPhotoPlaces } from '#shared/visits/visit-photos.rules.ts';
import { fillDealers } from '../serials-data.store.ts';

/** The dealer of user dealer1, who fills in the hundredth part of all forms. */
const largeDealer = '0002000001';

/**
 * Fills the fixture's sales organisation with visits of five years in turn of both kinds, with eleven photos each. User
 * sales1 sees all customers, group1 those of a tenth of the dealers.
 * @param authors users who visit in turn; the shops make each tenth visit themselves
 */
export async function fillVisits(
  db: Db,
  of: { visits: number; dealers: number; authors: readonly number[]; dealer: number },
): Promise<void> {
  const { visits, dealers, authors, dealer } = of;
  await fillDealers(db, dealers);
  await sql`update customer set sales_group = 'SG' || right(unified, 1)`.execute(db);
  await sql`
    insert into visit_option (sorg, kind, list, id, label, sorting)
    select '2000', kind, list, 'O' || n, 'Option ' || n, n
    from unnest(array['polygon', 'wim']) kind, unnest(array['brandDisplay', 'series', 'equipment']) list,
      generate_series(1, 8) n`.execute(db);
  await sql`
    insert into visit (sorg, id, kind, customer, other_midrange, other_midrange_description, qty_own,
      qty_others, brand_display, series, series_brands, notes, equipment, by_shop, sales_group,
      user_id, author_name, captured_at)
    select '2000', 'V' || n, case when n % 2 = 0 then 'polygon' else 'wim' end, customer, n % 3 = 0,
      case when n % 3 = 0 then 'Brand ' || n % 40 else '' end, n % 60, n % 50, 'O' || 1 + n % 8,
      array['O' || 1 + n % 8, 'O' || 1 + (n + 3) % 8], jsonb_build_array(jsonb_build_array('Other ' || n % 90, 'Series')),
      'The window is decorated anew in week ' || n % 52, array['O1'], by_shop, 'SG' || right(customer, 1),
      case when by_shop then ${dealer}::int else (${[...authors]}::int[])[1 + n % ${authors.length}::int] end,
      case when by_shop then 'Shop' else 'Rep ' || n % ${authors.length}::int end,
      timestamptz '2021-12-01' + n * (interval '1800 days' / ${visits}::int)
    from (select n, n % 100 < 10 as by_shop, case when n % 100 < 2 then ${largeDealer}
        else 'D' || lpad((1 + n * 7 % ${dealers}::int)::text, 6, '0') end as customer
      from generate_series(1, ${visits}::int) n) placed
    where exists (select from customer c where c.sorg = '2000' and c.unified = placed.customer)`.execute(
    db,
  );
  const file = sql`r.id || '-' || place from visit r cross join unnest(${[...visitPhotoPlaces]}::text[]) place`;
  await sql`
    insert into stored_content (sorg, hash, place, type, bytes)
    select '2000', name, name, 'image/webp', 300000 from (select ${file}) f (name)`.execute(db);
  await sql`
    insert into stored_file (id, sorg, hash, purpose, name, owner_id)
    select name, '2000', name, 'visits/photo', 'a.webp', split_part(name, '-', 1)
    from (select ${file}) f (name)`.execute(db);
  await sql`
    insert into visit_photo (sorg, visit_id, place, file_id, taken_at)
    select '2000', split_part(name, '-', 1), split_part(name, '-', 2), name, now()
    from (select ${file}) f (name)`.execute(db);
  await sql`vacuum analyze`.execute(db);
}

/** How many visits and photos there are. */
export async function countFilled(db: Db): Promise<{ visits: number; photos: number }> {
  const { rows } = await sql<{ visits: number; photos: number }>`
    select (select count(*)::int from visit) as visits,
      (select count(*)::int from visit_photo) as photos`.execute(db);
  return rows[0] ?? { visits: 0, photos: 0 };
}
