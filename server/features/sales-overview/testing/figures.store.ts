import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** The sales of an item of a customer on a day; of all customers where `customer` is empty. */
export interface DayFigure {
  sorg: string;
  customer: string;
  day: string;
  model: string;
  brand: string;
  net: number;
  qty: number;
}

const order = sql`order by 1, 2, 3, 4, 5`;

/** The figures as the lines of invoices say them, calculated without the kept ones. */
export async function readLineFigures(db: Db): Promise<DayFigure[]> {
  const { rows } = await sql<DayFigure>`
    with head as (
      select distinct on (sorg, invoice_no) sorg, invoice_no, customer, invoice_date from invoice
      order by sorg, invoice_no, invoice_date, company_code, accounting_no, fiscal_year, line_item
    ), line as (
      select h.sorg, h.customer, h.invoice_date as day, coalesce(a.group_id, '') as model,
        case when a.code is null then l.brand else '' end as brand, l.sub_total, l.qty
      from invoice_line l join head h on h.sorg = l.sorg and h.invoice_no = l.invoice_no
      left join article a on a.sorg = l.sorg and a.code = l.article
    )
    select sorg, customer, day, model, brand, sum(sub_total)::bigint as net, sum(qty)::bigint as qty
    from line group by 1, 2, 3, 4, 5 ${order}`.execute(db);
  return rows;
}

/** The kept figures of customers. */
export async function readKeptFigures(db: Db): Promise<DayFigure[]> {
  const { rows } = await sql<DayFigure>`
    select f.sorg, f.customer, f.month + f.day - 1 as day, i.model, i.brand, f.net, f.qty
    from (
      select sorg, customer, month, unnest(items) as item, unnest(days) as day, unnest(net) as net,
        unnest(qty) as qty from sales_figure
    ) f join sales_item i on i.id = f.item ${order}`.execute(db);
  return rows;
}

/** The kept figures of whole sales organisations: those of days, or those of months on the first of the month. */
export async function readKeptTotals(db: Db, by: 'days' | 'months'): Promise<DayFigure[]> {
  const { rows } = await sql<DayFigure>`
    select f.sorg, '' as customer, f.month + greatest(f.day, 1) - 1 as day, i.model, i.brand, f.net, f.qty
    from (
      select sorg, month, day, unnest(items) as item, unnest(net) as net, unnest(qty) as qty from sales_total
      where (day = 0) = ${by === 'months'}
    ) f join sales_item i on i.id = f.item ${order}`.execute(db);
  return rows;
}

/** How many months wait for their figures; none outside of a transaction. */
export async function countStale(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from sales_stale) + (select count(*) from sales_refresh) as count`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
