import { kept } from '#server/testing/canaries.ts';
import { ofDealer1 } from '#server/testing/contract-viewers.ts';
import type { FeatureContract } from '#server/testing/feature-contract.ts';
import { given } from '#server/testing/given.ts';

const keptQty = 65_437;

export const contract: FeatureContract = {
  lists: {
    notifications: {
      user: 'dealer1',
      rows: 'notifications { id }',
      stranger: 'dealer2',
      filters: ['unreadOnly: true'],
    },
    restockSubscriptions: {
      user: 'dealer1',
      rows: 'subscriptions { article_code }',
      stranger: 'dealer2',
      filters: [],
    },
  },
  canaries: {
    values: [String(keptQty)],
    async plant(app) {
      const { owner, customer, endpoint } = kept;
      await given(app).restockSubscription({ by: owner, customer, article: 'P-2', qty: keptQty });
      const { id: user_id } = await app.db
        .selectFrom('app_user')
        .select('id')
        .where('username', '=', owner)
        .executeTakeFirstOrThrow();
      await app.db
        .insertInto('push_subscription')
        .values({
          sorg: '2000',
          user_id,
          endpoint,
          host: 'localhost',
          locale: 'en-us',
          auth: 'auth',
          p256dh: 'key',
        })
        .execute();
    },
  },
  foreignThings: {
    notifications: {
      ...ofDealer1,
      document: '{ notifications(limit: 50) { notifications { restock { article_code } } } }',
      holds: 'B-4',
    },
    restockSubscriptions: {
      ...ofDealer1,
      document: '{ restockSubscriptions(limit: 50) { subscriptions { article_code } } }',
      holds: 'B-4',
    },
  },
  foreignQueries: {
    notifications: '(limit: 50)',
    restockSubscriptions: '(limit: 50)',
  },
  foreignMutations: {
    subscribeRestockedNotification: '(articleCode: "B-4", sorg: "2000")',
    unsubscribeRestockedNotification: '(articleCode: "P-2", sorg: "2000")',
    sendTestNotification: '',
    markNotificationsRead: '',
    updateQuietHours: '',
    updateNotificationPreference: '(kind: "order", push: false)',
  },
};
