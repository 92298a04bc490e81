import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ContentState } from '#shared/content/content-state.rules.ts';
import { RowLink } from '#src/crud/record/record-links.tsx';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { toLang } from '#src/i18n/language-mark.tsx';
import { type Column, wholeColumn } from '#src/ui/table/column.ts';
import { StateBadge } from '../parts/state-badge.tsx';

interface ListedContent {
  id: string;
  state?: ContentState;
  changedAt: string;
  changedBy: string;
}

interface Day<Row> {
  /** Its name on the server. */
  id: string;
  of: (row: Row) => string;
}

interface Options<Row> {
  /** The heading of what names an item. */
  header: string;
  nameOf: (row: Row) => ReactNode;
  /** Before its name, and no part of the link to it; it needs `relative z-10` to be pressed. */
  before?: (row: Row) => ReactNode;
  toPath: (id: string) => string;
  /** The server's name of this column; left out where the list cannot be sorted by it. */
  sortsBy?: string;
  /** The first and the last day of an item; left out by content that is shown on all. */
  days?: { from: Day<Row>; to: Day<Row> };
  /** Where it is shown, and what is in it: the columns after its name. */
  more: readonly Column<Row>[];
}

/** A title in its language. */
export const toTitle = ({ title, language }: { title: string; language: string | null }) => (
  <span lang={toLang(language)}>{title}</span>
);

const deletedClass = 'text-ink-muted [&_a]:text-ink-muted';

/** The columns of a list of content for those who write it; deleted items are pale. */
export function useContentColumns<Row extends ListedContent>(options: Options<Row>): Column<Row>[] {
  const { header, nameOf, before, toPath, sortsBy, days, more } = options;
  const { t } = useLingui();
  const { date, dateTime } = useDates();
  const pale = ({ cell, ...column }: Column<Row>): Column<Row> => ({
    ...column,
    cell: (row) =>
      row.state === 'deleted' ? <span className={deletedClass}>{cell(row)}</span> : cell(row),
  });
  const day = ({ id, of }: Day<Row>, label: string) =>
    wholeColumn<Row>(id, label, (row) => date(of(row)), { sortable: true, phone: 'fact' });
  return [
    {
      id: sortsBy ?? 'title',
      header,
      rowHeader: true,
      sortable: sortsBy !== undefined,
      cell: (row: Row) => {
        const link = <RowLink to={toPath(row.id)}>{nameOf(row)}</RowLink>;
        if (!before) return link;
        return (
          <span className="flex min-w-0 items-center">
            {before(row)}
            {link}
          </span>
        );
      },
    },
    ...more,
    ...(days ? [day(days.from, t`From`), day(days.to, t`To`)] : []),
    {
      id: 'state',
      header: t({ message: 'State', comment: 'column: draft, scheduled, live, over, deleted' }),
      phone: 'state' as const,
      cell: ({ state }: Row) => (state ? <StateBadge state={state} /> : null),
    },
    wholeColumn<Row>(
      'changedAt',
      t({ message: 'Changed', comment: 'column: when an item was changed last' }),
      ({ changedAt }) => dateTime(changedAt),
      // Names are cut where there are many columns.
      { sortable: true, priority: more.length > 2 ? 'asked' : 3, hideable: true },
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

/** The column of the target markets of items. */
export function useMarketsColumn<
  Row extends { contentTargetMarkets: readonly { marketName: string }[] },
>(): Column<Row> {
  const { t, i18n } = useLingui();
  return {
    id: 'markets',
    header: t`Target markets`,
    priority: 2,
    hideable: true,
    cell: ({ contentTargetMarkets }) =>
      new Intl.ListFormat(i18n.locale, { type: 'unit', style: 'short' }).format(
        contentTargetMarkets.map(({ marketName }) => marketName),
      ),
  };
}

/** The column of the portals that show an item. */
export function usePortalsColumn<Row extends { portals: readonly string[] }>(): Column<Row> {
  const { t } = useLingui();
  return {
    id: 'portals',
    header: t`Portals`,
    priority: 3,
    hideable: true,
    cell: ({ portals }) => portals.join(', '),
  };
}
