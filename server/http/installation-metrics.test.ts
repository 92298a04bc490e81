import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordAudit } from '#server/features/audit/audit.public.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const metrics = async () => String((await test.rest('GET', '/metrics')).body);

it('reports when the last backup was made', async () => {
  await recordAudit(test.db, { kind: 'backup.made', actor: 'operator' });
  const seconds = /^pannier_last_backup_timestamp_seconds ([\d.e+]+)$/m.exec(await metrics())?.[1];
  expect(new Date(Number(seconds) * 1_000).getUTCFullYear()).toBe(new Date().getUTCFullYear());
});

it('counts waiting jobs per queue', async () => {
  await test.services.jobs.work('test-of-metrics', async () => {
    throw new Error('again');
  });
  await test.services.jobs.send('test-of-metrics', {});
  await expect
    .poll(metrics, { timeout: 20_000 })
    .toMatch(/^pannier_jobs\{queue="test-of-metrics",state="(created|retry|active)"\} 1$/m);
});
