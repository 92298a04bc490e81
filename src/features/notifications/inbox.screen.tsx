import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { paths } from '#src/app/paths.ts';
import { ProblemNotice } from '#src/crud/form/problem-notice.tsx';
import { ListPage } from '#src/crud/list/list-page.tsx';
import { pageOnlyParams } from '#src/crud/list/list-params.ts';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { NotificationRow } from './components/notification-row.tsx';
import { notificationQueries } from './notifications.queries.ts';
import { useMarkRead } from './use-mark-read.ts';

/** The user's notifications, newest first, kept for 90 days; also without a device that receives pushes. */
export function Component() {
  const { t } = useLingui();
  const online = useOnline();
  const list = pageOnlyParams.use();
  const markRead = useMarkRead();
  const query = notificationQueries.inbox(list.params);
  const { data } = useQuery(query);
  return (
    <div className="mx-auto max-w-3xl">
      <ListPage
        name="notifications"
        title={<Trans>Notifications</Trans>}
        caption={t`Notifications`}
        list={list}
        query={query}
        read={({ notifications, info }) => ({ rows: notifications, count: info.count })}
        rowKey={({ id }) => id}
        itemsClassName="overflow-hidden"
        item={(entry) => (
          <NotificationRow
            entry={entry}
            onRead={() => {
              if (!entry.read) void markRead.run({ ids: [entry.id] });
            }}
          />
        )}
        action={
          data && data.unread > 0 ? (
            <Button
              variant="secondary"
              busy={markRead.busy}
              disabledReason={online ? null : t`You are offline.`}
              onClick={() => void markRead.run({ ids: null })}
            >
              <Trans>Mark all as read</Trans>
            </Button>
          ) : null
        }
        notice={
          <>
            {data && !online ? (
              <Notice tone="info">
                <Trans>You are offline. This is what this device has kept.</Trans>
              </Notice>
            ) : null}
            <ProblemNotice problem={markRead.problem} />
          </>
        }
        empty={
          <EmptyState
            kind="custom"
            title={<Trans>No notifications yet</Trans>}
            text={
              <Trans>
                When an article you are waiting for is back, or one of your orders changes, you see
                it here.
              </Trans>
            }
            action={
              <ButtonLink primary to={paths.catalog()}>
                <Trans>To the catalog</Trans>
              </ButtonLink>
            }
          />
        }
        noResult={{ showAll: <Trans>To the newest</Trans> }}
      />
    </div>
  );
}
