import { Fragment } from 'react';
import type { PriceStep } from '#shared/price-rule.ts';
import { useShowroom } from '#src/features/showroom/showroom.public.ts';
import { bestSteps } from '../deal.rules.ts';
import { useDealWords } from './use-deal-words.ts';

interface Props {
  price: { dealer?: number | null; discounts: readonly PriceStep[] };
}

/** A deal's ladder in one line: "10+ −5 % · 20+ −10 %" (U211); nothing in showroom mode. */
export function DealLine({ price }: Props) {
  const words = useDealWords();
  const showroom = useShowroom();
  const steps = bestSteps(price.dealer ?? 0, price.discounts);
  if (showroom || steps.length === 0) return null;
  const parts = steps.map((step) => Object.values(words(step)).join(' '));
  return (
    <p className="text-xs font-medium text-success-ink tabular-nums">
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 ? ' · ' : ''}
          <span className="whitespace-nowrap">{part}</span>
        </Fragment>
      ))}
    </p>
  );
}
