import { type ReactNode, Suspense } from 'react';
import { LoadFailure } from '#src/ui/state/load-failure.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { NeedsConnection } from './page-states.tsx';

/** The part of a query's result that tells whether its data is there. */
interface Loading {
  data: unknown;
  isError: boolean;
  error: unknown;
  refetch: () => unknown;
}

interface Props {
  title: ReactNode;
  /** The queries whose data the form needs before it can be drawn. */
  loading: readonly Loading[];
  children: () => ReactNode;
}

/** A form once its record and its choices are loaded. A form that is open stays open without a connection. */
export function LoadedForm({ title, loading, children }: Props) {
  const missing = loading.filter(({ data }) => data === undefined);
  if (missing.length === 0)
    return <Suspense fallback={<Skeleton className="h-96" />}>{children()}</Suspense>;
  const failed = missing.find(({ isError }) => isError);
  return (
    <NeedsConnection title={title}>
      {failed ? (
        <LoadFailure page error={failed.error} onRetry={() => void failed.refetch()} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </NeedsConnection>
  );
}
