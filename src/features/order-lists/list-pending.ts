import type { UserDatabase } from '#src/offline/database.ts';
import { isPending, type OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';

/** The changes of some operations for a customer that the server does not have, oldest first. */
export async function listPending(
  db: UserDatabase,
  customer: string,
  operations: readonly string[],
): Promise<OutboxEntry[]> {
  const entries = await db.outbox.orderBy('seq').toArray();
  return entries.filter(
    (entry) =>
      isPending(entry) && entry.customer === customer && operations.includes(entry.operation),
  );
}
