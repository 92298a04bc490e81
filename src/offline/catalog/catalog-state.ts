import type { JobRow, OfflineCatalog } from './catalog-database.ts';
import type { CatalogJob } from './job-state.ts';
import type { TakenSummary } from './offline-catalog-flag.ts';

/** The server is asked for what changed this often while the app is in use, in ms. */
const everyMs = 3 * 60 * 60_000;
/** A start of the app asks sooner, but not at every reload. */
const atStartMs = 15 * 60_000;
/** A catalog that cannot be repaired must not be fetched over and over. */
const repairMs = 60 * 60_000;

/** The state of a user's catalog on this device (README, "States of the stored catalog"). */
export type CatalogState = 'absent' | 'complete' | 'stale' | 'damaged' | 'evicted';

/** The stored catalog and the time at which it is looked at. Times are ms. */
export interface CatalogFacts {
  taken: OfflineCatalog | null;
  /** The part that the first screen reads: the browser may have cleared the database only. */
  summary: TakenSummary | null;
  now: number;
  /** The first look after a start of the app. */
  isStart: boolean;
}

export function findCatalogState({ taken, summary, now, isStart }: CatalogFacts): CatalogState {
  if (!taken) return summary ? 'evicted' : 'absent';
  if (taken.broken) return 'damaged';
  const age = now - taken.checkedAt;
  // Without `extras` it was taken along by an app that did not know of them.
  const isStale = taken.extras === undefined || age >= (isStart ? atStartMs : everyMs) || age < 0;
  return isStale ? 'stale' : 'complete';
}

/** The steps that the device takes by itself. */
export type CatalogStep = 'continue' | 'download' | 'refresh' | 'nothing';

/**
 * Decides what to do next (README, both tables of states).
 * @param repairedAt when a repair was last tried
 */
export function findNextStep(
  facts: CatalogFacts,
  {
    job,
    phase,
    online,
    repairedAt,
  }: { job: JobRow | null; phase: CatalogJob['phase']; online: boolean; repairedAt: number },
): CatalogStep {
  if (job) return phase === 'running' ? 'nothing' : 'continue';
  if (!online) return 'nothing';
  switch (findCatalogState(facts)) {
    case 'evicted':
      return 'download';
    case 'damaged':
      return facts.now - repairedAt < repairMs ? 'nothing' : 'refresh';
    case 'stale':
      return 'refresh';
    default:
      return 'nothing';
  }
}
