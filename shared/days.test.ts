import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  addDays,
  addMonths,
  addYears,
  daysBetween,
  deliveryWindow,
  getDayIn,
  getLocalTime,
  isCalendarDay,
  isSupportedDay,
  isTimeZone,
  startOfDay,
  weekdayOf,
} from './days.ts';
import { mockDateText } from './testing/mock-date-text.ts';

/** Texts that are no day at all. */
const noDays = [
  '',
  '0000-01-01',
  '-000001-01-01',
  '-2026-01-01',
  '+275760-09-13',
  '275760-09-13',
  '2026-02-29',
  '2026-13-01',
  '2026-1-1',
  '2026-01-01\n',
  '٢٠٢٦-٠١-٠١',
];

describe('a day', () => {
  test('accepts calendar days of the years 1 to 9999', () => {
    for (const day of ['0001-01-01', '1999-12-31', '2024-02-29', '9999-12-31'])
      expect([day, isCalendarDay(day)]).toEqual([day, true]);
    for (const text of noDays) expect([text, isCalendarDay(text)]).toEqual([text, false]);
  });

  test('is supported from 2000 to 2100', () => {
    for (const day of ['2000-01-01', '2026-02-28', '2100-12-31'])
      expect([day, isSupportedDay(day)]).toEqual([day, true]);
    for (const text of [...noDays, '0001-01-01', '1999-12-31', '2101-01-01', '9999-12-31'])
      expect([text, isSupportedDay(text)]).toEqual([text, false]);
  });
});

describe('the day of an instant', () => {
  const instant = Date.parse('2026-03-01T02:30:00Z');

  test.each([
    ['UTC', '2026-03-01'],
    ['Asia/Jakarta', '2026-03-01'],
    ['America/Los_Angeles', '2026-02-28'],
    ['Europe/Berlin', '2026-03-01'],
    ['Pacific/Kiritimati', '2026-03-01'],
  ])('in %s is %s', (timeZone, day) => {
    expect(getDayIn(timeZone, instant)).toBe(day);
    expect(getDayIn(timeZone, new Date(instant))).toBe(day);
  });

  test('changes at local midnight in summer and winter', () => {
    expect(getDayIn('Europe/Berlin', Date.parse('2026-06-30T22:00:00Z'))).toBe('2026-07-01');
    expect(getDayIn('Europe/Berlin', Date.parse('2026-12-31T22:59:59Z'))).toBe('2026-12-31');
  });
});

test.each([
  ['UTC', '2026-03-01', '2026-03-01T00:00:00.000Z'],
  ['Asia/Jakarta', '2026-03-01', '2026-02-28T17:00:00.000Z'],
  ['Asia/Kathmandu', '2026-03-01', '2026-02-28T18:15:00.000Z'],
  ['America/Los_Angeles', '2026-01-15', '2026-01-15T08:00:00.000Z'],
  ['America/Los_Angeles', '2026-07-15', '2026-07-15T07:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-03-01', '2026-02-28T10:00:00.000Z'],
  ['Pacific/Pago_Pago', '2026-03-01', '2026-03-01T11:00:00.000Z'],
  // In Beirut the clocks go from midnight to one.
  ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00:00.000Z'],
  ['UTC', '2101-01-01', '2101-01-01T00:00:00.000Z'],
])('in %s %s begins at %s', (timeZone, day, instant) => {
  expect(startOfDay(timeZone, day).toISOString()).toBe(instant);
});

test.each([
  ['UTC', true],
  ['Asia/Jakarta', true],
  ['Etc/GMT+7', true],
  ['Asia/Atlantis', false],
  ['+07:00', false],
  ['', false],
])('%j names a time zone: %s', (text, expected) => {
  expect(isTimeZone(text)).toBe(expected);
});

test('clamps added months to the end of a shorter month', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
  expect(addMonths('2026-11-15', 3)).toBe('2027-02-15');
});

test('adds days across months, years and leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(addYears('2028-02-29', 1)).toBe('2029-03-01');
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
});

test('starts a week on Monday, day 1', () => {
  expect(['2026-11-23', '2026-11-29'].map(weekdayOf)).toEqual([1, 7]);
});

test('offers deliveries from tomorrow to a year from today (N066)', () => {
  expect(deliveryWindow('2026-12-31')).toEqual({ first: '2027-01-01', last: '2027-12-31' });
});

describe('in an engine whose locales write dates in another style', () => {
  const instant = Date.parse('2026-03-05T23:07:09Z');
  afterEach(() => void vi.restoreAllMocks());

  test('takes the day from its parts and from no text', () => {
    mockDateText('3/6/26');
    expect(getDayIn('Asia/Jakarta', instant)).toBe('2026-03-06');
    expect(startOfDay('Asia/Jakarta', '2026-03-06').toISOString()).toBe('2026-03-05T17:00:00.000Z');
  });

  test('takes the parts in any order and of any length', () => {
    const { formatToParts } = Intl.DateTimeFormat.prototype;
    vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts').mockImplementation(function (
      this: Intl.DateTimeFormat,
      date,
    ) {
      const parts = formatToParts.call(this, date).toReversed();
      return parts.map((part) => ({ ...part, value: part.value.replace(/^0/, '') }));
    });
    const local = getLocalTime('Asia/Jakarta', instant);
    expect(local).toEqual({ day: '2026-03-06', time: '06:07:09' });
  });

  test('counts the hour after midnight as 00', () => {
    const local = getLocalTime('Asia/Jakarta', Date.parse('2026-03-05T17:00:05Z'));
    expect(local).toEqual({ day: '2026-03-06', time: '00:00:05' });
  });
});
