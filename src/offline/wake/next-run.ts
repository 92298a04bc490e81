import type { SyncResult } from '../sync/run-sync.ts';

/** Changes made in quick succession are sent together; until then they are safe on the device. */
export const gatherMs = 250;
const longestMs = 5 * 60_000;
const firstMs = 2_000;

/**
 * Returns after how many milliseconds the outbox runs again automatically: at `nextAt`, else with growing
 * pauses while something is wrong. Null: not automatically.
 * @param failures runs in a row that were not `idle`, this one included: 1 or more
 * @param now by the clock of `nextAt`
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
