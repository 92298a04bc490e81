import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ContentState } from '#shared/content/content-state.rules.ts';
import { selectFilter } from '#src/crud/list/filters.tsx';
import { RowLink } from '#src/crud/record/record-links.tsx';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { type Column, wholeColumn } from '#src/ui/table/column.ts';
import { StateBadge, useStateTexts } from '../parts/state-badge.tsx';

interface ListedContent {
  id: string;
  state: ContentState;
  changedAt: string;
  changedBy: string;
}

interface Options<Row> {
  /** The heading of what names an item. */
  header: string;
  nameOf: (row: Row) => ReactNode;
  toPath: (id: string) => string;
  /** Sorts by what names it; left out where it cannot be sorted so. */
  sortsByName?: boolean;
  /** The first and the last day of an item, and how the server calls them. */
  from: { id: string; of: (row: Row) => string };
  to: { id: string; of: (row: Row) => string };
  /** Where it is shown: the columns after its name. */
  more: readonly Column<Row>[];
}

/** The columns of a list of content for those who write it; deleted items are pale. */
export function useContentColumns<Row extends ListedContent>(options: Options<Row>): Column<Row>[] {
  const { header, nameOf, toPath, sortsByName = false, from, to, more } = options;
  const { t } = useLingui();
  const { date, dateTime } = useDates();
  const pale = ({ cell, ...column }: Column<Row>): Column<Row> => ({
    ...column,
    cell: (row) =>
      row.state === 'deleted' ? <span className="opacity-60">{cell(row)}</span> : cell(row),
  });
  const day = ({ id, of }: Options<Row>['from'], label: string) =>
    wholeColumn<Row>(id, label, (row) => date(of(row)), { sortable: true, phone: 'fact' });
  return [
    {
      id: 'title',
      header,
      rowHeader: true,
      sortable: sortsByName,
      cell: (row: Row) => <RowLink to={toPath(row.id)}>{nameOf(row)}</RowLink>,
    },
    ...more,
    day(from, t`From`),
    day(to, t`To`),
    {
      id: 'state',
      header: t({ message: 'State', comment: 'column: draft, scheduled, live, over, deleted' }),
      phone: 'state' as const,
      cell: ({ state }: Row) => <StateBadge state={state} />,
    },
    wholeColumn<Row>(
      'changedAt',
      t({ message: 'Changed', comment: 'column: when an item was changed last' }),
      ({ changedAt }) => dateTime(changedAt),
      { sortable: true, priority: 3, hideable: true },
    ),
    {
      id: 'changedBy',
      header: t`Changed by`,
      priority: 2 as const,
      hideable: true,
      cell: ({ changedBy }: Row) => changedBy,
    },
  ].map(pale);
}

interface StateFilter {
  value: ContentState | '';
  onChange: (state: ContentState | '') => void;
  /** The states that the list has. */
  states: readonly ContentState[];
}

/** The filter of a list by the states of content. */
export function useStateFilter({ value, onChange, states }: StateFilter) {
  const { t } = useLingui();
  const texts = useStateTexts();
  return selectFilter(
    {
      id: 'state',
      label: t({ message: 'State', comment: 'column: draft, scheduled, live, over, deleted' }),
      value,
      options: states.map((state) => ({ value: state, label: texts[state] })),
      onChange,
    },
    t`All`,
  );
}
