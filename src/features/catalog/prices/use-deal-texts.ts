import { useLingui } from '@lingui/react/macro';
import type { PriceStep } from '#shared/price-rule.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import { usePercent } from '#src/i18n/use-percent.ts';

export interface DealWords {
  /** For how many pieces: "from 10" or "up to 2". */
  from: string;
  /** The change of the price: "−5%" or "−$0.80". */
  change: string;
}

/** A step of a deal in words (U211). */
export function useDealWords(): (step: PriceStep) => DealWords {
  const { t } = useLingui();
  const money = useMoney();
  const number = useNumber();
  const percent = usePercent();
  return (step) => {
    const { term, type, value } = step;
    const qty = number(step.qty);
    const size = Math.abs(value);
    const amount = type === 'percentage' ? percent(size / 10_000) : money(size);
    return {
      from:
        term === '<='
          ? t({ message: `up to ${qty}`, comment: 'pieces, of a quantity discount' })
          : t({ message: `from ${qty}`, comment: 'pieces, of a quantity discount' }),
      change: `${value < 0 ? '−' : '+'}${amount}`,
    };
  };
}
