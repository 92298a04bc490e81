import { describe, expect, test } from 'vitest';
import { isCalendarDay, isSupportedDay } from './calendar-day.ts';

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
  test('is one the calendar has, in the years 1 to 9999', () => {
    for (const day of ['0001-01-01', '1999-12-31', '2024-02-29', '9999-12-31'])
      expect([day, isCalendarDay(day)]).toEqual([day, true]);
    for (const text of noDays) expect([text, isCalendarDay(text)]).toEqual([text, false]);
  });

  test('may be asked for from 2000 to 2100', () => {
    for (const day of ['2000-01-01', '2026-02-28', '2100-12-31'])
      expect([day, isSupportedDay(day)]).toEqual([day, true]);
    for (const text of [...noDays, '0001-01-01', '1999-12-31', '2101-01-01', '9999-12-31'])
      expect([text, isSupportedDay(text)]).toEqual([text, false]);
  });
});
