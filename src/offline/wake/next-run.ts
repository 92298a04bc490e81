import type { SyncResult } from '../sync/run-sync.ts';

/** Changes made in quick succession go together; they are safe on the device meanwhile. */
export const gatherMs = 250;
const longestMs = 5 * 60_000;
const firstMs = 2_000;

/**
 * After how many milliseconds the outbox runs again by itself: when told, else ever more rarely
 * while something is wrong. Null: not by itself.
 * @param failures runs in a row that were not `idle`, this one counted: 1 or more
 * @param now by the clock `nextAt` was given by
 */
export function nextRun(
  { phase, nextAt }: SyncResult,
  failures: number,
  now: number,
): number | null {
  if (phase === 'login' || (phase === 'idle' && nextAt === null)) return null;
  const wait = nextAt === null ? Math.min(firstMs * 2 ** (failures - 1), longestMs) : nextAt - now;
  return Math.max(wait, gatherMs);
}
