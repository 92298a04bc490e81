import type { CheckoutThirdPartyMutation } from '#src/graphql/generated/graphql.ts';
import type { Product } from '../third-party.queries.ts';
import { type Cart, type CartLine, keyOf, priceOf, toKey } from './cart-lines.ts';

type ProductError = CheckoutThirdPartyMutation['checkoutThirdPartyV2']['productErrors'][number];

/** The differences between a line as the buyer saw it and as it can be ordered now. */
export interface LineChange {
  /** The line as it can be ordered now; null when it cannot. */
  now: CartLine | null;
  /** The price of a sales unit that the buyer saw, where it is another one now; minor units. */
  seenPrice: number | null;
  /** How many sales units are left, where there are fewer than wanted. */
  left: number | null;
  /** Why it cannot be ordered, a code; null when it can. */
  refusal: string | null;
}

/** Compares the refused lines of a cart with the articles as they are now (readings 76, 111). By the keys of lines. */
export function listChanges(
  { lines }: Cart,
  errors: readonly ProductError[],
  products: readonly Product[],
): ReadonlyMap<string, LineChange> {
  const byKey = new Map(products.map((product) => [keyOf(product), product]));
  const refused = Map.groupBy(errors, toKey);
  return new Map(
    lines.flatMap((line) => {
      const key = keyOf(line.product);
      const found = refused.get(key);
      return found ? [[key, toChange(line, found, byKey.get(key))] as const] : [];
    }),
  );
}

function toChange(
  line: CartLine,
  errors: readonly ProductError[],
  product: Product | undefined,
): LineChange {
  const stock = errors.find(({ code }) => code === 'STOCK_CHANGED');
  const other = errors.find(({ code }) => code !== 'STOCK_CHANGED' && code !== 'PRICE_CHANGED');
  const left = stock ? (stock.now ?? 0) : null;
  if (!product || other)
    return { now: null, seenPrice: null, left: null, refusal: other?.code ?? 'NOT_ORDERABLE' };
  const qty = left === null ? line.qty : Math.min(left, line.qty);
  const now = { product, qty };
  const seen = priceOf(line).unit;
  return {
    now: qty > 0 ? now : null,
    seenPrice: qty > 0 && priceOf(now).unit !== seen ? seen : null,
    left,
    refusal: null,
  };
}

/**
 * The cart with the changes that the buyer has confirmed: lines that cannot be ordered are gone. Quantities may have been
 * changed since they were shown.
 */
export const applyChanges = (
  { lines, shipments }: Cart,
  changes: ReadonlyMap<string, LineChange>,
): Cart => ({
  lines: lines.flatMap((line) => {
    const change = changes.get(keyOf(line.product));
    if (!change) return line;
    const { now, left } = change;
    return now ? { ...now, qty: Math.min(line.qty, left ?? line.qty) } : [];
  }),
  shipments,
});
