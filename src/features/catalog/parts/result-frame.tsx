import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AsOf } from '#src/features/hosts/hosts.public.ts';
import { readAsked } from '#src/graphql/connection-failed.ts';
import { useDelayed } from '#src/lib/use-delayed.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

interface Query {
  isError: boolean;
  error: unknown;
  isPlaceholderData: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => Promise<{ error: unknown }>;
}

interface Props {
  query: Query;
  count: number | undefined;
  shown: number;
  asOf: string | undefined;
  /** Clears search and filters; offered when nothing matches. */
  onClear?: (() => void) | undefined;
  children: ReactNode;
}

const cells = Array.from({ length: 8 }, (_, index) => `cell-${index}`);

/** What every list of the catalog has around it: count, waiting, failure, nothing, more. */
export function ResultFrame({ query, count, shown, asOf, onClear, children }: Props) {
  const waiting = useDelayed(count === undefined, 200);
  if (query.isError && count === undefined)
    return <LoadFailure error={query.error} onRetry={() => void readAsked(query.refetch)} />;
  if (count === undefined)
    return waiting ? (
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4" aria-hidden>
        {cells.map((cell) => (
          <Skeleton key={cell} className="aspect-[3/4]" />
        ))}
      </div>
    ) : null;
  if (count === 0)
    return (
      <EmptyState
        kind="no-result"
        title={<Trans>Nothing matches</Trans>}
        text={<Trans>Try other words or remove a filter.</Trans>}
        action={
          onClear ? (
            <Button variant="secondary" onClick={onClear}>
              <Trans>Clear search and filters</Trans>
            </Button>
          ) : null
        }
      />
    );
  return (
    <section aria-busy={query.isPlaceholderData}>
      <h2 className="sr-only">
        <Trans>Results</Trans>
      </h2>
      <p
        className="mb-3 flex flex-wrap items-baseline gap-x-3 text-sm text-ink-muted"
        role="status"
      >
        <Plural value={count} one="# result" other="# results" />
        {asOf ? <AsOf at={asOf} /> : null}
      </p>
      <div className={query.isPlaceholderData ? 'opacity-60 transition-opacity' : undefined}>
        {children}
      </div>
      {query.hasNextPage ? (
        <div className="mt-6 flex flex-col items-center gap-2">
          <Button
            variant="secondary"
            busy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            <Trans>Show more</Trans>
          </Button>
          <p className="text-sm text-ink-muted">
            <Trans>
              {shown} of {count}
            </Trans>
          </p>
        </div>
      ) : null}
    </section>
  );
}
