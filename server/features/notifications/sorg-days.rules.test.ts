import { expect, test } from 'vitest';
import { toSorgDay } from './sorg-days.rules.ts';

const dayAt = (timeZone: string, now: string) => {
  const { today, ringAt, mailAt } = toSorgDay({ sorg: '2000', timeZone }, new Date(now));
  return [today, ringAt.toISOString(), mailAt.toISOString()];
};

test('begins at midnight of the time zone and rings at eight', () => {
  expect(dayAt('Asia/Jakarta', '2026-11-27T16:59:59Z')[0]).toBe('2026-11-27');
  expect(dayAt('Asia/Jakarta', '2026-11-27T17:00:00Z')).toEqual([
    '2026-11-28',
    '2026-11-28T01:00:00.000Z',
    '2026-11-28T01:02:00.000Z',
  ]);
});

test('rings at once during the day', () => {
  expect(dayAt('Asia/Jakarta', '2026-11-28T05:00:00Z')).toEqual([
    '2026-11-28',
    '2026-11-28T05:00:00.000Z',
    '2026-11-28T05:02:00.000Z',
  ]);
});

test('refuses an unknown time zone', () => {
  expect(() => dayAt('Mars/Base', '2026-11-28T05:00:00Z')).toThrow(RangeError);
});
