import type { UserDatabase } from '#src/offline/database.ts';

/** Where the device keeps the marks of what it last took of a customer's lists and own numbers. */
export function listStateKey(customer: string): string {
  return `orderLists/${customer}`;
}

/**
 * Makes the next sync fetch everything again. A sent change is on the device before its mark is: if it is
 * reverted elsewhere in between, the server's mark would equal the old one, and the device would
 * permanently keep data that no longer exists.
 */
export async function forgetMark(
  db: UserDatabase,
  customer: string,
  of: 'lists' | 'aliases',
): Promise<void> {
  const kept = await db.syncState.get(listStateKey(customer));
  if (kept) await db.syncState.put({ ...kept, [of]: null });
}
