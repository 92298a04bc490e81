import type { Db } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import { dayMs } from '#shared/days.ts';
import { inboxDays } from '../inbox/inbox.store.ts';
import { findSorgDays } from '../sorg-days.store.ts';
import {
  cleanRegistrationNews,
  notifyOfRegistrations,
  skipRegistrations,
} from './registration-news.store.ts';

/**
 * Looks once for bikes whose sale must soon be registered, and reminds the users of their shops. Any number of
 * servers may look at once, and one that is killed while it looks has written a transaction's notifications whole or
 * not at all.
 */
export async function lookForRegistrations(db: Db, now = new Date()): Promise<void> {
  const days = await findSorgDays(db, now);
  while ((await transact(db, (tx) => notifyOfRegistrations(tx, days, now))) > 0);
}

/** Marks bikes whose deadline is near as reported. */
export async function skipRegistrationNews(tx: Db, now: Date): Promise<void> {
  await skipRegistrations(tx, await findSorgDays(tx, now), now);
}

/** Deletes reported bikes once their notifications have left the inbox. */
export function forgetRegistrationNews(db: Db, now: Date): Promise<void> {
  return cleanRegistrationNews(db, new Date(now.getTime() - inboxDays * dayMs));
}
