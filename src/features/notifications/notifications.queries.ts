import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ListParams } from '#src/crud/list/list-params.ts';
import { request } from '#src/graphql/client.ts';
import {
  NotificationSettingsDocument,
  NotificationsDocument,
  type NotificationsQuery,
  RestockSubscriptionsDocument,
  type RestockSubscriptionsQuery,
  UnreadNotificationsDocument,
} from '#src/graphql/generated/graphql.ts';
import { usualPageSize } from '#src/ui/table/page-size.ts';

/** The number of subscriptions that are searched for one article. */
const many = 50;

/** One notification of the inbox. */
export type InboxEntry = NotificationsQuery['notifications']['notifications'][number];

/** How many came and how many asked. */
export type RestockNews = NonNullable<InboxEntry['restock']>;

/** An article the user waits for. */
export type Waiting = RestockSubscriptionsQuery['restockSubscriptions']['subscriptions'][number];

const waiting = ({ page, limit }: ListParams) =>
  queryOptions({
    queryKey: ['notifications', 'waiting', page, limit],
    queryFn: async ({ signal }) =>
      (await request(RestockSubscriptionsDocument, { page, limit }, { signal }))
        .restockSubscriptions,
    placeholderData: keepPreviousData,
  });

/** Every query of the feature; all keys begin with `notifications`. */
export const notificationQueries = {
  inbox: ({ page, limit }: ListParams) =>
    queryOptions({
      queryKey: ['notifications', 'inbox', page, limit],
      queryFn: async ({ signal }) =>
        (await request(NotificationsDocument, { page, limit }, { signal })).notifications,
      placeholderData: keepPreviousData,
    }),
  /** The first page as it is without a choice. */
  newest: () => notificationQueries.inbox({ page: 1, limit: usualPageSize }),
  /** The number of unread notifications. */
  unread: () =>
    queryOptions({
      queryKey: ['notifications', 'unread'],
      queryFn: async ({ signal }) =>
        (await request(UnreadNotificationsDocument, {}, { signal })).notifications.unread,
      refetchInterval: 5 * 60_000,
    }),
  waiting,
  /** The newest, to find one of them. */
  manyWaiting: () => waiting({ page: 1, limit: many }),
  settings: () =>
    queryOptions({
      queryKey: ['notifications', 'settings'],
      queryFn: async ({ signal }) =>
        (await request(NotificationSettingsDocument, {}, { signal })).notificationSettings,
    }),
};
