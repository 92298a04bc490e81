import { fromKysely, fromPglite, PgBoss } from 'pg-boss';
import type { Database, Db } from '#server/db/database.ts';
import { isUnavailable } from '#server/lib/unavailable.ts';

/** Background work, kept in the same database as everything else. */
export interface Jobs {
  /**
   * Enqueues one job. With `tx` it exists only if that transaction commits.
   * @param queue one that a feature has given a handler with `work` at the start
   */
  send(queue: string, data: object, tx?: Db): Promise<void>;
  /**
   * Gives a queue its handler; creates the queue when it is new. A handler that throws is tried again
   * twelve times over about an hour, each pause twice the last, so it must be able to run twice.
   * @param days goes on trying every hour for so many days, for what must not be lost
   */
  work<T extends object>(
    queue: string,
    handler: (data: T) => Promise<void>,
    days?: number,
  ): Promise<void>;
  /**
   * Runs a handler again and again, each time by one of the servers.
   * @param times a cron expression, in UTC
   */
  repeat(queue: string, times: string, handler: () => Promise<void>): Promise<void>;
  /** Takes no more jobs, waits for the running ones, and lets go of the database. */
  stop(): Promise<void>;
}

const retries = { retryLimit: 12, retryDelay: 1, retryBackoff: true, notify: true };
const hour = 3_600;
/** New jobs arrive by notification, full batches follow each other at once, retries are polled for. */
const pace = {
  batchSize: 20,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 2,
};

/**
 * Starts pg-boss on the open database (its tables live in the schema `pgboss`).
 * @param report hears what goes wrong between jobs; failing handlers are kept with their job
 */
export async function startJobs(
  database: Database,
  // Every worker asks every two seconds: while the database is away a line of each is enough.
  report: (error: Error) => void = (error) =>
    console.error('Jobs:', isUnavailable(error) ? error.message : error),
): Promise<Jobs> {
  const boss = new PgBoss({ ...connection(database), useListenNotify: true });
  boss.on('error', report);
  await boss.start();
  const queues = new Set<string>();
  const jobs: Jobs = {
    async send(queue, data, tx) {
      if (!queues.has(queue))
        throw new Error(`Nobody works on the queue "${queue}"; call jobs.work for it at the start`);
      await boss.send(queue, data, tx ? { db: fromKysely(tx) } : {});
    },
    async work<T extends object>(
      queue: string,
      handler: (data: T) => Promise<void>,
      days: number = 0,
    ) {
      const retryLimit = retries.retryLimit + days * 24;
      await boss.createQueue(queue, { ...retries, retryLimit, retryDelayMax: hour });
      queues.add(queue);
      await boss.work<T>(queue, { ...pace, perJobResults: true as const }, (jobs) =>
        Promise.all(jobs.map((job) => runAndRecord(job.id, () => handler(job.data)))),
      );
    },
    async repeat(queue, times, handler) {
      await jobs.work(queue, handler);
      await boss.schedule(queue, times);
    },
    // Half of what the whole server has to stop in.
    stop: () => boss.stop({ timeout: 5_000 }),
  };
  return jobs;
}

function connection({ pglite, url }: Database) {
  if (pglite) return { db: fromPglite(pglite), backend: 'pglite' as const };
  return { connectionString: url, max: 5 };
}

/** One job's outcome, so that a failing one does not fail its whole batch. */
async function runAndRecord(id: string, run: () => Promise<void>) {
  try {
    await run();
    return { id, status: 'completed' as const };
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    return { id, status: 'failed' as const, output: { message, stack } };
  }
}
