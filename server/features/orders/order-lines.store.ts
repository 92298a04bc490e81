import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { ProductCategory } from '#server/graphql/generated/types.ts';

/** The catalog's facts about the article of a line, and about its successor. */
export interface LineArticle {
  /** Null for an article that is gone from the catalog. */
  slug: string | null;
  article_display: string | null;
  image: string | null;
  color: string | null;
  color_hex: string | null;
  category: ProductCategory | null;
  replaced_by: string | null;
  /** Null for a successor the catalog does not have. */
  replaced_display: string | null;
  replaced_name: string | null;
}

/** Joins article `a`, its model `g` and the successor `n` to a line `l`; those may be missing. */
export const withArticle: RawBuilder<unknown> = sql`
  left join article a on a.sorg = l.sorg and a.code = l.article
  left join product_group g on g.sorg = a.sorg and g.id = a.group_id
  left join article n on n.sorg = l.sorg and n.code = l.replaced_by`;

/** The columns of {@link LineArticle} after {@link withArticle}. */
export const articleColumns: RawBuilder<unknown> = sql`
  case when a.active then g.slug end as slug, case when a.active then a.category end as category,
  a.code_display as article_display, shown_picture(coalesce(a.image, g.image)) as image, a.color, a.color_hex,
  l.replaced_by, n.code_display as replaced_display, n.name as replaced_name`;

/** A line of an order; amounts in minor units, days as YYYY-MM-DD. */
export interface OrderLineRow extends LineArticle {
  ean: string | null;
  retail: number | null;
  order_no: string;
  position: number;
  article: string;
  description: string;
  qty: number;
  price: number;
  promo_price: number | null;
  subtotal: number;
  uom: string;
  status: string;
  expected_date: string | null;
  shipped_qty: number;
  confirmations: { article: string; qty: number; price: number | null; date: string | null }[];
}

/** The lines of several orders in one statement, in their order, with what was confirmed. */
export async function orderLineRows(
  db: Db,
  sorg: string,
  nos: readonly string[],
): Promise<OrderLineRow[]> {
  const { rows } = await sql<OrderLineRow>`
    select l.order_no, l.position, l.article, l.description, l.qty, l.price, l.promo_price,
      l.subtotal, l.uom, l.status, l.expected_date, l.shipped_qty, ${articleColumns},
      a.ean, a.retail_price as retail,
      (select coalesce(json_agg(json_build_object('article', k.article, 'qty', k.qty,
          'price', k.price, 'date', k.date) order by k.no), '[]')
        from order_confirmation k
        where k.sorg = l.sorg and k.order_no = l.order_no and k.position = l.position
      ) as confirmations
    from order_line l ${withArticle}
    where l.sorg = ${sorg} and l.order_no = any(${nos}::text[])
    order by l.order_no, l.position`.execute(db);
  return rows;
}
