import { Trans } from '@lingui/react/macro';
import { linePrice } from '#shared/price-rule.ts';
import type { ProductVariantFragment } from '#src/graphql/generated/graphql.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import { ladderRows } from './deal.rules.ts';
import { useDealWords } from './use-deal-texts.ts';

interface Props {
  price: ProductVariantFragment['price'];
  /** Pieces wanted; the step they get is marked. */
  qty: number;
}

/** The quantity discounts of an article: from how many, how much less, and what a piece costs then. */
export function PriceLadder({ price, qty }: Props) {
  const money = useMoney();
  const texts = useDealWords();
  const dealer = price.dealer ?? 0;
  const number = useNumber();
  const rows = ladderRows(dealer, price.discounts);
  if (price.dealer == null || rows.length === 0) return null;
  const granted = qty > 0 ? price.discounts[linePrice(dealer, qty, price.discounts).step] : null;
  const deals = [...new Set(rows.flatMap(({ step }) => step?.description || []))];
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
          {rows.map(({ step, qty: from, unit }) => {
            const pieces = number(from);
            const deal = step && texts(step);
            return (
              <tr
                key={deal ? `${deal.from} ${deal.change}` : from}
                aria-current={(step !== null && step === granted) || undefined}
                className="border-t border-line aria-[current]:bg-success-tint aria-[current]:font-semibold"
              >
                <th scope="row" className="py-1.5 pl-1 text-left font-[inherit]">
                  {deal ? (
                    deal.from
                  ) : (
                    <Trans comment="pieces, of a quantity discount">from {pieces}</Trans>
                  )}
                </th>
                <td className="py-1.5 text-success-ink">{deal?.change ?? '–'}</td>
                <td className="py-1.5 pr-1 text-right">{money(unit)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {deals.length > 0 ? <p className="pt-1 text-xs text-ink-muted">{deals.join(' · ')}</p> : null}
    </div>
  );
}
