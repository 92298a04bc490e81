import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { customerFence } from '#server/features/customers/customers.public.ts';
import type { Viewer } from '#server/graphql/context.ts';

/** The viewer whose active customer's orders count, and the states of orders that do not. */
export interface Buyer {
  viewer: Viewer;
  /** States of orders that came to nothing. */
  without: readonly string[];
}

/** Orders `o` of the active customer `c`, if that customer is within the viewer's areas. */
const bought = ({ viewer, without }: Buyer): RawBuilder<SqlBool> => sql`
  (c.unified = ${viewer.customer?.unified ?? ''} and ${customerFence(viewer)}
    and o.sorg = ${viewer.sorg} and o.status <> all(${without}::text[]))`;

const ofCustomer = sql`"order" o join customer c on c.sorg = o.sorg and c.unified = o.customer`;

/** Articles last ordered first, or most often ordered first. */
export type PurchaseOrder = 'latest' | 'often';

const orders: Record<PurchaseOrder, RawBuilder<unknown>> = {
  latest: sql`max(o.created_at) desc`,
  often: sql`count(distinct o.order_no) desc, sum(l.qty) desc`,
};

/**
 * Codes of the articles a customer has ordered: the last ordered first, or those in most orders
 * first, of equal ones those with more pieces; then by code.
 */
export async function purchasedCodes(
  db: Db,
  buyer: Buyer,
  order: PurchaseOrder,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ article: string }>`
    select l.article
    from ${ofCustomer} join order_line l on l.sorg = o.sorg and l.order_no = o.order_no
    where ${bought(buyer)}
    group by l.article
    order by ${orders[order]}, l.article collate "C"
    limit ${limit}`.execute(db);
  return rows.map(({ article }) => article);
}

/** A line of a former order. */
export interface PurchaseRow {
  article: string;
  order_no: string;
  created_at: Date;
  qty: number;
  uom: string;
  /** Minor units per piece, as ordered. */
  price: number;
}

/** The last order lines of a customer for the variants under a slug, newest first. */
export async function purchasesOfSlug(
  db: Db,
  buyer: Buyer,
  slug: string,
  limit: number,
): Promise<PurchaseRow[]> {
  const { rows } = await sql<PurchaseRow>`
    select l.article, l.order_no, o.created_at, l.qty, l.uom,
      coalesce(l.promo_price, l.price) as price
    from ${ofCustomer}
    join order_line l on l.sorg = o.sorg and l.order_no = o.order_no
    join article a on a.sorg = l.sorg and a.code = l.article
    join product_group g on g.sorg = a.sorg and g.id = a.group_id
    where g.slug = ${slug} and ${bought(buyer)}
    order by o.created_at desc, l.order_no collate "C" desc, l.position
    limit ${limit}`.execute(db);
  return rows;
}
