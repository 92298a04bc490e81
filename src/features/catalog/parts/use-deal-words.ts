import type { PriceStep } from '#shared/price-rule.ts';
import { useMoney } from '#src/features/hosts/hosts.public.ts';
import { useNumber } from '#src/i18n/use-number.ts';

/** A step of a deal in two words: "10+" and "−5 %" (U211). */
export function useDealWords(): (step: PriceStep) => { from: string; change: string } {
  const money = useMoney();
  const number = useNumber();
  return ({ qty, term, type, value }) => {
    const amount =
      type === 'percentage' ? `${number(Math.abs(value) / 100)} %` : money(Math.abs(value));
    return {
      from: term === '<=' ? `≤ ${qty}` : `${qty}+`,
      change: `${value < 0 ? '−' : '+'}${amount}`,
    };
  };
}
