import { Dexie } from 'dexie';
import { isRetired } from './database.ts';
import { againWhenShown } from './suspended-page.ts';

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

async function onFreshConnection<T>(db: Dexie, work: () => PromiseLike<T>): Promise<T> {
  const before: IDBDatabase | null = db.backendDB();
  try {
    return await work();
  } catch (error) {
    if (isRetired(db) || !connectionLost(error)) throw error;
    await reopen(db, before);
    return await work();
  }
}

/**
 * Runs `work`, and again on a fresh connection when the browser has lost the old one, as iOS does
 * in the background, or when the suspension of the page has aborted it. `work` must bear being run twice.
 * Part of a transaction is not run again by itself; the whole transaction is.
 */
export async function withReopen<T>(db: Dexie, work: () => PromiseLike<T>): Promise<T> {
  if (Dexie.currentTransaction) return await work();
  return await againWhenShown(() => onFreshConnection(db, work));
}
