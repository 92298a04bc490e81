import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { readAsked } from '#src/graphql/connection-failed.ts';
import { useAnswer } from '#src/graphql/use-answer.ts';
import { useDelayed } from '#src/lib/use-delayed.ts';
import { ListFailure } from '#src/ui/list-failure.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { usualPageSize } from '#src/ui/table/page-size.ts';
import { Pagination } from '#src/ui/table/pagination.tsx';
import { notificationQueries } from '../notifications.queries.ts';
import { WaitingRow } from './waiting-row.tsx';

/** The articles the user waits for, over all customers, each to be changed or stopped. */
export function WaitingList() {
  const [{ page, limit }, ask] = useState({ page: 1, limit: usualPageSize });
  const { data, isPending, isError, error, refetch } = useAnswer(
    notificationQueries.waiting({ page, limit }),
  );
  const slow = useDelayed(isPending, 200);
  const rows = data?.subscriptions ?? [];
  // The last one of a page may have been stopped.
  if (data && page > 1 && rows.length === 0) ask({ page: 1, limit });
  return (
    <div className="space-y-2">
      <h3 className="font-semibold">
        <Trans>Restock alerts</Trans>
      </h3>
      {slow ? <Skeleton className="h-40" /> : null}
      {isError && !data ? (
        <ListFailure
          error={error}
          number={page}
          onFirst={() => ask({ page: 1, limit })}
          onRetry={() => void readAsked(refetch)}
        />
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
        <Pagination
          page={page}
          pageSize={limit}
          count={data.info.count}
          onPage={(next) => ask({ page: next, limit })}
          onPageSize={(size) => ask({ page: 1, limit: size })}
        />
      ) : null}
    </div>
  );
}
