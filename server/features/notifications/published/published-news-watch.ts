import type { Db } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import { findSorgDays } from '../sorg-days.store.ts';
import { noteNewNews, notifyOfNews, skipNewNews } from './published-news.store.ts';

/**
 * Looks once for news that have become valid, at the start of a day or because they were published later, and notifies
 * their readers. A server that is killed while it looks goes on where it stopped, or another does.
 * @param afterPortion runs when some of the readers were notified, whose pushes may be sent while the next ones are notified
 */
export async function lookForPublishedNews(
  db: Db,
  now = new Date(),
  afterPortion: () => void = () => {},
): Promise<void> {
  const days = await findSorgDays(db, now);
  await transact(db, (tx) => noteNewNews(tx, days));
  while (await transact(db, (tx) => notifyOfNews(tx, days, now))) afterPortion();
}

/** Marks the news that are valid now as reported. */
export async function skipPublishedNews(tx: Db, now: Date): Promise<void> {
  await noteNewNews(tx, await findSorgDays(tx, now));
  await skipNewNews(tx, now);
}
