import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { refetchOrReportOffline } from '#src/graphql/connection-failed.ts';
import { useDeferredQuery } from '#src/graphql/use-deferred-query.ts';
import { useDelayed } from '#src/lib/hooks/use-delayed.ts';
import { useWide } from '#src/lib/hooks/use-wide.ts';
import { classNames } from '#src/ui/class-names.ts';
import { actionBar, actionBarClass } from '#src/ui/layout/bottom-bar.ts';
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
  /** The main figure of the record, such as its amount; the largest text of the page. */
  figure?: (record: Record) => ReactNode;
  /** The state of the record, next to its figure. */
  status?: (record: Record, answer: Answer) => ReactNode;
  /** The next event, in a sentence. The page adds the age of the answer after it. */
  next?: (record: Record) => ReactNode;
  /** The one main action, or null: at the right of the heading, on phones at the lower edge. */
  primary?: (record: Record) => ReactNode;
  /** A `MoreMenu` with the other actions. */
  more?: (record: Record) => ReactNode;
  children: (record: Record, answer: Answer) => ReactNode;
  /** The history of changes; at the end. */
  history?: (record: Record) => ReactNode;
}

/** The summary of a record: its title, its figure with its state, what happens next, and the actions. */
function DetailHead<Answer, Record, Key extends QueryKey>({
  page,
  record,
  answer,
  primary,
}: {
  page: Props<Answer, Record, Key>;
  record: Record;
  answer: Answer;
  primary: ReactNode;
}) {
  const figure = page.figure?.(record);
  const status = page.status?.(record, answer);
  const next = page.next?.(record);
  const asOf = toAsOf(answer);
  return (
    <header className="flex flex-wrap items-start gap-x-2 gap-y-3">
      <div className="min-w-0 flex-1 space-y-1">
        <h1
          className={classNames(
            'tabular font-semibold wrap-anywhere',
            figure ? 'text-lg' : 'text-2xl',
          )}
        >
          {page.title(record)}
        </h1>
        {figure || status ? (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {figure ? <p className="tabular text-2xl font-semibold">{figure}</p> : null}
            {status}
          </div>
        ) : null}
        {next ? (
          <p role="status" className="tabular text-ink-muted">
            {next}
          </p>
        ) : null}
        {asOf ? <AsOf at={asOf} /> : null}
      </div>
      {primary}
      {page.more?.(record)}
    </header>
  );
}

/** One record: loading, failed, gone, older than it could be, or shown with what can be done. */
export function DetailPage<Answer, Record, Key extends QueryKey>(
  props: Props<Answer, Record, Key>,
) {
  const { query, back, gone, missing, skeleton = <Skeleton className="h-80" /> } = props;
  const { data, isPending, isError, error, refetch } = useDeferredQuery(query);
  const waiting = useDelayed(isPending, 200);
  const wide = useWide();
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
  const primary = props.primary?.(record) ?? null;
  return (
    <div className="space-y-6">
      <DetailHead page={props} record={record} answer={data} primary={wide ? primary : null} />
      {isError ? <StaleNotice onRetry={retry} /> : null}
      {props.children(record, data)}
      {props.history?.(record)}
      {primary && !wide ? (
        <div ref={actionBar} className={actionBarClass}>
          {primary}
        </div>
      ) : null}
    </div>
  );
}

/** The result of an action, on a line of its own below the head or above the bar on phones. */
export function ActionOutcome({ children }: { children: ReactNode }) {
  return (
    <div className="max-h-[50dvh] basis-full overflow-y-auto max-lg:order-first lg:order-last">
      {children}
    </div>
  );
}
