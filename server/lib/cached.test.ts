import { afterEach, expect, it, vi } from 'vitest';
import { cached } from './cached.ts';

afterEach(() => vi.useRealTimers());

it('loads a key once until it expires', async () => {
  vi.useFakeTimers();
  const load = vi.fn(async (key: string) => key.toUpperCase());
  const get = cached(1_000, load);
  expect(await Promise.all([get('a'), get('a')])).toEqual(['A', 'A']);
  vi.advanceTimersByTime(999);
  await get('a');
  expect(load).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await get('a');
  expect(load).toHaveBeenCalledTimes(2);
});

it('does not cache failures', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce('up');
  const get = cached(60_000, load);
  await expect(get('a')).rejects.toThrow('down');
  expect(await get('a')).toBe('up');
});

it('evicts on demand and beyond its limit', async () => {
  const load = vi.fn(async (key: number) => key);
  const get = cached(60_000, load, 2);
  await get(1);
  get.clear();
  await get(1);
  await get(2);
  await get(3);
  await get(1);
  expect(load.mock.calls.flat()).toEqual([1, 1, 2, 3, 1]);
});
