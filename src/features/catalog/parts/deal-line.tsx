import { Fragment } from 'react';
import { useMoney } from '#src/features/hosts/hosts.public.ts';
import { bestSteps } from '../deal.rules.ts';

interface Props {
  price: {
    dealer?: number | null;
    discounts: readonly { qty: number; term: string; type: string; value: number }[];
  };
}

/** A deal's ladder in one line: "10+ −5 % · 20+ −10 %" (U211). */
export function DealLine({ price }: Props) {
  const money = useMoney();
  const steps = bestSteps(price.dealer ?? 0, price.discounts);
  if (steps.length === 0) return null;
  const parts = steps.map(({ qty, term, type, value }) => {
    const amount = type === 'percentage' ? `${Math.abs(value) / 100} %` : money(Math.abs(value));
    return `${term === '<=' ? `≤ ${qty}` : `${qty}+`} ${value < 0 ? '−' : '+'}${amount}`;
  });
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
