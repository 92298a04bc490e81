import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { refetchOrReportOffline } from '#src/graphql/connection-failed.ts';
import { useDeferredQuery } from '#src/graphql/use-deferred-query.ts';
import { useDelayed } from '#src/lib/hooks/use-delayed.ts';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { LoadFailure } from '#src/ui/state/load-failure.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { StaleNotice } from '../form/stale-notice.tsx';
import { AsOf, toAsOf } from './as-of.tsx';
import { type Back, BackButton } from './back-link.tsx';

interface Props<Answer, Record, Key extends QueryKey> {
  query: UseQueryOptions<Answer, Error, Answer, Key>;
  /** The record in the answer; null when there is none, or not for this user. */
  record: (answer: Answer) => Record | null;
  /** Where one comes from; offered where there is nothing to show. */
  back: Back;
  /** The texts for a record that does not exist. */
  gone: { title: ReactNode; text?: ReactNode };
  /** The data that is missing on this device; shown offline only. */
  missing?: ReactNode;
  /** The shape of what is coming, where that is more than a block. */
  skeleton?: ReactNode;
  title: (record: Record) => ReactNode;
  /** The state of the record, under the heading. The page adds the age of the answer after it. */
  status?: (record: Record, answer: Answer) => ReactNode;
  /** At the right of the heading. */
  actions?: (record: Record) => ReactNode;
  children: (record: Record, answer: Answer) => ReactNode;
  /** The history of changes; at the end. */
  history?: (record: Record) => ReactNode;
}

/** One record: loading, failed, gone, older than it could be, or shown with what can be done. */
export function DetailPage<Answer, Record, Key extends QueryKey>(
  props: Props<Answer, Record, Key>,
) {
  const { query, back, gone, missing, skeleton = <Skeleton className="h-80" /> } = props;
  const { data, isPending, isError, error, refetch } = useDeferredQuery(query);
  const waiting = useDelayed(isPending, 200);
  const retry = () => void refetchOrReportOffline(refetch);
  if (data === undefined) {
    if (isError)
      return (
        <LoadFailure
          page
          error={error}
          onRetry={retry}
          missing={missing}
          action={<BackButton {...back} />}
        />
      );
    return waiting ? skeleton : null;
  }
  const record = props.record(data);
  if (record === null)
    return <EmptyState page kind="custom" {...gone} action={<BackButton {...back} />} />;
  const actions = props.actions?.(record);
  const asOf = toAsOf(data);
  return (
    <div className="space-y-6">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="space-y-2">
          <PageHeader title={props.title(record)} className="tabular" />
          {props.status?.(record, data)}
          {asOf ? <AsOf at={asOf} /> : null}
        </div>
        {actions ? <div className="flex flex-wrap items-start gap-2">{actions}</div> : null}
      </header>
      {isError ? <StaleNotice onRetry={retry} /> : null}
      {props.children(record, data)}
      {props.history?.(record)}
    </div>
  );
}
