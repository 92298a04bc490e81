import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { customerFence } from '#server/features/customers/customers.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { countBy, type ListDefinition, listRows } from '#server/lib/list-query.store.ts';
import type { Page } from '#server/lib/paging.ts';
import { knowsConsumers } from '#server/lib/viewer-kind.rules.ts';
import {
  type ClickCollectMarkName,
  clickCollectStatusNames,
  toPlace,
} from '#shared/click-collect/statuses.ts';

/** An order as lists show it; `status` is a place of `shared/click-collect/statuses.ts`. */
export interface ListedRow {
  id: string;
  orderNumber: string;
  custCode: string;
  status: number;
  /** Null for viewers who may not know the consumer. */
  consumer: { firstName: string; lastName: string; email: string; phone: string } | null;
  createdAt: Date;
  createdBy: string;
  pickUpBy: string | null;
  pieces: number;
}

/** A line of an order. */
export interface LineRow {
  id: string;
  name: string;
  sku: string;
  qty: number;
  qtyShipped: number;
  mark: ClickCollectMarkName | null;
  serials: string[];
  /** What the shop has itself; null where that is not known. */
  ownStock: number | null;
}

/** A whole order. */
export interface OrderRow extends ListedRow {
  buildFee: number | null;
  submittedAt: Date | null;
  /** Whether the consumer gets a code by mail. */
  needsCode: boolean;
  pickupCode: string | null;
  /** Too many wrong codes within an hour. */
  codesLocked: boolean;
  lines: LineRow[];
}

const ready = toPlace('READY_TO_PICKUP');

const listed = (viewer: Viewer) => sql`o.id, o.order_number as "orderNumber",
  o.customer as "custCode", o.status, ${
    knowsConsumers(viewer)
      ? sql`json_build_object('firstName', o.first_name, 'lastName', o.last_name,
          'email', o.email, 'phone', o.phone)`
      : sql`null`
  } as consumer, o.created_at as "createdAt", o.created_by as "createdBy",
  o.pick_up_by::text as "pickUpBy",
  (select coalesce(sum(l.qty), 0)::int from click_collect_line l
    where l.sorg = o.sorg and l.order_id = o.id) as pieces`;

interface OrderFilter {
  /** Places of statuses; null for all. */
  status: readonly number[] | null;
  /** The day on which they are overdue, YYYY-MM-DD; null for all. */
  overdueOn: string | null;
}

const isOverdue = (day: string) =>
  sql<SqlBool>`(o.status = ${ready} and coalesce(o.pick_up_by < ${day}::date, false))`;

/** Viewers who may not know consumers do not find orders by them either. */
const getList = (viewer: Viewer): ListDefinition<OrderFilter, 'createdAt'> => ({
  from: sql`click_collect_order o join customer c on c.sorg = o.sorg and c.unified = o.customer`,
  key: {
    sorg: { column: sql`o.sorg`, type: 'text' },
    id: { column: sql`o.id`, type: 'text' },
  },
  columns: { createdAt: sql`o.created_at` },
  order: [{ by: 'createdAt', order: 'DESC' }],
  search: (pattern) => sql`(o.search like ${pattern}
    or (${knowsConsumers(viewer)} and o.consumer_search like ${pattern}))`,
  filters: {
    status: (places) => sql`o.status = any(${[...places]}::int[])`,
    overdueOn: isOverdue,
  },
});

/** The orders of the viewer's active customer; none without one. */
const activeFence = (viewer: Viewer) =>
  sql<SqlBool>`o.sorg = ${viewer.sorg} and o.customer = ${viewer.customer?.unified ?? ''}
    and ${customerFence(viewer)}`;

/**
 * A page of the orders of the active customer, the newest first, and how many the search finds: at the place of a
 * status, and overdue.
 * @param today the day of the sales organisation
 */
export async function orderPage(
  db: Db,
  viewer: Viewer,
  asked: { search: readonly string[]; filter: OrderFilter; page: Page; today: string },
) {
  const { search, filter, page, today } = asked;
  const list = getList(viewer);
  const fence = activeFence(viewer);
  const all = { status: null, overdueOn: null };
  const [rows, counts] = await Promise.all([
    listRows<ListedRow, OrderFilter, 'createdAt'>(
      db,
      list,
      { fence, filter, search, page },
      {
        select: listed(viewer),
        join: sql`join click_collect_order o on o.sorg = p.sorg and o.id = p.id`,
      },
    ),
    countBy(
      db,
      list,
      { fence, filter: all, search },
      sql`case when ${isOverdue(today)} then 'overdue' else o.status::text end`,
    ),
  ]);
  const overdue = counts.get('overdue') ?? 0;
  // Overdue orders are ready ones.
  const sum = (place: number) => (counts.get(String(place)) ?? 0) + (place === ready ? overdue : 0);
  const countFiltered = () => {
    const places = new Set(filter.status ?? clickCollectStatusNames.map(toPlace));
    if (filter.overdueOn) return places.has(ready) ? overdue : 0;
    return [...places].reduce((total, place) => total + sum(place), 0);
  };
  return { rows, count: countFiltered(), sum, overdue };
}

/** A code of six digits cannot be guessed with so few of them in an hour. */
const mostWrongCodes = 10;
const isRecent = sql<SqlBool>`coalesce(o.wrong_code_at > now() - interval '1 hour', false)`;
const isLocked = sql<SqlBool>`(o.wrong_codes >= ${mostWrongCodes} and ${isRecent})`;

/** The order inside the viewer's fence; also for an update that joins `customer c`. */
const isTheOrder = (viewer: Viewer, id: string): RawBuilder<SqlBool> =>
  sql`o.id = ${id} and c.sorg = o.sorg and c.unified = o.customer and ${customerFence(viewer)}`;

/** Counts a code of a ready order where it is wrong, until too many were. @param code six digits */
export async function countWrongCode(
  db: Db,
  viewer: Viewer,
  id: string,
  code: string,
): Promise<void> {
  if (id.includes('\0')) return;
  await sql`
    update click_collect_order o
    set wrong_codes = case when ${isRecent} then o.wrong_codes + 1 else 1 end, wrong_code_at = now()
    from customer c
    where ${isTheOrder(viewer, id)} and o.status = ${ready} and o.pickup_code <> ${code}
      and not ${isLocked}`.execute(db);
}

/**
 * An order of a customer of the viewer, with its lines; null for an unknown and for a foreign one alike.
 * @param lock keeps others from changing it until the transaction ends
 */
export async function findOrder(
  db: Db,
  viewer: Viewer,
  id: string,
  { lock = false } = {},
): Promise<OrderRow | null> {
  if (id.includes('\0')) return null;
  const { rows } = await sql<OrderRow>`
    select ${listed(viewer)}, o.build_fee as "buildFee", o.submitted_at as "submittedAt",
      o.email <> '' as "needsCode", o.pickup_code as "pickupCode", ${isLocked} as "codesLocked",
      (select coalesce(json_agg(json_build_object('id', l.id, 'name', l.name, 'sku', l.sku,
          'qty', l.qty, 'qtyShipped', l.qty_shipped, 'mark', l.mark, 'serials', l.serials,
          'ownStock', d.qty) order by l.id collate "C"), '[]')
        from click_collect_line l left join dealer_stock d
          on d.sorg = l.sorg and d.customer = o.customer and d.article = l.sku
        where l.sorg = o.sorg and l.order_id = o.id) as lines
    from click_collect_order o, customer c
    where ${isTheOrder(viewer, id)}
    ${lock ? sql`for update of o` : sql``}`.execute(db);
  return rows[0] ?? null;
}

/** Whether an order is of a customer of the viewer. */
export async function isOrderVisible(db: Db, viewer: Viewer, id: string): Promise<boolean> {
  return (await findOrder(db, viewer, id)) !== null;
}
