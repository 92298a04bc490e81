import { linePrice, type PriceStep } from '#shared/price-rule.ts';

interface PricedPart {
  qty: number;
  product: { price: { retail?: number | null } };
}

/** Returns the total of a groupset's parts at their retail prices; null when one has none. */
export function retailTotal(parts: readonly PricedPart[]): number | null {
  return parts.reduce<number | null>((sum, { qty, product }) => {
    const { retail } = product.price;
    return sum === null || retail == null ? null : sum + retail * qty;
  }, 0);
}

interface OwnPart {
  qty: number;
  product: { price: { dealer?: number | null; discounts: readonly PriceStep[] } };
}

/**
 * Returns the customer's price of a number of groupsets, quantity discounts of their parts included; null
 * when a part has no price.
 */
export function ownTotal(parts: readonly OwnPart[], sets: number): number | null {
  return parts.reduce<number | null>((sum, { qty, product: { price } }) => {
    if (sum === null || price.dealer == null) return null;
    return sum + linePrice(price.dealer, qty * sets, price.discounts).total;
  }, 0);
}

/** How many whole groupsets the stock of the parts makes. */
export function setsInStock(
  parts: readonly { qty: number; product: { stock: { qty: number; masked: boolean } } }[],
): { sets: number; masked: boolean } {
  const each = parts.map(({ qty, product }) => ({
    sets: Math.floor(product.stock.qty / Math.max(1, qty)),
    masked: product.stock.masked,
  }));
  const sets = Math.min(...each.map((part) => part.sets));
  if (!Number.isFinite(sets)) return { sets: 0, masked: false };
  // Masked only when every part that limits the number says there is more.
  return { sets, masked: each.every((part) => part.sets > sets || part.masked) };
}
