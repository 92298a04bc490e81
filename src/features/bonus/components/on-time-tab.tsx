import { Trans, useLingui } from '@lingui/react/macro';
import { ListPage } from '#src/crud/list/list-page.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import { usePercent } from '#src/i18n/use-percent.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { type Column, figureColumn, totalColumn } from '#src/ui/table/column.ts';
import { type OnTimeQuarter, onTimeQuery } from '../bonus.queries.ts';
import type { BonusFilters } from '../use-bonus-filters.ts';
import { useQuarterText } from '../use-bonus-texts.ts';

/** The payables that fell due and were paid in time, by quarter, and the points for it (U264, E598). */
export function OnTimeTab({ list, filter, year, quarter }: BonusFilters) {
  const { t } = useLingui();
  const quarterText = useQuarterText();
  const { customer } = useSession();
  const money = useMoney();
  const number = useNumber();
  const percent = usePercent();
  const columns: Column<OnTimeQuarter>[] = [
    {
      id: 'quarter',
      header: t`Quarter`,
      rowHeader: true,
      cell: (row) => quarterText(row.quarter),
    },
    {
      ...figureColumn<OnTimeQuarter>(
        'invoices',
        t`Invoices in time`,
        (row) => t`${{ paid: number(row.paidInTime) }} of ${{ due: number(row.invoices) }}`,
      ),
      phone: 'fact',
    },
    {
      ...totalColumn<OnTimeQuarter>(
        'amount',
        t`Amount in time`,
        (row) => t`${{ paid: money(row.amountInTime) }} of ${{ due: money(row.amount) }}`,
      ),
    },
    {
      ...figureColumn<OnTimeQuarter>('share', t`Counted by the distributor`, ({ share }) =>
        typeof share === 'number' ? percent(share / 100) : null,
      ),
      phone: 'fact',
    },
    {
      ...figureColumn<OnTimeQuarter>('points', t`Points`, ({ points }) =>
        typeof points === 'number' ? number(points) : null,
      ),
      phone: 'state',
    },
  ];
  return (
    <ListPage
      name="bonus-on-time"
      caption={t`On-time payment`}
      list={list}
      query={onTimeQuery(customer?.unified ?? '', filter)}
      read={({ quarters }) => ({ rows: quarters, count: quarters.length })}
      rowKey={(row) => String(row.quarter)}
      unsorted
      columns={columns}
      filters={[year, quarter]}
      empty={<EmptyState kind="custom" title={<Trans>Nothing was due in this period</Trans>} />}
    />
  );
}
