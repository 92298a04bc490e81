import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ListPage } from '#src/crud/list/list-page.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { DescriptionList } from '#src/ui/layout/description-list.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { type Column, figureColumn, totalColumn } from '#src/ui/table/column.ts';
import { type DealerSales, dealerSalesQuery } from '../bonus.queries.ts';
import type { BonusFilters } from '../use-bonus-filters.ts';
import { useQuarterText } from '../use-bonus-texts.ts';

type SalesQuarter = DealerSales['quarters'][number];

/** The target, and the steps before and behind the turnover. */
function Steps({ sales }: { sales: DealerSales }) {
  const money = useMoney();
  const { target, reached, next } = sales;
  if (typeof target !== 'number') return null;
  const entries = [
    { key: 'target', name: <Trans>Target</Trans>, value: money(target) },
    {
      key: 'reached',
      name: <Trans>Step reached</Trans>,
      value: reached ? money(reached.threshold) : <Trans>None yet</Trans>,
    },
    ...(next
      ? [{ key: 'next', name: <Trans>Next step</Trans>, value: money(next.threshold) }]
      : []),
  ];
  return (
    <DescriptionList
      look="figures"
      className="rounded-lg border border-line bg-surface px-4 py-1"
      entries={entries}
    />
  );
}

/** The dealer's purchases by quarter, against the same days of last year (U265, E599). */
export function DealerSalesTab({ list, filter, year, quarter, brand }: BonusFilters) {
  const { t } = useLingui();
  const quarterText = useQuarterText();
  const { customer } = useSession();
  const money = useMoney();
  const query = dealerSalesQuery(customer?.unified ?? '', filter);
  const { data } = useQuery(query);
  const columns: Column<SalesQuarter>[] = [
    {
      id: 'quarter',
      header: t`Quarter`,
      rowHeader: true,
      cell: (row) => quarterText(row.quarter),
    },
    {
      ...totalColumn<SalesQuarter>('amount', t`Net value`, (row) => money(row.amount)),
      total: data && money(data.amount),
    },
    {
      ...figureColumn<SalesQuarter>('lastYear', t`Same days last year`, (row) =>
        money(row.lastYear),
      ),
      phone: 'fact',
      total: data && money(data.lastYear),
    },
    {
      ...figureColumn<SalesQuarter>('difference', t`Difference`, (row) =>
        money(row.amount - row.lastYear),
      ),
      phone: 'state',
      total: data && money(data.amount - data.lastYear),
    },
    figureColumn('stated', t`Counted by the distributor`, ({ stated }) =>
      typeof stated === 'number' ? money(stated) : null,
    ),
  ];
  return (
    <ListPage
      name="bonus-dealer-sales"
      caption={t`Against last year`}
      list={list}
      query={query}
      read={({ quarters }) => ({ rows: quarters, count: quarters.length })}
      rowKey={(row) => String(row.quarter)}
      unsorted
      columns={columns}
      notice={data ? <Steps sales={data} /> : null}
      filters={[year, quarter, brand]}
      empty={<EmptyState kind="custom" title={<Trans>Nothing was invoiced this year</Trans>} />}
    />
  );
}
