import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { readAsked } from '#src/graphql/connection-failed.ts';
import { useAnswer } from '#src/graphql/use-answer.ts';
import { useDelayed } from '#src/lib/use-delayed.ts';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Pagination } from '#src/ui/table/pagination.tsx';
import { notificationQueries, pageSize } from '../notifications.queries.ts';
import { WaitingRow } from './waiting-row.tsx';

/** The articles the user waits for, over all customers, each to be changed or stopped. */
export function WaitingList() {
  const [page, setPage] = useState(1);
  const { data, isPending, isError, error, refetch } = useAnswer(notificationQueries.waiting(page));
  const slow = useDelayed(isPending, 200);
  const rows = data?.subscriptions ?? [];
  // The last one of a page may have been stopped.
  if (data && page > 1 && rows.length === 0) setPage(1);
  return (
    <div className="space-y-2">
      <h3 className="font-semibold">
        <Trans>Restock alerts</Trans>
      </h3>
      {slow ? <Skeleton className="h-40" /> : null}
      {isError && !data ? (
        <LoadFailure error={error} onRetry={() => void readAsked(refetch)} />
      ) : null}
      {data && rows.length === 0 ? (
        <p className="text-sm text-ink-muted">
          <Trans>
            Nothing. On the page of an article without stock you can ask to be notified when it is
            back.
          </Trans>
        </p>
      ) : null}
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <WaitingRow
            key={`${row.sorg} ${row.customer} ${row.article_code}`}
            row={row}
            all={rows}
          />
        ))}
      </ul>
      {data ? (
        <Pagination page={page} pageSize={pageSize} count={data.info.count} onPage={setPage} />
      ) : null}
    </div>
  );
}
