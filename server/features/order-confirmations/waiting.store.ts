import { type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { customerFence } from '#server/features/customers/customers.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { type ListDefinition, listQuery } from '#server/lib/list-query.store.ts';
import type { Page } from '#server/lib/paging.ts';

/** An order that waits for staff. */
export interface WaitingRow {
  order_no: string;
  total: number;
  /** Minor units; its own limit, else its customer's; null for none. */
  order_limit: number | null;
}

interface WaitingFilter {
  nos: readonly string[] | null;
}

const waitingList: ListDefinition<WaitingFilter, 'createdAt'> = {
  from: sql`"order" o join customer c on c.sorg = o.sorg and c.unified = o.customer`,
  key: {
    sorg: { column: sql`o.sorg`, type: 'text' },
    order_no: { column: sql`o.order_no`, type: 'text' },
  },
  columns: { createdAt: sql`o.created_at` },
  order: [{ by: 'createdAt', order: 'ASC' }],
  search: (
    pattern,
  ) => sql`search_text(o.order_no) like ${pattern} or search_text(o.cust_po_no) like ${pattern}
    or c.search like ${pattern}`,
  filters: { nos: (nos) => sql`o.order_no = any(${nos}::text[])` },
};

const waitingRow = {
  select: sql`o.order_no, o.total, coalesce(o.order_limit, c.order_limit) as order_limit`,
  join: sql`join "order" o on o.sorg = p.sorg and o.order_no = p.order_no
    join customer c on c.sorg = o.sorg and c.unified = o.customer`,
};

/** One page of the orders that wait for staff, oldest first, and how many there are. */
export function waitingPage(
  db: Db,
  viewer: Viewer,
  { search, page, ...filter }: WaitingFilter & { search: string | null; page: Page },
): Promise<{ rows: WaitingRow[]; count: number }> {
  const fence = sql<SqlBool>`o.sorg = ${viewer.sorg} and ${customerFence(viewer)}
    and o.released_at is null and o.status = 'Waiting'`;
  const patterns = search === null ? [] : [search];
  return listQuery(db, waitingList, { fence, filter, search: patterns, page }, waitingRow);
}

/** The stock and arrivals of the article of a line. */
export interface StockLineRow {
  order_no: string;
  position: number;
  article: string;
  /** Null for an article that is gone from the catalog. */
  article_display: string | null;
  description: string;
  qty: number;
  uom: string;
  /** Asked for: the line's own day, else the order's; YYYY-MM-DD. */
  request_date: string | null;
  /** Pieces reserved for this line. */
  own: number;
  /** Unreserved pieces. */
  free: number;
  /** From today on, the first day first. */
  arrivals: { date: string; qty: number }[];
}

/** The lines of orders that were not cancelled, with stock and arrivals, in one statement. */
export async function stockLines(
  db: Db,
  sorg: string,
  nos: readonly string[],
  today: string,
): Promise<StockLineRow[]> {
  const { rows } = await sql<StockLineRow>`
    select l.order_no, l.position, l.article, a.code_display as article_display, l.description, l.qty, l.uom,
      coalesce(l.request_date, o.request_delivery_date) as request_date,
      (select coalesce(sum(t.qty), 0) from order_line_stock t where t.sorg = l.sorg
        and t.order_no = l.order_no and t.position = l.position) as own,
      (select coalesce(sum(greatest(0, s.qty - s.reserved)), 0) from stock s
        where s.sorg = l.sorg and s.article = l.article) as free,
      (select coalesce(json_agg(json_build_object('date', r.date, 'qty', r.qty) order by r.date), '[]')
        from arrival r where r.sorg = l.sorg and r.article = l.article
          and r.date >= ${today}::date) as arrivals
    from order_line l join "order" o on o.sorg = l.sorg and o.order_no = l.order_no
    left join article a on a.sorg = l.sorg and a.code = l.article
    where l.sorg = ${sorg} and l.order_no = any(${nos}::text[]) and l.status <> 'Cancelled'
    order by l.order_no, l.position`.execute(db);
  return rows;
}
