import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { paths } from '#src/app/paths.ts';
import { ProblemNotice } from '#src/crud/problem-notice.tsx';
import { readAsked } from '#src/graphql/connection-failed.ts';
import { useAnswer } from '#src/graphql/use-answer.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { useDelayed } from '#src/lib/use-delayed.ts';
import { useOnline } from '#src/lib/use-online.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ListFailure } from '#src/ui/list-failure.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Pagination } from '#src/ui/table/pagination.tsx';
import { usePageAsked } from '#src/ui/table/use-page-asked.ts';
import { notificationQueries } from './notifications.queries.ts';
import { NotificationRow } from './parts/notification-row.tsx';
import { useMarkRead } from './use-mark-read.ts';

function Empty({ first, onFirst }: { first: boolean; onFirst: () => void }) {
  return first ? (
    <EmptyState
      kind="custom"
      title={<Trans>No notifications yet</Trans>}
      text={
        <Trans>
          When an article you are waiting for is back, or one of your orders changes, you see it
          here.
        </Trans>
      }
      action={
        <LocaleLink to={paths.catalog()} className={buttonClass('primary')}>
          <Trans>To the catalog</Trans>
        </LocaleLink>
      }
    />
  ) : (
    <EmptyState
      kind="no-result"
      action={
        <Button variant="secondary" onClick={onFirst}>
          <Trans>To the newest</Trans>
        </Button>
      }
    />
  );
}

/** What was sent to the user, newest first, kept for 90 days; also without a device that takes pushes. */
export function Component() {
  const { t } = useLingui();
  const online = useOnline();
  const { asked, ask } = usePageAsked();
  const { data, isPending, isError, error, refetch } = useAnswer(notificationQueries.inbox(asked));
  const slow = useDelayed(isPending, 200);
  const markRead = useMarkRead();

  let content: ReactNode = slow ? <Skeleton className="h-96" /> : null;
  if (isError && !data)
    content = (
      <ListFailure
        error={error}
        number={asked.page}
        onFirst={() => ask({ page: 1 })}
        onRetry={() => void readAsked(refetch)}
      />
    );
  else if (data?.notifications.length === 0)
    content = <Empty first={asked.page === 1} onFirst={() => ask({ page: 1 })} />;
  else if (data)
    content = (
      <>
        <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
          {data.notifications.map((entry) => (
            <NotificationRow
              key={entry.id}
              entry={entry}
              onRead={() => {
                if (!entry.read) void markRead.run({ ids: [entry.id] });
              }}
            />
          ))}
        </ul>
        <Pagination
          page={asked.page}
          pageSize={asked.limit}
          count={data.info.count}
          onPage={(page) => ask({ page })}
          onPageSize={(limit) => ask({ limit })}
        />
      </>
    );

  return (
    <div className="mx-auto max-w-3xl space-y-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h1 className="text-2xl font-semibold">
          <Trans>Notifications</Trans>
        </h1>
        {data && data.unread > 0 ? (
          <Button
            variant="secondary"
            busy={markRead.busy}
            disabledReason={online ? null : t`You are offline.`}
            onClick={() => void markRead.run({ ids: null })}
          >
            <Trans>Mark all as read</Trans>
          </Button>
        ) : null}
      </div>
      <ProblemNotice problem={markRead.problem} />
      {!online && data ? (
        <Notice tone="info">
          <Trans>You are offline. This is what this device has kept.</Trans>
        </Notice>
      ) : null}
      {content}
    </div>
  );
}
