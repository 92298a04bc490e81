import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { refetchOrReportOffline } from '#src/graphql/connection-failed.ts';
import { useDelayed } from '#src/lib/hooks/use-delayed.ts';
import { useWide } from '#src/lib/hooks/use-wide.ts';
import { actionBar, actionBarClass } from '#src/ui/layout/bottom-bar.ts';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { MoreMenu, type RowAction } from '#src/ui/overlay/row-menu.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { Pagination } from '#src/ui/table/pagination.tsx';
import { RowSkeletons } from '#src/ui/table/row-skeletons.tsx';
import { StaleNotice } from '../form/stale-notice.tsx';
import { ListBody } from './list-body.tsx';
import type { ListAnswer, ListFrameProps } from './list-props.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { SelectionBar, useRowSelection } from './row-selection.tsx';
import { useListColumns } from './use-list-columns.ts';

interface HeadProps {
  title: ReactNode;
  tabs: ReactNode;
  section: boolean;
  action: ReactNode;
  more: readonly RowAction[];
}

/** The title with the list's action; on phones the bar at the top has the title, and the lower edge the action. */
function ListHead({ title, tabs, section, action, more }: HeadProps) {
  const wide = useWide();
  if (section) return <h3 className="font-semibold">{title}</h3>;
  const heading = <PageHeader title={title} className={tabs || !wide ? 'sr-only' : ''} />;
  if (!wide)
    return (
      <>
        {heading}
        {tabs}
      </>
    );
  return (
    <header className="flex min-h-touch items-center justify-between gap-3">
      {heading}
      {tabs ? <div className="min-w-0 flex-1">{tabs}</div> : null}
      <div className="flex shrink-0 items-center gap-2">
        {action}
        <MoreMenu actions={more} />
      </div>
    </header>
  );
}

/**
 * A list whose page of rows the feature has read, for example from the device: shows them, or why there
 * are none, with search, filters, sort and pages. Lists of the server are a `ListPage`.
 */
export function ListFrame<Answer, Row>(props: ListFrameProps<Answer, Row>) {
  const { name, title, list, result, read, bulk, rowKey, columns, action, more = [] } = props;
  const { params, set } = list;
  const { data, isPending, isPlaceholderData, isError, error, refetch } = result;
  const waiting = useDelayed(isPending, 200);
  const wide = useWide();
  const {
    rows,
    count,
    more: isMore = false,
  }: ListAnswer<Row> = data === undefined ? { rows: [], count: 0 } : read(data);
  const selection = useRowSelection(rows, rowKey);
  const columnChoice = useListColumns({
    name,
    list,
    columns,
    rows,
    isPlaceholder: isPlaceholderData,
  });
  const retry = () => void refetchOrReportOffline(refetch);
  const isSelecting = bulk !== undefined && selection.rows.length > 0;

  return (
    <div className="space-y-2 lg:space-y-3">
      {title ? (
        <ListHead
          title={title}
          tabs={props.tabs}
          section={props.section ?? false}
          action={action}
          more={more}
        />
      ) : null}
      {props.above}
      {isSelecting ? (
        <SelectionBar selection={selection}>{bulk}</SelectionBar>
      ) : (
        <ListToolbar
          {...props}
          rows={rows}
          count={count}
          isMore={isMore}
          onRefresh={retry}
          columnChoice={columnChoice}
        />
      )}
      {list.unknownValue ? (
        <Notice tone="info">
          <Trans>The address asks for something this list does not know. The rest is shown.</Trans>
        </Notice>
      ) : null}
      {props.notice}
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
            selection={bulk ? selection : props.selection}
            hidden={columnChoice.hidden}
            wanted={columnChoice.wanted}
            error={isError ? error : undefined}
            onRetry={retry}
          />
        </div>
      )}
      {isPending && waiting ? <RowSkeletons /> : null}
      {data === undefined ? null : (
        <Pagination
          {...props.paging}
          page={params.page}
          pageSize={params.limit}
          count={count}
          isMore={isMore}
          onPage={(page) => set({ page })}
          onPageSize={(limit) => set({ limit })}
        />
      )}
      {props.below}
      {action && !wide ? (
        <div ref={actionBar} className={actionBarClass}>
          {action}
        </div>
      ) : null}
    </div>
  );
}
