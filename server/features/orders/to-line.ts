import type { ArticleName, OrderLine } from '#server/graphql/generated/types.ts';
import type { LineArticle, OrderLineRow } from './order-lines.store.ts';

/** A row as the line of an order (E466 to E473). */
export function toLine(line: OrderLineRow): OrderLine {
  return {
    position: line.position,
    article: line.article,
    article_code_display: line.article_display ?? line.article,
    image: line.image,
    ean: line.ean,
    color: line.color ? { name: line.color, hex: line.color_hex } : null,
    description: line.description,
    order_qty: line.qty,
    price: line.price,
    promoprice: line.promo_price,
    retail: line.retail,
    subtotal: line.subtotal,
    uom: line.uom,
    status: line.status,
    expectedDate: line.expected_date,
    shipped_qty: line.shipped_qty,
    slug: line.slug,
    category: line.category,
    replacedBy: successorOf(line),
    confirmations: line.confirmations,
  };
}

/** The article offered in the place of a line's; under its code when the catalog lacks it. */
export function successorOf(line: LineArticle): ArticleName | null {
  if (line.replaced_by === null) return null;
  return {
    article_code: line.replaced_by,
    article_code_display: line.replaced_display ?? line.replaced_by,
    name: line.replaced_name ?? line.replaced_by,
  };
}
