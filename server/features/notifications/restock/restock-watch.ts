import type { Db } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import { armAgain, articlesBack, notifySubscribers } from './restock.store.ts';

/**
 * Looks once at the articles that users wait for: arms the subscriptions of those that are sold out again, and
 * notifies of those that came back. Stock is compared with the subscriptions themselves and not followed by events,
 * so that it does not matter who changed it, or whether a server ran then; any number of servers may look at once.
 */
export async function lookForRestocks(db: Db, now = new Date()): Promise<void> {
  await transact(db, armAgain);
  while (await transact(db, (tx) => notifyOfAll(tx, now)));
}

/** In one transaction, so that no device gets half of the articles that came back at once. */
async function notifyOfAll(tx: Db, now: Date): Promise<boolean> {
  const articles = await articlesBack(tx);
  if (articles.length > 0) await notifySubscribers(tx, articles, now);
  return articles.length > 0;
}
