import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import {
  NotificationSettingsDocument,
  NotificationsDocument,
  type NotificationsQuery,
  RestockSubscriptionsDocument,
  type RestockSubscriptionsQuery,
  UnreadNotificationsDocument,
} from '#src/graphql/generated/graphql.ts';

/** Rows of a page of the inbox and of the waiting list. */
export const pageSize = 10;

/** As many of the articles waited for as are looked through for one of them. */
const many = 50;

/** One notification of the inbox. */
export type InboxEntry = NotificationsQuery['notifications']['notifications'][number];

/** How many came and how many asked. */
export type RestockNews = NonNullable<InboxEntry['restock']>;

/** An article the user waits for. */
export type Waiting = RestockSubscriptionsQuery['restockSubscriptions']['subscriptions'][number];

const waiting = (page: number, limit: number) =>
  queryOptions({
    queryKey: ['notifications', 'waiting', page, limit],
    queryFn: async ({ signal }) =>
      (await request(RestockSubscriptionsDocument, { page, limit }, { signal }))
        .restockSubscriptions,
    placeholderData: keepPreviousData,
  });

/** Every query of the room; all keys begin with `notifications`. */
export const notificationQueries = {
  inbox: (page: number) =>
    queryOptions({
      queryKey: ['notifications', 'inbox', page],
      queryFn: async ({ signal }) =>
        (await request(NotificationsDocument, { page, limit: pageSize }, { signal })).notifications,
      placeholderData: keepPreviousData,
    }),
  /** How many nobody has opened. */
  unread: () =>
    queryOptions({
      queryKey: ['notifications', 'unread'],
      queryFn: async ({ signal }) =>
        (await request(UnreadNotificationsDocument, {}, { signal })).notifications.unread,
      refetchInterval: 5 * 60_000,
    }),
  waiting: (page: number) => waiting(page, pageSize),
  /** The newest, to find one of them. */
  manyWaiting: () => waiting(1, many),
  settings: () =>
    queryOptions({
      queryKey: ['notifications', 'settings'],
      queryFn: async ({ signal }) =>
        (await request(NotificationSettingsDocument, {}, { signal })).notificationSettings,
    }),
};
