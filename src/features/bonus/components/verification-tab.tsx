import { Trans, useLingui } from '@lingui/react/macro';
import { ListPage } from '#src/crud/list/list-page.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { usePercent } from '#src/i18n/use-percent.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { type Column, totalColumn } from '#src/ui/table/column.ts';
import { verificationQuery } from '../bonus.queries.ts';
import type { BonusFilters } from '../use-bonus-filters.ts';
import { useQuarterText } from '../use-bonus-texts.ts';

interface Verification {
  quarter: number;
  value: number;
}

/** The verified part of the retail sales, by quarter (U266, E600, E601). */
export function VerificationTab({ list, filter, year }: BonusFilters) {
  const { t } = useLingui();
  const quarterText = useQuarterText();
  const { customer } = useSession();
  const percent = usePercent();
  const columns: Column<Verification>[] = [
    {
      id: 'quarter',
      header: t`Quarter`,
      rowHeader: true,
      cell: (row) => quarterText(row.quarter),
    },
    totalColumn('value', t`Verified sales`, (row) => percent(row.value / 100)),
  ];
  return (
    <ListPage
      name="bonus-verification"
      caption={t`Verification`}
      list={list}
      query={verificationQuery(customer?.unified ?? '', filter.year)}
      read={(rows) => ({ rows, count: rows.length })}
      rowKey={(row) => String(row.quarter)}
      unsorted
      columns={columns}
      filters={[year]}
      empty={<EmptyState kind="custom" title={<Trans>No figures for this year yet</Trans>} />}
    />
  );
}
