import { Trans } from '@lingui/react/macro';
import { refetchOrReportOffline } from '#src/graphql/connection-failed.ts';
import { useDelayed } from '#src/lib/hooks/use-delayed.ts';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { Pagination } from '#src/ui/table/pagination.tsx';
import { StaleNotice } from '../form/stale-notice.tsx';
import { FilterBar } from './filter-bar.tsx';
import { ListBody } from './list-body.tsx';
import type { ListFrameProps } from './list-props.ts';
import { ListTools } from './list-tools.tsx';
import { SelectionBar, useRowSelection } from './row-selection.tsx';
import { SearchField } from './search-field.tsx';
import { useListColumns } from './use-list-columns.ts';

type ChoicesProps = Pick<
  ListFrameProps<unknown, unknown>,
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
          onSearch={(texts) => list.set({ search: texts })}
        />
      ) : null}
      <FilterBar filters={filters} />
    </search>
  );
}

/**
 * A list whose page of rows the feature has read, for example from the device: shows them, or why there
 * are none, with search, filters, sort and pages. Lists of the server are a `ListPage`.
 */
export function ListFrame<Answer, Row>(props: ListFrameProps<Answer, Row>) {
  const { name, title, list, result, read, bulk, rowKey } = props;
  const { params, set } = list;
  const { data, isPending, isPlaceholderData, isError, error, refetch } = result;
  const waiting = useDelayed(isPending, 200);
  const { rows, count } = data === undefined ? { rows: [], count: 0 } : read(data);
  const selection = useRowSelection(rows, rowKey);
  const columnChoice = useListColumns(name, list);
  const retry = () => void refetchOrReportOffline(refetch);

  return (
    <div className="space-y-4">
      {title ? (
        <header className="flex flex-wrap items-start justify-between gap-3">
          {props.section ? (
            <h3 className="font-semibold">{title}</h3>
          ) : (
            <PageHeader title={title} />
          )}
          {props.actions?.(data)}
        </header>
      ) : null}
      {props.above}
      <ListChoices {...props} />
      {list.unknownValue ? (
        <Notice tone="info">
          <Trans>The address asks for something this list does not know. The rest is shown.</Trans>
        </Notice>
      ) : null}
      <ListTools
        {...props}
        rows={rows}
        count={count}
        onRefresh={retry}
        columnChoice={columnChoice}
      />
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
          {...props.paging}
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
