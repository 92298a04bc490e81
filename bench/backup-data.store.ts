import { sql } from 'kysely';
import type { Db } from '../server/db/database.ts';

/** Adds so many articles with prices and stock, and so many orders of three lines with their keys. */
export async function addPortalData(db: Db, articles: number, orders: number): Promise<void> {
  await sql`
    insert into product_group (sorg, id, name, category, brand, merchandise_category, slug, descriptions)
    select '2000', 'BG-' || n, 'Bench ' || n, 'PAA', 'Kette',
      (select id from merchandise_category where sorg = '2000' and category = 'PAA' limit 1),
      'bench-' || n, jsonb_build_object('en', repeat('A part that fits ' || n || '. ', 20))
    from generate_series(1, ${articles}::int / 5) n`.execute(db);
  await sql`
    insert into article (sorg, code, code_display, ean, group_id, name, category, brand,
      merchandise_category, uom, retail_price)
    select '2000', 'BA-' || n, 'BA-' || n, (4000000000000 + n)::text, g.id, g.name || ' size ' || n % 5,
      'PAA', 'Kette', g.merchandise_category, 'PCS', 1000 + n
    from generate_series(1, ${articles}::int) n
    join product_group g on g.sorg = '2000' and g.id = 'BG-' || ((n - 1) / 5 + 1)`.execute(db);
  await sql`
    insert into price (sorg, price_list, article, dealer)
    select l.sorg, l.id, a.code, a.retail_price * 6 / 10
    from article a join price_list l on l.sorg = a.sorg
    where a.sorg = '2000' and a.code like 'BA-%'`.execute(db);
  await sql`
    insert into stock (sorg, warehouse, article, qty)
    select w.sorg, w.id, a.code, 50 from article a join warehouse w on w.sorg = a.sorg
    where a.sorg = '2000' and a.code like 'BA-%'`.execute(db);
  await sql`
    insert into "order" (sorg, order_no, user_id, customer, ship_to, ship_to_address, shipment_rate,
      shipment_name, shipment_price, payment_id, payment_type, total)
    select '2000', '9' || lpad(n::text, 9, '0'), u.id, '0002000001', 'S1', '{"city":"Portland"}', 'STD',
      'Standard', 0, 'INV', 'Invoice', 6000
    from generate_series(1, ${orders}::int) n, app_user u where u.username = 'dealer1'`.execute(db);
  await sql`
    insert into order_line (sorg, order_no, position, article, description, qty, uom, price, subtotal)
    select '2000', '9' || lpad(n::text, 9, '0'), p, 'BA-' || (n % ${articles}::int + 1), 'A part', 2,
      'PCS', 1000, 2000
    from generate_series(1, ${orders}::int) n, generate_series(1, 3) p`.execute(db);
  await sql`
    insert into processed_operation (user_id, key, operation, body_hash, answer)
    select u.id, gen_random_uuid()::text, 'checkout', md5(n::text), jsonb_build_object('orderNos',
      jsonb_build_array('9' || lpad(n::text, 9, '0')))
    from generate_series(1, ${orders}::int) n, app_user u where u.username = 'dealer1'`.execute(db);
}
