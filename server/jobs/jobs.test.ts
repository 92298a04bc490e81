import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { type Jobs, startJobs } from './jobs.ts';

let database: Database;
let jobs: Jobs;
beforeAll(async () => {
  database = await openTestDatabase();
  jobs = await startJobs(database);
});
afterAll(async () => {
  await jobs.stop();
  await database.close();
});

it('passes the data of each job to the handler', async () => {
  const seen: number[] = [];
  await jobs.work<{ n: number }>('count', async ({ n }) => void seen.push(n));
  for (let n = 0; n < 30; n++) await jobs.send('count', { n });
  await expect.poll(() => seen.toSorted((a, b) => a - b), { timeout: 15_000 }).toHaveLength(30);
  expect(new Set(seen).size).toBe(30);
});

it('enqueues with the transaction, or not at all', async () => {
  const seen: string[] = [];
  await jobs.work<{ name: string }>('mail', async ({ name }) => void seen.push(name));
  const place = (name: string, fail: boolean) =>
    database.db.transaction().execute(async (tx) => {
      await tx.insertInto('permission').values({ name }).execute();
      await jobs.send('mail', { name }, tx);
      if (fail) throw new Error('undone');
    });
  await expect(place('test.undone', true)).rejects.toThrow('undone');
  await place('test.kept', false);
  await expect.poll(() => seen, { timeout: 15_000 }).toEqual(['test.kept']);
});

it('retries a failed job without repeating others of its batch', async () => {
  const tries = new Map<string, number>();
  await jobs.work<{ name: string }>('flaky', async ({ name }) => {
    tries.set(name, (tries.get(name) ?? 0) + 1);
    if (name === 'bad' && tries.get(name) === 1) throw new Error('not yet');
  });
  await jobs.send('flaky', { name: 'bad' });
  await jobs.send('flaky', { name: 'good' });
  await expect.poll(() => tries.get('bad'), { timeout: 20_000 }).toBe(2);
  expect(tries.get('good')).toBe(1);
});

it('retries jobs that must not be lost for days', async () => {
  await jobs.work('patient', async () => {}, 3);
  await jobs.work('hasty', async () => {});
  const { rows } = await sql`select name, retry_limit, retry_delay_max from pgboss.queue
    where name in ('patient', 'hasty') order by name`.execute(database.db);
  expect(rows).toEqual([
    { name: 'hasty', retry_limit: 12, retry_delay_max: 3_600 },
    { name: 'patient', retry_limit: 84, retry_delay_max: 3_600 },
  ]);
});

it('rejects a queue without a worker', async () => {
  await expect(jobs.send('misspelt', {})).rejects.toThrow('Nobody works on the queue "misspelt"');
});

it('waits for running jobs when stopping', async () => {
  const other = await startJobs(database);
  const steps: string[] = [];
  await other.work('slow', async () => {
    steps.push('begun');
    await new Promise((resolve) => setTimeout(resolve, 300));
    steps.push('done');
  });
  await other.send('slow', {});
  await expect.poll(() => steps, { timeout: 15_000 }).toContain('begun');
  await other.stop();
  expect(steps).toEqual(['begun', 'done']);
});
