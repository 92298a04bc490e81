import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { customerFence } from '#server/features/customers/customers.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { Page } from '#server/lib/paging.ts';
import { consignment, type OrderConditions } from './orders.rules.ts';

/** The orders of all customers within the viewer's areas. */
function ofAllCustomers(db: Db, viewer: Viewer) {
  return db
    .selectFrom('order as o')
    .innerJoin('customer as c', (join) =>
      join.onRef('c.sorg', '=', 'o.sorg').onRef('c.unified', '=', 'o.customer'),
    )
    .where('o.sorg', '=', viewer.sorg)
    .where(customerFence(viewer));
}

/** The orders of the active customer, if that customer is within the viewer's areas. */
function fenced(db: Db, viewer: Viewer) {
  return ofAllCustomers(db, viewer).where('o.customer', '=', viewer.customer?.unified ?? '');
}

function matching(db: Db, viewer: Viewer, filter: OrderConditions) {
  let query = fenced(db, viewer);
  const { search } = filter;
  if (filter.orderNo) query = query.where('o.order_no', '=', filter.orderNo);
  if (filter.status) query = query.where(sql<boolean>`o.status = any(${filter.status}::text[])`);
  if (filter.from)
    query = query.where(sql<boolean>`o.created_at >= ${filter.from}::timestamp at time zone 'UTC'`);
  if (filter.to)
    query = query.where(
      sql<boolean>`o.created_at < (${filter.to}::timestamp + interval '1 day') at time zone 'UTC'`,
    );
  if (filter.consignment) query = query.where('o.order_type', '=', consignment);
  if (search)
    query = query.where((is) =>
      is.or([
        is('o.order_no', 'ilike', search),
        is('o.sap_order_no', 'ilike', search),
        is('o.cust_po_no', 'ilike', search),
        is.exists(
          is
            .selectFrom('delivery_line as sent')
            .innerJoin('delivery as d', (join) =>
              join.onRef('d.sorg', '=', 'sent.sorg').onRef('d.do_number', '=', 'sent.do_number'),
            )
            .select('sent.position')
            .whereRef('sent.sorg', '=', 'o.sorg')
            .whereRef('sent.order_no', '=', 'o.order_no')
            .whereRef('d.customer', '=', 'o.customer')
            .where((of) =>
              of.or([of('d.do_number', 'ilike', search), of('d.tracking_no', 'ilike', search)]),
            ),
        ),
        is.exists(
          is
            .selectFrom('order_line as line')
            .select('line.position')
            .whereRef('line.sorg', '=', 'o.sorg')
            .whereRef('line.order_no', '=', 'o.order_no')
            .where((of) =>
              of.or([of('line.article', 'ilike', search), of('line.description', 'ilike', search)]),
            ),
        ),
      ]),
    );
  return query;
}

export async function countOrders(db: Db, viewer: Viewer, filter: OrderConditions) {
  const { orders } = await matching(db, viewer, filter)
    .select((of) => of.fn.countAll<number>().as('orders'))
    .executeTakeFirstOrThrow();
  return orders;
}

/** One page of orders, newest first. */
export async function orderRows(
  db: Db,
  viewer: Viewer,
  filter: OrderConditions,
  { limit, offset }: Page,
) {
  return await withNames(matching(db, viewer, filter))
    .orderBy('o.created_at', 'desc')
    .orderBy('o.order_no', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Orders by number, of the active customer or of all within the viewer's areas. */
export async function orderRowsByNo(
  db: Db,
  viewer: Viewer,
  nos: readonly string[],
  of: 'active customer' | 'all customers',
) {
  const orders = of === 'active customer' ? fenced(db, viewer) : ofAllCustomers(db, viewer);
  return await withNames(orders.where('o.order_no', 'in', nos))
    .orderBy('o.order_no')
    .execute();
}

function withNames(query: ReturnType<typeof fenced>) {
  return query
    .leftJoin('app_user as u', 'u.id', 'o.user_id')
    .innerJoin('sales_org as s', 's.sorg', 'o.sorg')
    .selectAll('o')
    .select(sql<string>`coalesce(u.name, o.placed_by)`.as('created_by'))
    .select(['c.name as customer_name', 'c.unified', 'c.r3', 'c.isr'])
    .select(['s.currency', 's.symbol', 's.precision', 's.merchant_name'])
    .select(['s.thousand_separator', 's.decimal_separator']);
}

export type OrderRow = Awaited<ReturnType<typeof orderRows>>[number];
