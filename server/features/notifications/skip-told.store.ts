import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** Longer than a running server takes to tell of a change. */
const tellMs = 60_000;

/**
 * Marks as done what the server told after a backup of it was made, so that a database restored from the
 * backup does not push or mail it again: what was due before now, and changes of orders that were so
 * fresh that they had not been told yet. The inbox still shows it; what is due later, such as at the end
 * of quiet hours, is still sent.
 * @param madeAt when the backup was made
 */
export async function skipTold(tx: Db, madeAt: Date, now: Date): Promise<void> {
  await sql`
    update push_delivery set state = 'expired'
    where state = 'waiting' and due_at <= ${now}`.execute(tx);
  await sql`update notification set mail_at = null where mail_at <= ${now}`.execute(tx);
  await sql`
    update order_line_change set told_at = ${now}
    where told_at is null and changed_at > ${new Date(madeAt.getTime() - tellMs)}`.execute(tx);
}
