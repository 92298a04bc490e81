import { linePrice } from '#shared/price-rule.ts';
import type { CartProductFragment } from '#src/graphql/generated/graphql.ts';

/** A line of the cart as the screens show it (E263 to E291). */
export interface CartLine {
  articleCode: string;
  qty: number;
  product: CartProductFragment;
  /** The server does not have this quantity yet. */
  pending: boolean;
  /** Why the server refused the quantity; null when it did not. */
  problem: { code: string; message: string } | null;
}

/** The totals of the lines of one sales organisation, minor units (B104). */
export interface CartTotal {
  sorg: string;
  total: number;
  /** Without any discount. */
  full: number;
}

export interface Cart {
  lines: CartLine[];
  totalQty: number;
  totals: CartTotal[];
  /** True until the device's cart has been read. */
  loading: boolean;
  /** When the server last sent its cart, ISO 8601; null when it never has. */
  asOf: string | null;
  /** The key of the order that the lines become; read together with them. Null before the first checkout. */
  draft: string | null;
  /** The device's storage cannot be read, so that the cart is not known. */
  unreadable?: boolean;
}

export const loadingCart: Cart = {
  lines: [],
  totalQty: 0,
  totals: [],
  loading: true,
  asOf: null,
  draft: null,
};
export const noCart: Cart = { ...loadingCart, loading: false };

/** Counts and adds up the lines (B096, B100, B104). A line without a price costs nothing yet. */
export function toCart(lines: CartLine[], asOf: string | null, draft: string | null): Cart {
  const totals = new Map<string, CartTotal>();
  for (const { product, qty } of lines) {
    const { sorg, price } = product;
    const sum = totals.get(sorg) ?? { sorg, total: 0, full: 0 };
    const { total, full } = linePrice(price.dealer ?? 0, qty, price.discounts);
    totals.set(sorg, { sorg, total: sum.total + total, full: sum.full + full });
  }
  return {
    lines,
    totalQty: lines.reduce((sum, line) => sum + line.qty, 0),
    totals: [...totals.values()],
    loading: false,
    asOf,
    draft,
  };
}
