import type { UserDatabase } from '#src/offline/database.ts';

/** Where the device keeps the marks of what it last took of a customer's lists and own numbers. */
export function listStateKey(customer: string): string {
  return `orderLists/${customer}`;
}

/**
 * Makes the next look at the server take them anew. A change that was sent is on the device before
 * its mark is: taken back elsewhere meanwhile, the server's mark would be the old one again, and the
 * device would keep for ever what nobody has.
 */
export async function forgetMark(
  db: UserDatabase,
  customer: string,
  of: 'lists' | 'aliases',
): Promise<void> {
  const kept = await db.syncState.get(listStateKey(customer));
  if (kept) await db.syncState.put({ ...kept, [of]: null });
}
