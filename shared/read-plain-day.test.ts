import { expect, test } from 'vitest';
import { readBoolean } from './read-boolean.ts';
import { readPlainDay } from './read-plain-day.ts';

test.each([
  '2026-11-27',
  '27.11.2026',
  '27.11.26',
  '27. 11. 2026',
  '27.11.2026 00:00',
  '27.11.2026 00:00:00',
  '27.11.26 0:00',
  '2026-11-27 00:00:00',
  '2026-11-27T00:00:00.000Z',
])('reads %j as a day', (text) => {
  expect(readPlainDay(text)).toBe('2026-11-27');
});

test.each([
  '31.02.2026',
  '11.27.2026',
  '27.11.99',
  '27/11/2026',
  '27.11.2026 14:30',
  '27.11.',
  'x',
])('does not take %j for a day', (text) => {
  expect(readPlainDay(text)).toBeNull();
});

test.each(['true', 'WAHR', 'vrai', 'ja', 'Oui', 'ya', 'yes', ' TRUE '])(
  'reads %j as true',
  (text) => {
    expect(readBoolean(text)).toBe(true);
  },
);

test.each(['false', 'FALSCH', 'Faux', 'nein', 'non', 'tidak', 'no'])(
  'reads %j as false',
  (text) => {
    expect(readBoolean(text)).toBe(false);
  },
);

test.each(['x', '', 'constructor', 'n', 'maybe'])('does not guess whether %j is true', (text) => {
  expect(readBoolean(text)).toBeNull();
});
