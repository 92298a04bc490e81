import { type ReactNode, Suspense } from 'react';
import { refetchOrReportOffline } from '#src/graphql/connection-failed.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { LoadFailure } from '#src/ui/state/load-failure.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { type Back, BackButton } from './back-link.tsx';

/** The part of a query's result that tells whether its data is there. */
interface Loading<Data = unknown> {
  data: Data | undefined;
  isError: boolean;
  error: unknown;
  refetch: () => Promise<{ error: unknown }>;
}

interface Props<Row> {
  /** The heading where there is nothing to see without a connection. */
  title?: ReactNode;
  /** The query of the record, whose data is null where there is none; left out for a new record. */
  record?: Loading<Row | null> | undefined;
  /** Queries whose data is needed too, such as those of choices. */
  choices?: readonly Loading[];
  /** Shown where there is no such record. */
  gone: ReactNode;
  /** Says why there is nothing to see without a connection, in place of the failure to load it. */
  offline?: string;
  /** Where one comes from; offered where it failed without a connection. */
  back?: Back;
  children: (row: Row | null) => ReactNode;
}

/**
 * The page of a record: loading, failed, gone, not to be had offline, or shown. One that
 * is open stays open without a connection.
 */
export function RecordPage<Row>({
  title,
  record,
  choices = [],
  gone,
  offline,
  back,
  children,
}: Props<Row>) {
  const online = useOnline();
  if (record?.data === null) return gone;
  const missing = [...(record ? [record] : []), ...choices].filter(
    ({ data }) => data === undefined,
  );
  if (missing.length === 0)
    return (
      <Suspense fallback={<Skeleton className="h-96" />}>{children(record?.data ?? null)}</Suspense>
    );
  if (!online && offline) return <EmptyState page kind="custom" title={title} text={offline} />;
  const failed = missing.find(({ isError }) => isError);
  if (failed)
    return (
      <LoadFailure
        page
        error={failed.error}
        onRetry={() => void refetchOrReportOffline(failed.refetch)}
        action={back ? <BackButton {...back} /> : undefined}
      />
    );
  return <Skeleton className="h-96" />;
}
