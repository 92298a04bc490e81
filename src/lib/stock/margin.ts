import { linePrice, type PriceStep } from '#shared/price-rule.ts';

/** The parts of an article's price that the page computes with; amounts in minor units. */
export interface OwnPrice {
  dealer?: number | null;
  retail?: number | null;
  discounts: readonly PriceStep[];
}

/**
 * Returns the dealer's cost of one piece, including deals that apply from the first piece; null without a
 * price.
 */
export function pieceCost({ dealer, discounts }: OwnPrice): number | null {
  return dealer == null ? null : linePrice(dealer, 1, discounts).unit;
}

/** Whether all pieces cost, and are sold for, the same. */
export function samePrice([first, ...rest]: readonly OwnPrice[]): boolean {
  const facts = (price?: OwnPrice) => price && [pieceCost(price), price.dealer, price.retail];
  return rest.every((price) => String(facts(price)) === String(facts(first)));
}

export interface Margin {
  /** Minor units; negative when the piece costs more than it is sold for. */
  amount: number;
  /** Whole percent of the retail price. */
  percent: number;
}

/** Returns the dealer's profit on one piece sold at the retail price; null when either price is unknown. */
export function marginOf(price: OwnPrice): Margin | null {
  const cost = pieceCost(price);
  if (cost === null || !price.retail) return null;
  const amount = price.retail - cost;
  return { amount, percent: Math.round((amount * 100) / price.retail) };
}

/** The lowest and the highest of some amounts; null when there are none. */
export function rangeOf(amounts: readonly number[]): [number, number] | null {
  return amounts.length > 0 ? [Math.min(...amounts), Math.max(...amounts)] : null;
}

/** The lowest and highest margin of some variants, by percent. */
export function marginRange(prices: readonly OwnPrice[]): [Margin, Margin] | null {
  const margins = prices
    .flatMap((price) => marginOf(price) ?? [])
    .sort((a, b) => a.percent - b.percent || a.amount - b.amount);
  const [low] = margins;
  const high = margins.at(-1);
  return low && high ? [low, high] : null;
}
