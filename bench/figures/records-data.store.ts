import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** The customer with the bonus agreements, and with most of the invoices and orders of consumers. */
export const largeCustomer = 'F000000';

/** Gives invoices of others to the large customer, and adds ten agreements of five steps, and points. */
export async function fillBonus(db: Db, invoices: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Without the triggers, which would compute the figures again.
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`
      update invoice set customer = ${largeCustomer}, payer = ${largeCustomer}
      where invoice_no in (select 'FI' || n from generate_series(1, ${invoices}::int) n)`.execute(
      tx,
    );
  });
  await sql`
    insert into bonus_agreement (sorg, id, step, name, customer, brand, from_day, to_day, basis, applies_to,
      combines, threshold, reward, reward_type, arrears_days, active)
    select '2000', 'BA' || a, s, 'Agreement ' || a, case when a % 2 = 0 then ${largeCustomer} end,
      case when a > 2 then 'Brand ' || a end, date_trunc('year', current_date),
      date_trunc('year', current_date) + interval '1 year' - interval '1 day', 'sales',
      case when a % 3 = 0 then 'above' else 'all' end, true, s * 500000, s * 100, 'percent', 30, true
    from generate_series(1, 10) a, generate_series(1, 5) s`.execute(db);
  await sql`
    insert into bonus_point (sorg, invoice_no, position, point, point_value)
    select l.sorg, l.invoice_no, l.position, 5, 100
    from invoice i join invoice_line l on l.sorg = i.sorg and l.invoice_no = i.invoice_no
    where i.customer = ${largeCustomer} and l.position % 2 = 0`.execute(db);
  await sql`vacuum analyze`.execute(db);
}

/** Orders of consumers with two lines each, a tenth of them of the large customer. */
export async function fillClickCollect(db: Db, orders: number): Promise<void> {
  await sql`
    insert into click_collect_order (sorg, id, order_number, customer, status, fed_status, first_name, last_name,
      created_at, pick_up_by)
    select '2000', 'CC' || n, 'WEB-' || n,
      case when n % 10 = 0 then ${largeCustomer} else 'F' || lpad((n % 1000)::text, 6, '0') end,
      1 + n % 9, 1 + n % 9, 'First ' || n % 5000, 'Last ' || n % 7000,
      now() - n * interval '1 minute', current_date - n % 60 + 30
    from generate_series(1, ${orders}::int) n`.execute(db);
  await sql`
    insert into click_collect_line (sorg, order_id, id, name, sku, qty)
    select '2000', 'CC' || n, 'L' || l, 'Bottle', 'P-1', l
    from generate_series(1, ${orders}::int) n, generate_series(1, 2) l`.execute(db);
  await sql`vacuum analyze`.execute(db);
}

/** Region groups of sales group SG1, two at each point. */
export async function fillRegions(db: Db, groups: number): Promise<void> {
  await sql`
    insert into sales_region (sorg, id, description, lat, lng)
    select '2000', 'FR' || n, 'Region ' || n, 25 + n % 24, -70 - n % 53
    from generate_series(1, ${groups / 2}::int) n`.execute(db);
  await sql`
    insert into sales_region_group (sorg, code, region, description, sales_group, category)
    select '2000', 'FG' || n, 'FR' || 1 + n / 2, 'Group ' || n, 'SG1', (array['A', 'B', 'C', 'D', 'NONE'])[1 + n % 5]
    from generate_series(0, ${groups}::int - 1) n`.execute(db);
  await sql`analyze`.execute(db);
}

/** Invoices of one year for the customer of dealer1. */
export async function fillInvoices(db: Db, invoices: number, year: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Without the triggers, which would compute the figures.
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`
      insert into invoice (sorg, company_code, accounting_no, fiscal_year, line_item, invoice_no, payer, customer,
        assignment, invoice_date, due_date, accounting_amount, open_amount, grand_total)
      select '2000', 'CO1', 'FI' || n, ${year}::int, '1', 'FI' || n, '0002000001', '0002000001', 'PO ' || n, d,
        d + 30, 1000 + n, 1000 + n, 1000 + n
      from generate_series(1, ${invoices}::int) n
      cross join lateral (select make_date(${year}::int, 1, 1) + n % 365 as d) k`.execute(tx);
  });
  await sql`vacuum analyze`.execute(db);
}
