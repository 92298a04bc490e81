import { openUserDatabase } from '../database.ts';
import { pendingEntries } from '../outbox/outbox-store.ts';
import type { Viewer } from '../viewer.ts';
import { browserTransport } from './browser-transport.ts';
import { runSync, type SyncOptions, type SyncResult } from './run-sync.ts';

/** Runs the outbox of a user now, in a page or the worker; waits for a run that is on its way. */
export function syncNow(
  { host, userId }: Pick<Viewer, 'host' | 'userId'>,
  options: SyncOptions = {},
): Promise<SyncResult> {
  const db = openUserDatabase(host, userId);
  return runSync(
    { db, userId, transport: browserTransport(), now: Date.now, random: Math.random },
    options,
  );
}

/** How many changes of a user the server does not have yet, for whichever customer. */
export async function countUnsent({
  host,
  userId,
}: Pick<Viewer, 'host' | 'userId'>): Promise<number> {
  return (await pendingEntries(openUserDatabase(host, userId))).length;
}
