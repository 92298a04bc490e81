import { expect, test } from 'vitest';
import { isMonthFirst, readDay } from './read-cell.rules.ts';

test('knows the languages that write the month first', () => {
  expect(['en-US', 'en-GB', 'de-DE', 'fr-FR', 'id-ID'].map(isMonthFirst)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test.each([
  ['2026-11-03', '2026-11-03'],
  ['2026-11-3', '2026-11-03'],
  ['2026-11-03T00:00:00Z', '2026-11-03'],
  ['2026-11-03 10:00', '2026-11-03'],
  ['3.11.2026', '2026-11-03'],
  ['13/11/2026', '2026-11-13'],
  ['11/13/2026', '2026-11-13'],
  ['31.2.2026', '31.2.2026'],
  ['yesterday', 'yesterday'],
  ['', ''],
])('reads the day %j as %j in every language', (text, day) => {
  expect([readDay(text, true), readDay(text, false)]).toEqual([day, day]);
});

test('reads a day that may mean two by the language', () => {
  expect(readDay('3/11/2026', true)).toBe('2026-03-11');
  expect(readDay('3/11/2026', false)).toBe('2026-11-03');
  expect(readDay('03-11-2026', false)).toBe('2026-11-03');
});
