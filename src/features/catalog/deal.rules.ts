import { linePrice, type PriceStep } from '#shared/price-rule.ts';

/**
 * The steps of all deals on an article that somebody would ever get: where deals overlap, the one
 * that wins at its own quantity. By quantity, ascending.
 * @param dealer price of one piece, minor units
 */
export function bestSteps<S extends PriceStep>(dealer: number, steps: readonly S[]): S[] {
  return steps
    .filter((step, index) => linePrice(dealer, step.qty, steps).step === index)
    .sort((a, b) => a.qty - b.qty);
}
