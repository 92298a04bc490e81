import { linePrice } from '#shared/price-rule.ts';
import { fullName } from '#src/lib/variant-text.ts';
import type { Cart } from './cart-model.ts';

/** A line of the cart as it is printed and exported; amounts in minor units. */
export interface CartTableRow {
  code: string;
  name: string;
  qty: number;
  uom: string;
  unit: number;
  total: number;
}

/** The cart's lines as rows, with the prices the dealer pays (B101 to B103). */
export function cartTable({ lines }: Pick<Cart, 'lines'>): CartTableRow[] {
  return lines.map(({ product, qty }) => {
    const { total, unit } = linePrice(product.price.dealer ?? 0, qty, product.price.discounts);
    const name = [product.brand, fullName(product)].filter(Boolean).join(' ');
    const { article_code_display: code, uom } = product;
    return { code, name, qty, uom, unit, total };
  });
}
