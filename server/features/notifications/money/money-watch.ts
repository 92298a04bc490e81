import type { Db } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import { dayMs } from '#shared/days.ts';
import { inboxDays } from '../inbox/inbox.store.ts';
import {
  cleanInvoiceNews,
  readTimeZones,
  skipInvoices,
  tellInvoices,
} from './invoice-news.store.ts';
import { skipPayments, tellPayments } from './payment-news.store.ts';
import { type SorgDay, toSorgDay } from './sorg-days.rules.ts';

/**
 * Looks once for invoices that users are to be notified of: due soon, overdue, dunned. Any number of servers may
 * look at once, and a server that is killed while it looks has told of all or nothing.
 */
export async function lookForInvoices(db: Db, now = new Date()): Promise<void> {
  const days = await findDays(db, now);
  while ((await transact(db, (tx) => tellInvoices(tx, days, now))) > 0);
}

/** Looks once for new states of payment requests; any number of servers may look at once. */
export async function lookForPayments(db: Db, now = new Date()): Promise<void> {
  while ((await transact(db, (tx) => tellPayments(tx, now))) > 0);
}

/** Marks what happened until now as told, states of payments as far as they are later than an instant. */
export async function skipMoneyNews(tx: Db, since: Date, now: Date): Promise<void> {
  await skipInvoices(tx, await findDays(tx, now), now);
  await skipPayments(tx, since, now);
}

/** Forgets what was told, once the notifications have left the inbox. */
export function forgetInvoiceNews(db: Db, now: Date): Promise<void> {
  return cleanInvoiceNews(db, new Date(now.getTime() - inboxDays * dayMs));
}

async function findDays(db: Db, now: Date): Promise<SorgDay[]> {
  return (await readTimeZones(db)).map((zone) => toSorgDay(zone, now));
}
