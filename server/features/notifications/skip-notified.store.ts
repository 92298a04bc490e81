import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { skipMoneyNews } from './money/money-watch.ts';
import { skipPublishedNews } from './published/published-news-watch.ts';
import { skipRegistrationNews } from './registrations/registration-watch.ts';

/** Longer than a running server takes to tell of a change. */
const tellMs = 60_000;

/**
 * Marks everything as done that the server sent after a backup was made, so that a database restored from
 * it does not push or mail it again: deliveries that were due before now, and recent changes of orders,
 * invoices, payments, registrations and news that had not been sent. The inbox still shows them. Later deliveries, such as at the end
 * of quiet hours, are still sent.
 * @param madeAt when the backup was made
 */
export async function skipNotified(tx: Db, madeAt: Date, now: Date): Promise<void> {
  await sql`
    update push_delivery set state = 'expired'
    where state = 'waiting' and due_at <= ${now}`.execute(tx);
  await sql`update notification set mail_at = null where mail_at <= ${now}`.execute(tx);
  const since = new Date(madeAt.getTime() - tellMs);
  await sql`
    update order_line_change set told_at = ${now}
    where told_at is null and changed_at > ${since}`.execute(tx);
  await skipMoneyNews(tx, since, now);
  await skipRegistrationNews(tx, now);
  await skipPublishedNews(tx, now);
}
