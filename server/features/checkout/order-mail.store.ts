import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { userAddress } from '#server/mail/user-address.store.ts';

/** Reads orders for their mail, by number, with the user who placed them. */
export async function mailedOrders(db: Db, sorg: string, orderNos: readonly string[]) {
  if (orderNos.length === 0) return [];
  return await db
    .selectFrom('order as o')
    .innerJoin('app_user as u', 'u.id', 'o.user_id')
    .innerJoin('customer as c', (join) =>
      join.onRef('c.sorg', '=', 'o.sorg').onRef('c.unified', '=', 'o.customer'),
    )
    .select([
      'o.order_no as orderNo',
      'o.cust_po_no as custPoNo',
      'o.notes',
      'o.ship_to_address as shipTo',
      'o.request_delivery_date as date',
      'o.shipment_name as shipment',
      'o.shipment_price as shipping',
      'o.payment_description as payment',
      'o.total',
      'u.name as userName',
      userAddress.as('email'),
      'u.language',
      'c.name as customer',
    ])
    .where('o.sorg', '=', sorg)
    .where('o.order_no', 'in', orderNos)
    .orderBy('o.order_no')
    .execute();
}

export type MailedOrder = Awaited<ReturnType<typeof mailedOrders>>[number];

/** The lines of these orders in their order, with what the catalog knows of their articles. */
export async function mailedLines(db: Db, sorg: string, orderNos: readonly string[]) {
  if (orderNos.length === 0) return [];
  return await db
    .selectFrom('order_line as l')
    .leftJoin('article as a', (join) =>
      join.onRef('a.sorg', '=', 'l.sorg').onRef('a.code', '=', 'l.article'),
    )
    .leftJoin('product_group as g', (join) =>
      join.onRef('g.sorg', '=', 'a.sorg').onRef('g.id', '=', 'a.group_id'),
    )
    .select(['l.order_no as orderNo', 'l.description', 'l.qty', 'l.uom', 'l.subtotal', 'a.color'])
    .select(sql<string>`coalesce(a.code_display, l.article)`.as('article'))
    .select(sql<string | null>`shown_picture(coalesce(a.image, g.image))`.as('picture'))
    .where('l.sorg', '=', sorg)
    .where('l.order_no', 'in', orderNos)
    .orderBy('l.order_no')
    .orderBy('l.position')
    .execute();
}

export type MailedLine = Awaited<ReturnType<typeof mailedLines>>[number];
