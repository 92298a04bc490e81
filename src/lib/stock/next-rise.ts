import { linePrice, type PriceStep } from '#shared/price-rule.ts';

/**
 * From how many pieces on a piece costs more than at the present quantity, because a deal holds for few
 * pieces only; null where more pieces never cost more each.
 * @param dealer price of one piece, minor units
 * @returns the quantity, and the price of one piece from there, minor units
 */
export function nextRise(
  dealer: number,
  qty: number,
  steps: readonly PriceStep[],
): { qty: number; unit: number } | null {
  const now = linePrice(dealer, Math.max(1, qty), steps).unit;
  const rise = steps
    .map((step) => (step.term === '<=' ? step.qty + 1 : step.qty))
    .filter((from) => from > qty)
    .sort((a, b) => a - b)
    .map((from) => ({ qty: from, unit: linePrice(dealer, from, steps).unit }))
    .find(({ unit }) => unit > now);
  return rise ?? null;
}
