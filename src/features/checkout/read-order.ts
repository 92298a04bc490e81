import type { UserDatabase } from '#src/offline/database.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { withReopen } from '#src/offline/reopen-database.ts';
import { checkoutOperation } from './checkout.offline.ts';

/** A captured order; undefined when there is none of this id, or it is something else. */
export async function readOrder(
  db: UserDatabase,
  entryId: string,
): Promise<OutboxEntry | undefined> {
  const entry = await withReopen(db, () => db.outbox.where('id').equals(entryId).first());
  return entry?.operation === checkoutOperation ? entry : undefined;
}
