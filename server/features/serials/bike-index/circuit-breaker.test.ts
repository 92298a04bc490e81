import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallsPaused, CircuitBreaker } from './circuit-breaker.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

const fail = vi.fn(async () => {
  throw new Error('away');
});
const answer = async () => 'here';

async function breakAfter(breaker: CircuitBreaker, failures: number): Promise<void> {
  for (let call = 0; call < failures; call += 1)
    await expect(breaker.run(fail)).rejects.toThrow('away');
}

test('pauses the calls after three failures in a row', async () => {
  const breaker = new CircuitBreaker();
  await breakAfter(breaker, 3);
  fail.mockClear();
  await expect(breaker.run(fail)).rejects.toThrow(CallsPaused);
  expect(fail).not.toHaveBeenCalled();
});

test('calls again after a minute, and pauses at the next failure', async () => {
  const breaker = new CircuitBreaker();
  await breakAfter(breaker, 3);
  vi.advanceTimersByTime(60_000);
  await breakAfter(breaker, 1);
  await expect(breaker.run(answer)).rejects.toThrow(CallsPaused);
});

test('counts from the start after an answer', async () => {
  const breaker = new CircuitBreaker();
  await breakAfter(breaker, 2);
  await breaker.run(answer);
  await breakAfter(breaker, 2);
  expect(await breaker.run(answer)).toBe('here');
});
