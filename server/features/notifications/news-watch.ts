import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Services } from '#server/graphql/feature.ts';
import { cleanInbox } from './inbox/inbox.store.ts';
import { lookForMails } from './mail/news-mail.ts';
import { forgetInvoiceNews, lookForInvoices, lookForPayments } from './money/money-watch.ts';
import { forgetOrderChanges, lookForOrderChanges } from './orders/order-watch.ts';
import { lookForPublishedNews } from './published/published-news-watch.ts';
import { type PushDispatcher, startPushDispatcher } from './push/push-dispatcher.ts';
import { vapidKeys } from './push/vapid.store.ts';
import {
  forgetRegistrationNews,
  lookForRegistrations,
} from './registrations/registration-watch.ts';
import { stockMark } from './restock/restock.store.ts';
import { lookForRestocks } from './restock/restock-watch.ts';

/** The queue that says that pushes are due now. */
export const pushQueue = 'push';

/** How often the server checks whether stock has changed. */
const every = 500;
/** How often it looks for all news but invoices, even when stock has not changed. */
const allEvery = 5_000;
/** Invoices fall due once a day, and looking for them costs more. */
const invoicesEvery = 60_000;
/** Deadlines of registrations come near once a day as well, among more rows. */
const registrationsEvery = 600_000;
const cleanEvery = 3_600_000;

const dispatchers = new WeakMap<
  Services,
  { dispatcher: PushDispatcher; log?: FastifyBaseLogger }
>();

/** The server's dispatcher. */
function getDispatcher(services: Services) {
  const known = dispatchers.get(services);
  if (known) return known;
  const warn = (details: object, message: string) => entry.log?.warn(details, message);
  const entry: { dispatcher: PushDispatcher; log?: FastifyBaseLogger } = {
    dispatcher: startPushDispatcher(services, { log: { warn } }),
  };
  dispatchers.set(services, entry);
  return entry;
}

/** Sends what is due; the handler of the queue. */
export function deliverDue(services: Services): Promise<void> {
  return getDispatcher(services).dispatcher.deliver();
}

/**
 * Looks for restocks, changed orders, payments, news, due pushes and mails every five seconds while the server runs,
 * and as soon as stock has changed; for invoices every minute, for registrations every ten minutes. Tests call the
 * steps they need themselves.
 */
export function watchNews(app: FastifyInstance, services: Services): void {
  const { db, config } = services;
  const entry = getDispatcher(services);
  entry.log = app.log;
  let cleaned = 0;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let invoicesAt = Number.NEGATIVE_INFINITY;
  let registrationsAt = Number.NEGATIVE_INFINITY;
  let seen = -1;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;

  async function look(): Promise<void> {
    const mark = await stockMark(db);
    if (mark === seen && performance.now() - lookedAt < allEvery) return;
    lookedAt = performance.now();
    await lookForRestocks(db);
    seen = mark;
    await lookForOrderChanges(db);
    await lookForPayments(db);
    await lookForPublishedNews(db, new Date(), () => {
      // A failure is reported by the call below, which waits for this one.
      entry.dispatcher.deliver().catch(() => {});
    });
    if (performance.now() - invoicesAt >= invoicesEvery) {
      invoicesAt = performance.now();
      await lookForInvoices(db);
    }
    if (performance.now() - registrationsAt >= registrationsEvery) {
      registrationsAt = performance.now();
      await lookForRegistrations(db);
    }
    await entry.dispatcher.deliver();
    await lookForMails(services);
    if (Date.now() - cleaned < cleanEvery) return;
    cleaned = Date.now();
    await cleanInbox(db, new Date());
    await forgetOrderChanges(db, new Date());
    await forgetInvoiceNews(db, new Date());
    await forgetRegistrationNews(db, new Date());
  }
  const next = () => {
    timer = setTimeout(() => {
      round = look()
        .catch((err) => app.log.error({ err }, 'looking for news failed'))
        .finally(() => {
          if (timer) next();
        });
    }, every);
    timer.unref();
  };

  app.addHook('onReady', async () => {
    await vapidKeys(db);
    if (config.mode !== 'test') next();
  });
  app.addHook('onClose', async () => {
    clearTimeout(timer);
    timer = undefined;
    await entry.dispatcher.stop();
    await round;
  });
}
