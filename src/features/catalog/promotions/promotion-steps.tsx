import { useLingui } from '@lingui/react/macro';
import type { PromotionOffersQuery } from '#src/graphql/generated/graphql.ts';
import { type DealWords, useDealWords } from '../prices/use-deal-texts.ts';

type Details = PromotionOffersQuery['promotions'][number]['details'];

interface PromotionStep extends DealWords {
  qty: number;
  term: string;
  /** The brand it holds for; empty for all. */
  of: string;
}

/** A longer list of steps is not read; the articles below show their own. */
const most = 12;

/** The steps of a promotion, each once: "from 10: −5%" (U202, E253 to E259). */
export function PromotionSteps({ details }: { details: Details }) {
  const { t } = useLingui();
  const texts = useDealWords();
  const steps = new Map<string, PromotionStep>();
  for (const { brand, type, value, condition } of details) {
    const { minQty, maxQty } = condition;
    const qty = minQty ?? maxQty ?? 1;
    const term = minQty == null && maxQty != null ? '<=' : '>=';
    const step = texts({ qty, term, type, value });
    const of = brand ?? '';
    steps.set(`${step.from} ${step.change} ${of}`, { qty, term, of, ...step });
  }
  if (steps.size === 0) return null;
  const shown = [...steps.values()]
    .sort((a, b) => Number(a.term === '<=') - Number(b.term === '<=') || a.qty - b.qty)
    .slice(0, most);
  return (
    <ul
      aria-label={t`What you get`}
      className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm tabular-nums"
    >
      {shown.map(({ from, change, of }) => (
        <li key={`${from} ${change} ${of}`} className="flex gap-1.5">
          <span>{from}:</span>
          <span className="font-semibold text-success-ink">{change}</span>
          {of ? <span className="text-ink-muted">{of}</span> : null}
        </li>
      ))}
    </ul>
  );
}
