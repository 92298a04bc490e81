import { formatMoney, type MoneyFormat } from '#shared/money.ts';
import { linePrice } from '#shared/price-rule.ts';
import type { BadgeAnswer, DiscountAnswer } from './answer-shapes.ts';

/** A percentage without trailing zeros, written as the host's amounts: 1250 is "12.5 %" or "12,5 %". */
function percent(basisPoints: number, { decimalSeparator }: MoneyFormat): string {
  return `${basisPoints / 100}\u00a0%`.replace('.', decimalSeparator);
}

type Step = Pick<DiscountAnswer, 'qty' | 'uom' | 'term' | 'type' | 'value'>;

/** Describes the effect of a step in words: "From 10 EA: 5 % less" (E287). */
export function discountDetail(step: Step, format: MoneyFormat): string {
  const bound = `${step.term === '<=' ? 'Up to' : 'From'} ${step.qty} ${step.uom}`;
  const size = Math.abs(step.value);
  const [amount, each] =
    step.type === 'fixed' ? [formatMoney(size, format), ' each'] : [percent(size, format), ''];
  return `${bound}: ${amount} ${step.value > 0 ? 'more' : 'less'}${each}`;
}

/**
 * The badge of a product with deals: the code of the deal with the cheapest step, and that step (E245);
 * null without deals. It has no words, since the engine knows no language.
 * @param price what percentages and amounts are compared on: the dealer price, else the retail price
 */
export function promotionBadge(
  steps: readonly DiscountAnswer[],
  price: number | null,
): BadgeAnswer | null {
  const base = price ?? 1_000_000;
  const unit = (step: DiscountAnswer) => linePrice(base, step.qty, [step]).total / step.qty;
  const best = steps
    .filter((step) => step.qty > 0 && step.value < 0)
    .reduce<DiscountAnswer | null>((a, b) => (a && unit(a) <= unit(b) ? a : b), null);
  if (!best) return null;
  const { salesDealNo, qty, term, type, value } = best;
  return { code: salesDealNo, qty, term, type, value };
}
