import { useLingui } from '@lingui/react/macro';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { Chart } from '#src/ui/chart/chart.tsx';
import type { Overview } from '../sales-overview.queries.ts';
import { useMonthNames } from '../use-month-names.ts';

interface Props {
  overview: Overview;
  /** The months that are chosen, 1 to 12. */
  chosen: readonly number[];
  onMonth: (month: number) => void;
}

/** The net sales by month against last year as bars, with their table (U268). Pressing a month chooses it. */
export function MonthChart({ overview, chosen, onMonth }: Props) {
  'use memo';
  const { t } = useLingui();
  const money = useMoney();
  const nameOf = useMonthNames('short');
  const longName = useMonthNames('long');
  const { months, year } = overview;
  const best = months.toSorted((a, b) => b.netSales - a.netSales)[0];
  const name = best ? longName(best.month) : '';
  const amount = best ? money(best.netSales) : '';
  const only = chosen.length === 1 ? months.findIndex(({ month }) => month === chosen[0]) : -1;
  return (
    <Chart
      kind="bar"
      title={t`Net sales by month`}
      summary={
        best && best.netSales > 0 ? t`Strongest month: ${name}, ${amount}.` : t`No month has sales.`
      }
      categories={months.map(({ month }) => nameOf(month))}
      categoryName={t`Month`}
      series={[
        { name: String(year), values: months.map(({ netSales }) => netSales) },
        { name: String(year - 1), values: months.map(({ netSalesLastYear }) => netSalesLastYear) },
      ]}
      format={money}
      picked={only < 0 ? null : only}
      onPick={(index) => {
        const month = months[index]?.month;
        if (month) onMonth(month);
      }}
    />
  );
}
