import { openUserDatabase } from '#src/offline/database.ts';
import { loadPlainOperations } from '#src/offline/outbox/plain-operations.ts';
import { storedUser } from '#src/offline/session/session-tokens.ts';
import { syncNow } from '#src/offline/sync/sync-now.ts';
import '#src/features/generated/features.offline.ts';

/**
 * Sends the pending entries of the logged-in user.
 * @throws when entries remain, so that the browser wakes the worker again
 */
export async function syncInWorker(host: string): Promise<void> {
  const user = await storedUser<{ id: number | string }>();
  if (!user) return;
  const userId = Number(user.id);
  await loadPlainOperations(openUserDatabase(host, userId));
  const { phase } = await syncNow({ host, userId });
  if (phase === 'offline' || phase === 'error') throw new Error(`Still to be sent: ${phase}`);
}
