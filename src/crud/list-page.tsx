import { Trans } from '@lingui/react/macro';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { refetchOrReportOffline } from '#src/graphql/connection-failed.ts';
import { useDeferredQuery } from '#src/graphql/use-deferred-query.ts';
import { useDelayed } from '#src/lib/use-delayed.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { ColumnMenu } from '#src/ui/table/column-menu.tsx';
import { Pagination } from '#src/ui/table/pagination.tsx';
import { type Filter, FilterBar } from './filter-bar.tsx';
import { ListBody, type ListBodyProps } from './list-body.tsx';
import { ListExport, type ListExportProps } from './list-export.tsx';
import type { ListParams, ListState } from './list-params.ts';
import { type RowSelection, SelectionBar, useRowSelection } from './row-selection.tsx';
import { SavedViews } from './saved-views.tsx';
import { SearchField } from './search-field.tsx';
import { StaleNotice } from './stale-notice.tsx';
import { useListColumns } from './use-list-columns.ts';

/** A page of rows, and how many rows there are on all pages. */
export interface ListAnswer<Row> {
  rows: readonly Row[];
  count: number;
}

export interface ListPageProps<Answer, Row, Key extends QueryKey, Exported>
  extends Omit<
    ListBodyProps<Row, Answer>,
    'answer' | 'rows' | 'list' | 'selection' | 'hidden' | 'error' | 'onRetry'
  > {
  /** Names the list where the device keeps its columns and views; not shown. */
  name: string;
  title: ReactNode;
  /** The list is a section of a page, with a heading of the third level. */
  section?: boolean;
  list: ListState<ListParams>;
  query: UseQueryOptions<Answer, Error, Answer, Key>;
  /** Finds the rows in the answer. */
  read: (answer: Answer) => ListAnswer<Row>;
  /** Right of the title. */
  actions?: (answer: Answer | undefined) => ReactNode;
  /** Between the title and the filters: tabs, a choice of views. */
  above?: ReactNode;
  search?: { label: ReactNode; hint?: ReactNode };
  filters?: readonly Filter[];
  /** Further parameters of the list, next to its filters. */
  choices?: ReactNode;
  /** The list can be loaded again by a button. */
  refresh?: boolean;
  /** The user can save the search, filters and sort under a name. */
  views?: boolean;
  /** Saves all rows as files; drawn when there are rows. */
  export?: (answer: Answer) => ListExportProps<Exported>;
  /** Above the rows, next to the export: how old they are, printing. */
  tools?: (answer: Answer | undefined) => ReactNode;
  /** Directly above the rows: what came of an action. */
  notice?: ReactNode;
  /** Given: rows can be selected, and this is what can be done with them. */
  bulk?: ((selection: RowSelection<Row>) => ReactNode) | undefined;
}

type ChoicesProps = Pick<
  ListPageProps<unknown, unknown, QueryKey, unknown>,
  'list' | 'search' | 'filters' | 'choices'
>;

/** The search field and the filters of the list. */
function ListChoices(props: ChoicesProps) {
  const { list, search, filters = [], choices } = props;
  if (!search && filters.length === 0 && !choices) return null;
  return (
    <search className="block space-y-2 print:hidden">
      {choices}
      {search ? (
        <SearchField
          {...search}
          search={list.params.search ?? ''}
          onSearch={(words) => list.set({ search: words })}
        />
      ) : null}
      <FilterBar filters={filters} />
    </search>
  );
}

/**
 * A list that is read page by page: runs its query, keeps search, filters, sort and page in the address,
 * and shows its rows, or why there are none. The feature brings the query, columns or items, and words.
 */
export function ListPage<Answer, Row, Key extends QueryKey, Exported = Row>(
  props: ListPageProps<Answer, Row, Key, Exported>,
) {
  const { name, title, list, query, read, bulk, rowKey, columns } = props;
  const { params, set } = list;
  const { data, isPending, isFetching, isPlaceholderData, isError, error, refetch } =
    useDeferredQuery(query);
  const waiting = useDelayed(isPending, 200);
  const { rows, count } = data === undefined ? { rows: [], count: 0 } : read(data);
  const selection = useRowSelection(rows, rowKey);
  const columnChoice = useListColumns(name, list);
  const retry = () => void refetchOrReportOffline(refetch);

  return (
    <div className="space-y-4">
      <header className="flex flex-wrap items-start justify-between gap-3">
        {props.section ? <h3 className="font-semibold">{title}</h3> : <PageHeader title={title} />}
        {props.actions?.(data)}
      </header>
      {props.above}
      <ListChoices {...props} />
      {list.unknownValue ? (
        <Notice tone="info">
          <Trans>The address asks for something this list does not know. The rest is shown.</Trans>
        </Notice>
      ) : null}
      <div className="flex flex-wrap items-center gap-2 empty:hidden print:hidden">
        {props.refresh ? (
          <Button variant="secondary" busy={isFetching} onClick={retry}>
            <Icon name="refresh" size={20} />
            <Trans>Refresh</Trans>
          </Button>
        ) : null}
        {props.views ? <SavedViews name={name} view={list.view} onView={list.setView} /> : null}
        {data !== undefined && rows.length > 0 && props.export ? (
          <ListExport {...props.export(data)} />
        ) : null}
        {props.tools?.(data)}
        {rows.length > 0 && columns?.some(({ hideable }) => hideable) ? (
          <div className="ml-auto">
            <ColumnMenu columns={columns} {...columnChoice} />
          </div>
        ) : null}
      </div>
      {props.notice}
      {bulk && rows.length > 0 ? <SelectionBar selection={selection}>{bulk}</SelectionBar> : null}
      {isError && data !== undefined && !props.silentFailure ? (
        <StaleNotice onRetry={retry} />
      ) : null}
      {isPending ? null : (
        <div aria-busy={isPlaceholderData || undefined} className="space-y-4">
          <ListBody
            {...props}
            answer={data}
            rows={rows}
            list={list}
            selection={bulk ? selection : undefined}
            hidden={columnChoice.hidden}
            error={isError ? error : undefined}
            onRetry={retry}
          />
        </div>
      )}
      {isPending && waiting ? <Skeleton className="h-80" /> : null}
      {data === undefined ? null : (
        <Pagination
          page={params.page}
          pageSize={params.limit}
          count={count}
          onPage={(page) => set({ page })}
          onPageSize={(limit) => set({ limit })}
        />
      )}
    </div>
  );
}
