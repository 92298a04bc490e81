import { linePrice } from '#shared/price-rule.ts';
import type { Margin } from '#src/lib/stock/margin.ts';
import type { CartLine } from './cart-model.ts';

/**
 * Returns the dealer's profit when everything in the cart is sold at its retail price; null as soon as a
 * price is missing, because a margin over part of the cart would mislead.
 */
export function cartMargin(lines: readonly Pick<CartLine, 'product' | 'qty'>[]): Margin | null {
  let retail = 0;
  let cost = 0;
  for (const { product, qty } of lines) {
    const { dealer, retail: piece, discounts } = product.price;
    if (dealer == null || !piece) return null;
    retail += piece * qty;
    cost += linePrice(dealer, qty, discounts).total;
  }
  if (retail === 0) return null;
  const amount = retail - cost;
  return { amount, percent: Math.round((amount * 100) / retail) };
}
