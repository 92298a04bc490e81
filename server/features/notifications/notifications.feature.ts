import type { Feature } from '#server/graphql/feature.ts';
import { daysOfTrying, mailNews, type NewsMailJob, newsMailQueue } from './mail/news-mail.ts';
import { markNotificationsRead } from './markNotificationsRead.ts';
import { deliverDue, pushQueue } from './news-watch.ts';
import { notificationSettings } from './notificationSettings.ts';
import { notificationRoutes } from './notifications.routes.ts';
import { notifications as notificationsQuery } from './notifications.ts';
import { restockNotification } from './restockNotification.ts';
import { restockSubscriptions } from './restockSubscriptions.ts';
import { sendTestNotification } from './sendTestNotification.ts';
import { subscribeRestockedNotification } from './subscribeRestockedNotification.ts';
import { unsubscribeRestockedNotification } from './unsubscribeRestockedNotification.ts';
import { updateNotificationPreference } from './updateNotificationPreference.ts';
import { updateQuietHours } from './updateQuietHours.ts';

export const notifications: Feature = {
  name: 'notifications',
  resolvers: {
    Query: { notifications: notificationsQuery, restockSubscriptions, notificationSettings },
    Mutation: {
      subscribeRestockedNotification,
      unsubscribeRestockedNotification,
      sendTestNotification,
      markNotificationsRead,
      updateQuietHours,
      updateNotificationPreference,
    },
    Product: { restockNotification },
  },
  routes: notificationRoutes,
  jobs: async (jobs, services) => {
    await jobs.work(pushQueue, () => deliverDue(services));
    await jobs.work<NewsMailJob>(newsMailQueue, (job) => mailNews(services, job), daysOfTrying);
  },
};
