import { Trans } from '@lingui/react/macro';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import { usePercent } from '#src/i18n/use-percent.ts';
import { DescriptionList } from '#src/ui/layout/description-list.tsx';
import type { Overview } from '../sales-overview.queries.ts';
import { changeOf, differenceOf, findLeader, trendOf } from '../sales-sentence.rules.ts';

/** How the year goes in one sentence (reading 105). */
function Sentence({ overview }: { overview: Overview }) {
  const percent = usePercent();
  const { total, until, year, merchandiseCategories } = overview;
  const trend = trendOf(total);
  const before = year - 1;
  const share = percent(Math.abs(changeOf(total) ?? 0), 0);
  if (trend === 'nothing') return <Trans>There are no sales for this choice.</Trans>;
  if (trend === 'new') return <Trans>{before} has no sales to compare with.</Trans>;
  const leader = findLeader(merchandiseCategories, total);
  const sign = leader && leader.change > 0 ? '+' : '';
  const led = leader ? `, ${leader.name} ${sign}${percent(leader.change, 0)}` : '';
  if (until === null) {
    if (trend === 'same') return <Trans>As much as in {before}.</Trans>;
    if (trend === 'up')
      return (
        <Trans>
          Up {share} on {before}
          {{ category: led }}
        </Trans>
      );
    return (
      <Trans>
        Down {share} on {before}
        {{ category: led }}
      </Trans>
    );
  }
  if (trend === 'same') return <Trans>As much as last year to the same day.</Trans>;
  if (trend === 'up')
    return (
      <Trans>
        Up {share} on last year to the same day
        {{ category: led }}
      </Trans>
    );
  return (
    <Trans>
      Down {share} on last year to the same day
      {{ category: led }}
    </Trans>
  );
}

/** The sentence with the sums it is about (E576, E577). */
export function SalesSummary({ overview }: { overview: Overview }) {
  const money = useMoney();
  const number = useNumber();
  const { date } = useDates();
  const { total, until, lastYearUntil, year } = overview;
  const before = year - 1;
  const last = lastYearUntil ? date(lastYearUntil) : '';
  return (
    <section className="space-y-2">
      <p role="status" className="text-lg font-semibold lg:text-xl">
        <Sentence overview={overview} />
      </p>
      <DescriptionList
        look="figures"
        className="rounded-lg border border-line bg-surface px-4 py-1"
        entries={[
          {
            key: 'netSales',
            name: until ? (
              <Trans>Net sales to {{ day: date(until) }}</Trans>
            ) : (
              <Trans>Net sales {year}</Trans>
            ),
            value: money(total.netSales),
            valueClassName: 'font-semibold',
          },
          {
            key: 'netSalesLastYear',
            name: last ? <Trans>Last year to {last}</Trans> : <Trans>Net sales {before}</Trans>,
            value: money(total.netSalesLastYear),
          },
          { key: 'difference', name: <Trans>Difference</Trans>, value: money(differenceOf(total)) },
          {
            key: 'quantity',
            name: <Trans comment="pieces that were invoiced">Pieces</Trans>,
            value: number(total.invoiceQuantity),
          },
        ]}
      />
    </section>
  );
}
