import type { Dexie } from 'dexie';
import { isRetired } from './database.ts';

const lost = /server lost|connection is closing|connection.{0,40}closed/i;

function connectionLost(error: unknown): boolean {
  const { name, message, inner } = error as { name?: string; message?: string; inner?: unknown };
  if (name === 'DatabaseClosedError' || name === 'InvalidStateError') return true;
  return lost.test(message ?? '') || (inner != null && connectionLost(inner));
}

const reopening = new WeakMap<Dexie, Promise<void>>();

/** Opens a fresh connection, one for all who have found the old one lost. */
function reopen(db: Dexie, before: IDBDatabase | null): Promise<void> {
  const running = reopening.get(db);
  if (running) return running;
  // Other code has reopened it already; closing it again would break its work.
  if (before && db.isOpen() && db.backendDB() !== before) return Promise.resolve();
  const opened = (async () => {
    db.close({ disableAutoOpen: false });
    await db.open();
  })().finally(() => reopening.delete(db));
  reopening.set(db, opened);
  return opened;
}

/**
 * Runs `work`, and again on a fresh connection when the browser has lost the old one, as iOS does
 * in the background. `work` must bear being run twice.
 */
export async function withReopen<T>(db: Dexie, work: () => PromiseLike<T>): Promise<T> {
  const before: IDBDatabase | null = db.backendDB();
  try {
    return await work();
  } catch (error) {
    if (isRetired(db) || !connectionLost(error)) throw error;
    await reopen(db, before);
    return await work();
  }
}
