import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { noteServerTime } from '#src/lib/device/server-clock.ts';
import { useToday } from './use-today.ts';

const host = vi.hoisted(() => ({ timeZone: '' }));
vi.mock('./use-host-config.ts', () => ({ useHostConfig: () => host }));

afterEach(() => void vi.useRealTimers());

function showAt(instant: string, timeZone: string) {
  host.timeZone = timeZone;
  vi.useFakeTimers({ now: new Date(instant) });
  return renderHook(() => useToday());
}
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test.each([
  ['Asia/Jakarta', '2031-03-11T16:59:00Z'],
  ['America/Los_Angeles', '2031-03-12T06:59:00Z'],
  // A quarter of an hour beside UTC.
  ['Asia/Kathmandu', '2031-03-11T18:14:00Z'],
])('changes at the midnight of %s', (timeZone, instant) => {
  const { result } = showAt(instant, timeZone);
  pass(59_999);
  expect(result.current).toBe('2031-03-11');
  pass(1);
  expect(result.current).toBe('2031-03-12');
});

test('changes every day', () => {
  const { result } = showAt('2031-03-11T23:59:00Z', 'UTC');
  pass(2 * 86_400_000);
  expect(result.current).toBe('2031-03-13');
});

test('changes when the page is looked at after the device slept', () => {
  const { result } = showAt('2031-03-11T12:00:00Z', 'UTC');
  vi.setSystemTime('2031-03-12T06:00:00Z');
  expect(result.current).toBe('2031-03-11');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe('2031-03-12');
});

test('follows the server where the clock of the device is wrong', () => {
  const { result } = showAt('2031-03-11T12:00:00Z', 'UTC');
  act(() => noteServerTime('Sun, 09 Mar 2031 12:00:00 GMT'));
  expect(result.current).toBe('2031-03-09');
  act(() => noteServerTime('Tue, 11 Mar 2031 12:00:00 GMT'));
  expect(result.current).toBe('2031-03-11');
});

test('leaves no timer behind', () => {
  const { unmount } = showAt('2031-03-11T12:00:00Z', 'UTC');
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
