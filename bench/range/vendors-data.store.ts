import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

export interface VendorSizes {
  vendors: number;
  /** Of each vendor. */
  articles: number;
  /** Ten in each order. */
  items: number;
}

const itemsOfOrder = 10;
const address = JSON.stringify({
  name: 'Alpine Cycles',
  address: '1 Main Street',
  postalCode: '10001',
  city: 'Boulder',
  country: 'US',
});

/**
 * Fills the fixture's sales organisation with vendors, whose articles have stock and a deal each, and with orders of its
 * four customers in all states. The vendor V1 belongs to the customer of vendor1.
 */
export async function fillVendors(
  db: Db,
  { vendors, articles, items }: VendorSizes,
): Promise<void> {
  await sql`
    insert into third_party_vendor (sorg, id, name, email, customer)
    select '2000', 'V' || n, 'Vendor ' || n, 'v' || n || '@vendor.example', case when n = 1 then '0002000003' end
    from generate_series(1, ${vendors}::int) n`.execute(db);
  await sql`
    insert into third_party_article (sorg, vendor, code, description, price, sales_unit)
    select '2000', 'V' || v, 'A-' || v || '-' || n,
      (array['Bell', 'Lock', 'Light', 'Pump', 'Bottle'])[1 + n % 5] || ' ' || v || '.' || n, 100 + n % 900, 'PCE'
    from generate_series(1, ${vendors}::int) v, generate_series(1, ${articles}::int) n`.execute(db);
  await sql`
    insert into third_party_stock (sorg, vendor, article, qty)
    select sorg, vendor, code, 1000000 from third_party_article`.execute(db);
  await sql`
    insert into third_party_deal (sorg, vendor, article, term, qty, type, value)
    select sorg, vendor, code, '>=', 10, 'percentage', -1000 from third_party_article`.execute(db);
  await sql`
    insert into third_party_order (sorg, vendor, customer, created_at, status, is_pickup, address, total)
    select '2000', 'V' || 1 + n % ${vendors}::int, '000200000' || 1 + n % 4,
      now() - make_interval(mins => n), case when n % 50 = 0 then 1 + n / 50 % 2 else 3 end, false,
      ${address}::jsonb, 5000
    from generate_series(1, ${items}::int / ${itemsOfOrder}::int) n`.execute(db);
  await sql`
    insert into third_party_item (order_id, article, position, description, sales_unit, uom_converter, qty,
      price, subtotal, status)
    select o.no, 'A-' || substr(o.vendor, 2) || '-' || 1 + (o.no * 7 + n) % ${articles}::int, n,
      'Bell', 'PCE', 1, 1, 500, 500, o.status
    from third_party_order o, generate_series(1, ${itemsOfOrder}::int) n`.execute(db);
  await sql`vacuum analyze`.execute(db);
}
