import { Trans, useLingui } from '@lingui/react/macro';
import { ListPage } from '#src/crud/list/list-page.tsx';
import { pageOnlyParams } from '#src/crud/list/list-params.ts';
import { useDeferredQuery } from '#src/graphql/use-deferred-query.ts';
import { notificationQueries } from '../notifications.queries.ts';
import { WaitingRow } from './waiting-row.tsx';

/** The articles the user waits for, over all customers, each to be changed or stopped. */
export function WaitingList() {
  const { t } = useLingui();
  const list = pageOnlyParams.useLocal();
  const { data } = useDeferredQuery(notificationQueries.waiting(list.params));
  // The last one of a page may have been stopped.
  if (data && list.params.page > 1 && data.subscriptions.length === 0) list.set({ page: 1 });
  return (
    <ListPage
      section
      name="restock-alerts"
      title={<Trans>Restock alerts</Trans>}
      caption={t`Restock alerts`}
      list={list}
      query={notificationQueries.waiting(list.params)}
      read={({ subscriptions, info }) => ({ rows: subscriptions, count: info.count })}
      rowKey={({ sorg, customer, article_code }) => `${sorg} ${customer} ${article_code}`}
      empty={
        <p className="text-sm text-ink-muted">
          <Trans>
            Nothing. On the page of an article without stock you can ask to be notified when it is
            back.
          </Trans>
        </p>
      }
      noResult={{ showAll: <Trans>To the first page</Trans> }}
    >
      {({ subscriptions }) => (
        <ul className="divide-y divide-line">
          {subscriptions.map((row) => (
            <WaitingRow
              key={`${row.sorg} ${row.customer} ${row.article_code}`}
              row={row}
              all={subscriptions}
            />
          ))}
        </ul>
      )}
    </ListPage>
  );
}
