import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** How many sales there are; an invoice has ten lines. */
export interface FigureSizes {
  lines: number;
  customers: number;
  brands: number;
  categories: number;
  models: number;
}

/** The customer of a number; every second one is in the fence of user group1. */
export const customerOf = (nth: number): string => `F${String(nth).padStart(6, '0')}`;

const customer = (of: string) => sql.raw(`'F' || lpad((${of})::text, 6, '0')`);
const linesOfInvoice = 10;

/** Fills the fixture's sales organisation with three years of invoices, without their figures. */
export async function fillSales(db: Db, sizes: FigureSizes): Promise<void> {
  await fillModels(db, sizes);
  await sql`
    insert into customer (sorg, unified, r3, name, country, price_list, company_code, company_name, sales_group)
    select '2000', ${customer('n')}, ${customer('n')}, 'Dealer ' || n, 'US', 'A', 'CO1', 'Pannier Trading',
      case when n % 2 = 0 then 'SG1' end
    from generate_series(0, ${sizes.customers}::int - 1) n`.execute(db);
  await db.transaction().execute(async (tx) => {
    // The triggers would note each statement; the figures are computed from all lines at once.
    await sql`set local session_replication_role = replica`.execute(tx);
    const invoices = sizes.lines / linesOfInvoice;
    await writeInvoices(tx, {
      sizes,
      first: 1,
      count: invoices,
      day: sql`current_date - n % 1095`,
    });
  });
  await sql`vacuum analyze`.execute(db);
}

async function fillModels(db: Db, { brands, categories, models }: FigureSizes): Promise<void> {
  await sql`
    insert into merchandise_category (sorg, id, name, category)
    select '2000', 'FC' || n, 'Category ' || n, case when n % 3 = 0 then 'Bike' else 'PAA' end
    from generate_series(0, ${categories}::int - 1) n`.execute(db);
  await sql`
    insert into product_group (sorg, id, name, category, brand, model, serie, merchandise_category, slug)
    select '2000', 'FM' || n, 'Model ' || n, case when n % ${categories}::int % 3 = 0 then 'Bike' else 'PAA' end,
      'Brand ' || n % ${brands}::int, 'Model ' || n, 'Series ' || n, 'FC' || n % ${categories}::int, 'fm-' || n
    from generate_series(0, ${models}::int - 1) n`.execute(db);
  await sql`
    insert into article (sorg, code, code_display, group_id, name, category, brand, merchandise_category, uom)
    select '2000', 'FA' || n, 'FA' || n, g.id, g.name, g.category, g.brand, g.merchandise_category, 'PCS'
    from generate_series(0, ${models}::int * 3 - 1) n
    join product_group g on g.sorg = '2000' and g.id = 'FM' || n / 3`.execute(db);
}

interface Invoices {
  sizes: FigureSizes;
  first: number;
  count: number;
  day: ReturnType<typeof sql>;
}

async function writeInvoices(db: Db, { sizes, first, count, day }: Invoices): Promise<void> {
  const { customers, models } = sizes;
  const numbers = sql`generate_series(${first}::int, ${first + count - 1}::int) n`;
  await sql`
    insert into invoice (sorg, company_code, accounting_no, fiscal_year, line_item, invoice_no, payer, customer,
      assignment, invoice_date, due_date, accounting_amount, open_amount, grand_total)
    select '2000', 'CO1', 'FI' || n, 2026, '1', 'FI' || n, c, c, 'FI' || n, d, d + 30, 1000, 1000, 1000
    from ${numbers}
    cross join lateral (select 'F' || lpad((n * 7 % ${customers}::int)::text, 6, '0') as c, ${day} as d) k`.execute(
    db,
  );
  await sql`
    insert into invoice_line (sorg, invoice_no, position, article, name, uom, qty, price, sub_total)
    select '2000', 'FI' || n, p, 'FA' || (n::bigint * 7919 + p * 104729) % (${models}::int * 3), 'Article', 'PCS',
      case when n % 20 = 0 then -1 else 2 end, 500 + p, case when n % 20 = 0 then -1 else 2 end * (500 + p)
    from ${numbers}, generate_series(1, ${linesOfInvoice}::int) p`.execute(db);
}

/** Computes the figures of all invoices, as the first import does. */
export async function computeFigures(db: Db): Promise<void> {
  await sql`
    insert into sales_stale (tx, sorg, customer, month)
    select distinct pg_current_xact_id(), sorg, customer, date_trunc('month', invoice_date)::date
    from invoice`.execute(db);
  await sql`vacuum analyze`.execute(db);
}

/** Writes the lines of a day in one transaction, which ends when the figures are refreshed. */
export async function writeDay(
  db: Db,
  sizes: FigureSizes,
  nth: number,
  lines: number,
): Promise<void> {
  const count = lines / linesOfInvoice;
  const first = sizes.lines / linesOfInvoice + 1 + nth * count;
  await db
    .transaction()
    .execute((tx) => writeInvoices(tx, { sizes, first, count, day: sql`current_date` }));
}
