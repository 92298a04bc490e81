import type { Dexie } from 'dexie';
import { isRetired } from './database.ts';

const lost = /server lost|connection is closing|connection.*closed/i;

function connectionLost(error: unknown): boolean {
  const { name, message, inner } = error as { name?: string; message?: string; inner?: unknown };
  if (name === 'DatabaseClosedError' || name === 'InvalidStateError') return true;
  return lost.test(message ?? '') || (inner != null && connectionLost(inner));
}

/**
 * Runs `work`, and once more on a fresh connection when the browser has lost the old one, as iOS
 * does in the background. `work` must bear being run twice.
 */
export async function withReopen<T>(db: Dexie, work: () => PromiseLike<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isRetired(db) || !connectionLost(error)) throw error;
    db.close({ disableAutoOpen: false });
    await db.open();
    return await work();
  }
}
