import { linePrice, type PriceStep } from '#shared/price-rule.ts';

/**
 * Returns the steps of all deals on an article that can ever apply: where deals overlap, the one that is
 * best at its own quantity. By quantity, ascending.
 * @param dealer price of one piece, minor units
 */
export function bestSteps<S extends PriceStep>(dealer: number, steps: readonly S[]): S[] {
  return steps
    .filter((step, index) => linePrice(dealer, step.qty, steps).step === index)
    .sort((a, b) => a.qty - b.qty);
}

/**
 * A row of an article's quantity prices: a step, or where a deal for few pieces has ended and none
 * follows, the price without a deal.
 */
export interface LadderRow<S extends PriceStep> {
  /** Null for the price without a deal. */
  step: S | null;
  qty: number;
  /** Price of one piece, minor units. */
  unit: number;
}

/** The quantity prices of an article, every jump up among them, by quantity. */
export function ladderRows<S extends PriceStep>(
  dealer: number,
  steps: readonly S[],
): LadderRow<S>[] {
  return bestSteps(dealer, steps).flatMap((step) => {
    const row = { step, qty: step.qty, unit: linePrice(dealer, step.qty, steps).unit };
    if (step.term !== '<=') return [row];
    const after = linePrice(dealer, step.qty + 1, steps);
    return after.step === -1 ? [row, { step: null, qty: step.qty + 1, unit: after.unit }] : [row];
  });
}

/** Whether all articles have the same deals, whatever they cost. */
export function sameDeals([first, ...rest]: readonly {
  discounts: readonly PriceStep[];
}[]): boolean {
  const facts = (one?: { discounts: readonly PriceStep[] }) =>
    JSON.stringify(one?.discounts.map(({ qty, term, type, value }) => [qty, term, type, value]));
  return rest.every((one) => facts(one) === facts(first));
}
