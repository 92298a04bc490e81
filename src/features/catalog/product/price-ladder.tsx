import { Trans } from '@lingui/react/macro';
import { linePrice } from '#shared/price-rule.ts';
import { useMoney } from '#src/features/hosts/hosts.public.ts';
import type { ProductVariantFragment } from '#src/graphql/generated/graphql.ts';
import { bestSteps } from '../deal.rules.ts';
import { useDealWords } from '../parts/use-deal-words.ts';

interface Props {
  price: ProductVariantFragment['price'];
  /** Pieces wanted; the step they get is marked. */
  qty: number;
}

/** The quantity discounts of an article: from how many, how much less, and what a piece costs then. */
export function PriceLadder({ price, qty }: Props) {
  const money = useMoney();
  const words = useDealWords();
  const dealer = price.dealer ?? 0;
  const steps = bestSteps(dealer, price.discounts);
  if (price.dealer == null || steps.length === 0) return null;
  const granted = qty > 0 ? price.discounts[linePrice(dealer, qty, price.discounts).step] : null;
  const deals = [...new Set(steps.map((step) => step.description).filter(Boolean))];
  return (
    <div className="min-w-0 sm:col-span-2">
      <table className="w-full text-sm tabular-nums">
        <caption className="pb-1 text-left font-semibold">
          <Trans>Quantity discount</Trans>
        </caption>
        <thead className="text-left text-xs text-ink-muted">
          <tr>
            <th scope="col" className="py-1 font-medium">
              <Trans comment="column: number of pieces">Pieces</Trans>
            </th>
            <th scope="col" className="py-1 font-medium">
              <Trans comment="column">Discount</Trans>
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              <Trans comment="column: price of one piece">Each</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => {
            const { from, change } = words(step);
            return (
              <tr
                key={`${from} ${change}`}
                aria-current={step === granted || undefined}
                className="border-t border-line aria-[current]:bg-success-tint aria-[current]:font-semibold"
              >
                <th scope="row" className="py-1.5 pl-1 text-left font-[inherit]">
                  {from}
                </th>
                <td className="py-1.5 text-success-ink">{change}</td>
                <td className="py-1.5 pr-1 text-right">
                  {money(linePrice(dealer, step.qty, price.discounts).unit)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {deals.length > 0 ? <p className="pt-1 text-xs text-ink-muted">{deals.join(' · ')}</p> : null}
    </div>
  );
}
