import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { isTimeZone } from '#shared/days.ts';
import { mockDateText } from '#shared/testing/mock-date-text.ts';
import { propertyRuns } from '#shared/testing/property-runs.ts';
import { isTime, quietUntil } from './quiet-hours.rules.ts';

const night = (timeZone: string, from = '22:00', to = '07:00') => ({ from, to, timeZone });
const until = (now: string, times: ReturnType<typeof night>) =>
  quietUntil(new Date(now), times)?.toISOString() ?? null;

test.each([
  ['2026-01-10T21:59:59Z', null],
  ['2026-01-10T22:00:00Z', '2026-01-11T07:00:00.000Z'],
  ['2026-01-11T00:30:29Z', '2026-01-11T07:00:00.000Z'],
  ['2026-01-11T06:59:59Z', '2026-01-11T07:00:00.000Z'],
  ['2026-01-11T07:00:00Z', null],
])('over midnight: %s', (now, expected) => {
  expect(until(now, night('UTC'))).toBe(expected);
});

test('end within a day and in the user’s time zone', () => {
  expect(until('2026-01-10T12:30:00Z', night('UTC', '12:00', '13:00'))).toBe(
    '2026-01-10T13:00:00.000Z',
  );
  expect(until('2026-01-10T13:30:00Z', night('UTC', '12:00', '13:00'))).toBeNull();
  expect(until('2026-01-10T15:30:00Z', night('Asia/Jakarta'))).toBe('2026-01-11T00:00:00.000Z');
  expect(until('2026-01-10T15:30:00Z', night('America/Denver'))).toBeNull();
  expect(until('2026-01-10T18:31:00Z', night('Asia/Kathmandu'))).toBe('2026-01-11T01:15:00.000Z');
});

test('ends at the set time on nights with a clock change', () => {
  expect(until('2026-03-28T22:30:00Z', night('Europe/Berlin'))).toBe('2026-03-29T05:00:00.000Z');
  expect(until('2026-10-24T22:30:00Z', night('Europe/Berlin'))).toBe('2026-10-25T06:00:00.000Z');
  // 02:30 does not exist in that night.
  expect(until('2026-03-28T22:30:00Z', night('Europe/Berlin', '22:00', '02:30'))).toBe(
    '2026-03-29T01:30:00.000Z',
  );
});

test('end in the future, within a day, at a time not quiet', () => {
  const time = fc
    .integer({ min: 0, max: 1_439 })
    .map((m) => new Date(m * 60_000).toISOString().slice(11, 16));
  const zone = fc.constantFrom(
    'UTC',
    'Europe/Berlin',
    'America/Denver',
    'Asia/Jakarta',
    'Asia/Kathmandu',
  );
  const moment = fc.date({
    min: new Date('2026-01-01'),
    max: new Date('2027-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moment, time, time, zone, (now, from, to, timeZone) => {
      fc.pre(from !== to);
      const end = quietUntil(now, { from, to, timeZone });
      if (!end) return;
      expect(end.getTime()).toBeGreaterThan(now.getTime());
      expect(end.getTime() - now.getTime()).toBeLessThanOrEqual(25 * 3_600_000);
    }),
    propertyRuns(2_000),
  );
});

test('validates times and time zones', () => {
  for (const good of ['00:00', '09:05', '23:59']) expect(isTime(good)).toBe(true);
  for (const bad of ['24:00', '9:05', '09:60', '', '09:05:00', '０9:05'])
    expect(isTime(bad)).toBe(false);
  for (const good of ['UTC', 'Asia/Jakarta', 'America/Argentina/Buenos_Aires'])
    expect(isTimeZone(good)).toBe(true);
  for (const bad of ['', 'Mars/Base', '+07:00', 'Asia/Jakarta\0'])
    expect(isTimeZone(bad)).toBe(false);
});

test('reads no text that a locale’s style decides', () => {
  mockDateText('3.30 pm');
  const now = '2026-01-10T15:30:00Z';
  expect(until(now, night('Asia/Jakarta'))).toBe('2026-01-11T00:00:00.000Z');
  vi.restoreAllMocks();
});
