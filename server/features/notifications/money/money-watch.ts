import type { Db } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import { dayMs } from '#shared/days.ts';
import { inboxDays } from '../inbox/inbox.store.ts';
import { findSorgDays } from '../sorg-days.store.ts';
import { cleanInvoiceNews, notifyOfInvoices, skipInvoices } from './invoice-news.store.ts';
import { notifyOfPayments, skipPayments } from './payment-news.store.ts';

/**
 * Looks once for invoices that are due soon, overdue or dunned, and notifies users of them. Any number of servers
 * may look at once, and one that is killed while it looks has written a transaction's notifications whole or not at
 * all.
 */
export async function lookForInvoices(db: Db, now = new Date()): Promise<void> {
  const days = await findSorgDays(db, now);
  while ((await transact(db, (tx) => notifyOfInvoices(tx, days, now))) > 0);
}

/** Looks once for new states of payment requests and notifies users; any number of servers may look at once. */
export async function lookForPayments(db: Db, now = new Date()): Promise<void> {
  while ((await transact(db, (tx) => notifyOfPayments(tx, now))) > 0);
}

/** Marks the events of invoices, and the states of payments since an instant, as reported. */
export async function skipMoneyNews(tx: Db, since: Date, now: Date): Promise<void> {
  await skipInvoices(tx, await findSorgDays(tx, now), now);
  await skipPayments(tx, since, now);
}

/** Deletes reported events of invoices once their notifications have left the inbox. */
export function forgetInvoiceNews(db: Db, now: Date): Promise<void> {
  return cleanInvoiceNews(db, new Date(now.getTime() - inboxDays * dayMs));
}
