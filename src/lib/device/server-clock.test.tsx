import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const now = Date.parse('2026-11-20T10:00:00Z');
const load = async () => {
  vi.resetModules();
  return await import('./server-clock.ts');
};
beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => void vi.useRealTimers());

test('counts on from the last answer of the server', async () => {
  const clock = await load();
  clock.noteServerTime('Wed, 18 Nov 2026 10:00:00 GMT');
  vi.setSystemTime(now + 3_600_000);
  expect(new Date(clock.getServerNow()).toISOString()).toBe('2026-11-18T11:00:00.000Z');
});

test('knows the server’s time again after a restart', async () => {
  (await load()).noteServerTime('Wed, 18 Nov 2026 10:00:00 GMT');
  const restarted = await load();
  expect(new Date(restarted.getServerNow()).toISOString()).toBe('2026-11-18T10:00:00.000Z');
});

test('takes the device’s clock once it is right', async () => {
  const clock = await load();
  clock.noteServerTime('Wed, 18 Nov 2026 10:00:00 GMT');
  clock.noteServerTime('Fri, 20 Nov 2026 09:59:59 GMT');
  expect(clock.getServerNow()).toBe(now);
});

test.each([null, 'yesterday'])('keeps its time when an answer has %s for one', async (date) => {
  const clock = await load();
  clock.noteServerTime(date);
  expect(clock.getServerNow()).toBe(now);
});

test('tells listeners about another time only', async () => {
  const clock = await load();
  const listener = vi.fn();
  const stop = clock.subscribeToServerClock(listener);
  clock.noteServerTime('Fri, 20 Nov 2026 10:00:02 GMT');
  expect(listener).not.toHaveBeenCalled();
  clock.noteServerTime('Sat, 21 Nov 2026 10:00:00 GMT');
  stop();
  clock.noteServerTime('Sun, 22 Nov 2026 10:00:00 GMT');
  expect(listener).toHaveBeenCalledTimes(1);
});
