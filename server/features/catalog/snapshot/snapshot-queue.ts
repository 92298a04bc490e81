import type { Services } from '#server/graphql/feature.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { Engines } from '../engines/engines.ts';
import { packQueue } from '../packs/make-packs.ts';
import { listPacks } from '../packs/pack.store.ts';
import { buildSnapshot } from './build-snapshot.ts';
import { dropSeenChanges } from './cleaning.store.ts';
import { waiting } from './snapshot.store.ts';

const queue = 'catalog-snapshot';

interface SnapshotJob {
  sorg: string;
}

const lookEvery = 2_000;
/** A build waits until nothing has changed for so long … */
const quiet = 2_000;
/** … but not longer than this, however much goes on changing. */
const patience = 20_000;
const cleanEvery = 300_000;

/** Gives the building of snapshots its handler. */
export function workOnSnapshots(jobs: Jobs, services: Services): Promise<void> {
  return jobs.work<SnapshotJob>(queue, async ({ sorg }) => {
    await buildSnapshot(services, sorg);
    // The first packs of a catalog do not wait for the hour.
    if ((await listPacks(services.db, sorg)).length === 0) await jobs.send(packQueue, {});
  });
}

/**
 * Has the snapshots of all sales organisations with changes built, without waiting for more changes.
 * Imports need not call it: the server looks for itself.
 */
export async function requestSnapshots({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Promise<void> {
  for (const { sorg } of await waiting(db)) await jobs.send(queue, { sorg } satisfies SnapshotJob);
}

/**
 * Checks every few seconds for changes, including those of other processes such as an import, and requests
 * snapshots once they pause; releases unused engines.
 * @param report receives failures; they are retried
 */
export function watchChanges(
  services: Services,
  engines: Pick<Engines, 'letGo'>,
  report: (error: unknown) => void,
): { start(): void; stop(): Promise<void> } {
  const requestedAt = new Map<string, number>();
  let cleanedAt = Number.NEGATIVE_INFINITY;
  const look = async () => {
    const now = performance.now();
    for (const { sorg, sinceFirst, sinceLast } of await waiting(services.db)) {
      if (sinceLast < quiet && sinceFirst < patience) continue;
      // The job asked for may still be waiting for its turn, here or elsewhere.
      const sinceAsked = now - (requestedAt.get(sorg) ?? Number.NEGATIVE_INFINITY);
      if (sinceAsked < patience && sinceFirst > sinceAsked) continue;
      requestedAt.set(sorg, now);
      await services.jobs.send(queue, { sorg } satisfies SnapshotJob);
    }
    engines.letGo();
    if (now - cleanedAt < cleanEvery) return;
    cleanedAt = now;
    await dropSeenChanges(services.db);
  };
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const next = () => {
    running = look()
      .catch(report)
      .finally(() => {
        if (timer) timer = setTimeout(next, lookEvery);
      });
  };
  return {
    start: () => {
      timer = setTimeout(next, lookEvery);
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
      return running;
    },
  };
}
