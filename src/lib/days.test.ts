import { expect, test } from 'vitest';
import { addDays, isDay } from './days.ts';

test('accepts existing days from 2000 to 2100', () => {
  for (const day of ['2000-01-01', '2026-02-28', '2100-12-31']) expect(isDay(day)).toBe(true);
  for (const text of [
    null,
    '',
    '2026-02-29',
    '0202-01-01',
    '1999-12-31',
    '2101-01-01',
    '9999-12-31',
  ])
    expect(isDay(text)).toBe(false);
});

test('adds a day past the last supported date', () => {
  expect(addDays('2100-12-31', 1)).toBe('2101-01-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});
