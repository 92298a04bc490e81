import type { Db } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import { orderStates } from '#server/features/orders/orders.public.ts';
import { dayMs } from '#shared/days.ts';
import { inboxDays } from '../inbox/inbox.store.ts';
import { cleanOrderChanges, tellOrderChanges } from './order-news.store.ts';

/**
 * Looks once for changes of open order lines and tells of them. The changes are written by a trigger,
 * so it does not matter who made them, or whether a server ran then; any number of servers may look
 * at once.
 */
export async function lookForOrderChanges(db: Db, now = new Date()): Promise<void> {
  while ((await transact(db, (tx) => tellOrderChanges(tx, orderStates.open, now))) > 0);
}

/** Forgets changes of lines that are done with, once their news has left the inbox too. */
export function forgetOrderChanges(db: Db, now: Date): Promise<void> {
  return cleanOrderChanges(db, orderStates.open, new Date(now.getTime() - inboxDays * dayMs));
}
