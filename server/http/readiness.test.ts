import { expect, it } from 'vitest';
import { openReadiness, type Part } from './readiness.ts';

const part = (name: Part['name'], check: Part['check'], goodForMs = 60_000): Part => ({
  name,
  check,
  goodForMs,
});
const names = async (readiness: ReturnType<typeof openReadiness>) =>
  (await readiness.checkAll()).map(({ name, ok }) => `${name} ${ok ? 'ok' : 'failed'}`);

it('distinguishes failing parts from working ones (M9)', async () => {
  const fails = async () => {
    throw new Error('No space left on device');
  };
  const readiness = openReadiness([part('database', async () => {}), part('disk', fails)]);
  expect(await names(readiness)).toEqual(['database ok', 'disk failed']);
  await expect(readiness.expect('database')).resolves.toBeUndefined();
  await expect(readiness.expect('mail')).resolves.toBeUndefined();
  await expect(readiness.expect('disk')).rejects.toMatchObject({
    statusCode: 503,
    code: 'UNAVAILABLE',
  });
});

it('checks once for concurrent requests (M9)', async () => {
  let checks = 0;
  const count = async () => {
    checks += 1;
  };
  const readiness = openReadiness([part('files', count)]);
  await Promise.all([readiness.checkAll(), readiness.checkAll(), readiness.expect('files')]);
  await readiness.checkAll();
  expect(checks).toBe(1);
});

it('checks again soon after a failure (M9)', async () => {
  let fails = true;
  const check = async () => {
    if (fails) throw new Error('away');
  };
  const readiness = openReadiness([part('mail', check)], { failedForMs: 0 });
  expect(await names(readiness)).toEqual(['mail failed']);
  fails = false;
  expect(await names(readiness)).toEqual(['mail ok']);
});

it('responds while a check hangs and starts no other (M9)', async () => {
  let checks = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  const hang = () => {
    checks += 1;
    return promise;
  };
  const readiness = openReadiness([part('mail', hang)], { deadlineMs: 5 });
  expect(await names(readiness)).toEqual(['mail failed']);
  expect(await names(readiness)).toEqual(['mail failed']);
  resolve();
  expect(await names(readiness)).toEqual(['mail ok']);
  expect(checks).toBe(1);
});
