import { Gauge, type Registry } from 'prom-client';
import { type Db, poolCounts } from '#server/db/database.ts';
import { findLastEventTime } from '#server/features/audit/last-events.store.ts';
import { countJobs } from '#server/jobs/job-counts.store.ts';
import { cached } from '#server/lib/cached.ts';

/** How long a reader of the metrics waits for the database, which may be busy or away. */
const patience = 1_000;

/**
 * Metrics of what all servers on a database share, and of this server's connections to it. While the
 * database does not answer they are left out, so that the others can still be read.
 */
export function measureInstallation(registry: Registry, db: Db): void {
  const registers = [registry];
  new Gauge({
    name: 'pannier_jobs',
    help: 'Background jobs that wait, run, or were given up within a week.',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      this.reset();
      for (const { queue, state, count } of await inTime(countJobs(db), []))
        this.set({ queue, state }, count);
    },
  });
  new Gauge({
    name: 'pannier_database_connections',
    help: 'Connections of this server to PostgreSQL; "waiting" are requests that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(poolCounts(db) ?? {})) this.set({ state }, count);
    },
  });
  // The audit log may be long: it is asked once a minute.
  const lastBackup = cached(60_000, () => findLastEventTime(db, 'backup.made'));
  new Gauge({
    name: 'pannier_last_backup_timestamp_seconds',
    help: 'When the last backup was made; 0 when none was or it is not known.',
    registers,
    async collect() {
      this.set(((await inTime(lastBackup('backup'), null)) ?? 0) / 1_000);
    },
  });
}

/** Returns the database's answer, or a substitute when it takes too long. */
async function inTime<T>(answer: Promise<T>, substitute: T): Promise<T> {
  const waited = new Promise<T>((resolve) => {
    setTimeout(() => resolve(substitute), patience).unref();
  });
  return Promise.race([answer.catch(() => substitute), waited]);
}
