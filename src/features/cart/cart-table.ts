import { linePrice } from '#shared/price-rule.ts';
import type { CartProductFragment } from '#src/graphql/generated/graphql.ts';
import { fullName } from '#src/lib/variant-text.ts';
import type { Cart } from './cart-model.ts';

/** A line of the cart as it is printed and exported; amounts in minor units, null where none is known. */
export interface CartTableRow {
  code: string;
  /** Empty when the article has none. */
  ean: string;
  name: string;
  qty: number;
  uom: string;
  stock: CartProductFragment['stock'];
  /** Recommended retail price of one piece. */
  retail: number | null;
  /** The dealer's price of one piece without a deal. */
  list: number | null;
  /** Share by which a deal changes the list price: -0.05 is 5 % less; null without a deal. */
  discount: number | null;
  /** The price of one piece that is paid. */
  unit: number | null;
  total: number | null;
}

/** The cart's lines as rows, with the prices the dealer pays (B101 to B103). */
export function cartTable({ lines }: Pick<Cart, 'lines'>): CartTableRow[] {
  return lines.map(({ product, qty }) => ({
    code: product.article_code_display,
    // A line kept by an older version of the app has no EAN.
    ean: product.ean ?? '',
    name: [product.brand, fullName(product)].filter(Boolean).join(' '),
    qty,
    uom: product.uom,
    stock: product.stock,
    retail: product.price.retail ?? null,
    ...toPrices(product.price, qty),
  }));
}

type Prices = Pick<CartTableRow, 'list' | 'discount' | 'unit' | 'total'>;

function toPrices({ dealer, discounts }: CartProductFragment['price'], qty: number): Prices {
  if (dealer == null) return { list: null, discount: null, unit: null, total: null };
  const { unit, total, step } = linePrice(dealer, qty, discounts);
  const granted = discounts[step];
  if (!granted || dealer === 0) return { list: dealer, discount: null, unit, total };
  // The share a deal names is exact; that of a fixed amount follows from the rounded price.
  const share = granted.type === 'percentage' ? granted.value / 10_000 : unit / dealer - 1;
  return { list: dealer, discount: share, unit, total };
}
