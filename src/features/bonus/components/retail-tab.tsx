import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ListPage } from '#src/crud/list/list-page.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { type Column, textColumn, totalColumn, wholeColumn } from '#src/ui/table/column.ts';
import { type BonusSale, bonusSalesQuery } from '../bonus.queries.ts';
import type { BonusFilters } from '../use-bonus-filters.ts';

/** The bikes sold to consumers with class, points and quarter (U263, E593 to E597). */
export function RetailTab({ list, filter, year, quarter, brand }: BonusFilters) {
  const { t } = useLingui();
  const { customer } = useSession();
  const { date } = useDates();
  const number = useNumber();
  const { page, limit } = list.params;
  const query = bonusSalesQuery(customer?.unified ?? '', { ...filter, page, limit });
  const { data } = useQuery(query);
  const columns: Column<BonusSale>[] = [
    wholeColumn('frameNumber', t`Frame number`, (row) => row.frameNumber, { rowHeader: true }),
    wholeColumn('inputDate', t`Registered on`, (row) => date(row.inputDate), { phone: 'fact' }),
    { ...textColumn<BonusSale>('class', t`Class`, (row) => row.class ?? ''), phone: 'state' },
    wholeColumn('quarter', t`Quarter`, (row) => number(row.quarter), { phone: 'fact' }),
    {
      ...totalColumn<BonusSale>('point', t`Points`, ({ point }) =>
        typeof point === 'number' ? number(point) : t`No points yet`,
      ),
      total: data && number(data.point),
    },
  ];
  return (
    <ListPage
      name="bonus-retail-sales"
      caption={t`Retail sales`}
      list={list}
      query={query}
      read={({ sales, info }) => ({ rows: sales, count: info.count })}
      rowKey={({ id }) => id}
      unsorted
      columns={columns}
      filters={[year, quarter, brand]}
      empty={<EmptyState kind="custom" title={<Trans>No bike was sold this year</Trans>} />}
      noResult={{ showAll: <Trans>Show the whole year</Trans> }}
    />
  );
}
