import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { isFirstItem } from '#server/features/invoices/invoices.public.ts';
import { ofCustomers } from './sales-customers.store.ts';
import { type SalesRequest, salesItems } from './sales-overview.store.ts';

export interface LineRow {
  invoiceNo: string;
  position: number;
  invoiceDate: string;
  custCode: string;
  custName: string;
  articleCode: string;
  articleDescription: string;
  quantity: number;
  netSales: number;
}

/** Up to so many items it pays to test first whether a month of a customer has one of them. */
const fewItems = 50;

/**
 * The day since which the whole organisation has so many entries, each of which stands for at least one line. Null where
 * only some customers count, who have fewer.
 */
function firstDay({ filter }: SalesRequest, most: number): RawBuilder<unknown> {
  const { sorg, period, customers } = filter;
  if (customers.kind !== 'organisation') return sql`null::date`;
  return sql`
    select f.month + f.day - 1 as day
    from sales_total f cross join lateral unnest(f.items) as e (item)
    where f.sorg = ${sorg} and f.month = any(${period.months}::date[]) and f.day > 0
      and e.item in (select id from passing)
    order by day desc offset ${most} limit 1`;
}

/**
 * The lines behind the figures of the chosen months of the year, the newest first. The kept figures say on which days which
 * customers have such lines, so that no other invoice is read.
 */
export async function readLines(db: Db, request: SalesRequest, most: number): Promise<LineRow[]> {
  const { viewer, filter } = request;
  const { sorg, period } = filter;
  const { rows } = await sql<LineRow>`
    with passing as materialized (
      select n.id from (${salesItems(request)}) n where n.passes
    ), few as materialized (
      select case when count(*) <= ${fewItems} then array_agg(id) end as ids from passing
    ), since as materialized (
      select coalesce((${firstDay(request, most)}), '-infinity') as day
    ), entry as materialized (
      select f.customer, f.month + e.day - 1 as day
      from sales_figure f cross join lateral unnest(f.items, f.days) as e (item, day)
      where f.sorg = ${sorg} and f.month = any(${period.months}::date[])
        and ${ofCustomers('f.customer', viewer, filter.customers)}
        and coalesce(f.items && (select ids from few), true) and e.item in (select id from passing)
        -- A month that begins more than 30 days before has no such day.
        and f.month > (select day from since) - 31 and f.month + e.day - 1 >= (select day from since)
    ), newest as (
      select distinct customer, day from entry
      where day >= coalesce((select day from entry order by day desc offset ${most} limit 1), '-infinity')
    )
    select i.invoice_no as "invoiceNo", l.position, i.invoice_date as "invoiceDate", i.customer as "custCode",
      k.name as "custName", coalesce(l.article_display, l.article) as "articleCode", l.name as "articleDescription",
      l.qty as quantity, l.sub_total as "netSales"
    from newest n
    cross join lateral (select * from invoice i
      where i.sorg = ${sorg} and i.customer = n.customer and i.invoice_date = n.day offset 0) i
    join invoice_line l on l.sorg = i.sorg and l.invoice_no = i.invoice_no
    left join article a on a.sorg = l.sorg and a.code = l.article
    join sales_item s on s.sorg = l.sorg and s.model = coalesce(a.group_id, '')
      and s.brand = case when a.group_id is null then l.brand else '' end
      and s.id in (select id from passing)
    join customer k on k.sorg = i.sorg and k.unified = i.customer
    where ${isFirstItem}
    order by i.invoice_date desc, i.invoice_no desc, l.position limit ${most}`.execute(db);
  return rows;
}
