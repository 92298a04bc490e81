import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listNearMatches } from './near-matches.ts';
import { foldSerial } from './parse-serial.ts';

/** Whether a search may mean a number, found without a list of near matches. */
function isNearMatch(search: string, normal: string): boolean {
  const a = foldSerial(search);
  const b = foldSerial(normal);
  if (a.includes('?'))
    return (
      a.length === b.length &&
      a.split('?').length - 1 <= 2 &&
      [...a].every((character, at) => character === '?' || character === b[at])
    );
  if (a === b) return true;
  return a.length >= 6 && isOneMistake(a, b);
}

function isOneMistake(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const restA = a.slice(start);
  const restB = b.slice(start);
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}

test.each([
  ['look-alikes', 'WO1BQ0', 'W018O0'],
  ['letters like 5, 2 and 1', 'WUSZL456', 'WU521456'],
  ['two look-alikes and a mistake', 'WUSZ1X56', 'WU521456'],
  ['a wrong character', 'WU123456', 'WU123X56'],
  ['a missing character', 'WU12346', 'WU123456'],
  ['an additional character', 'WU1234556', 'WU123456'],
  ['two exchanged characters', 'WU132456', 'WU123456'],
  ['a character that cannot be read', 'WU1?3456', 'WU123456'],
  ['two characters that cannot be read', 'W?123?56', 'WU123456'],
])('finds a number in spite of %s', (_what, search, normal) => {
  expect(isNearMatch(search, normal)).toBe(true);
  expect(listNearMatches(search)).toContain(foldSerial(normal));
});

test.each([
  ['two mistakes', 'WU12X45X', 'WU123456'],
  ['a mistake in a short number', 'WU123', 'WU124'],
  ['three characters that cannot be read', 'WU???456', 'WU123456'],
  ['a question mark and a mistake', 'WU?2345X', 'WU123456'],
])('does not find a number with %s', (_what, search, normal) => {
  expect(isNearMatch(search, normal)).toBe(false);
  expect(listNearMatches(search)).not.toContain(foldSerial(normal));
});

const number = fc.stringMatching(/^[A-Z0-9]{1,12}$/);

test('lists exactly the numbers that match', () => {
  fc.assert(
    fc.property(number, number, (a, b) => {
      expect(listNearMatches(a).includes(foldSerial(b))).toBe(isNearMatch(a, b));
    }),
  );
  fc.assert(
    fc.property(number, fc.nat(11), fc.constantFrom('', '0', 'X'), (a, at, character) => {
      const b = a.slice(0, at) + character + a.slice(at + 1);
      if (b === '') return;
      expect(listNearMatches(a).includes(foldSerial(b))).toBe(isNearMatch(a, b));
    }),
  );
});

test('lists few enough numbers to look each of them up', () => {
  expect(listNearMatches('12345678901234567').length).toBeLessThan(1_200);
  expect(listNearMatches('WU??3456')).toHaveLength(841);
  expect(listNearMatches('1'.repeat(30)).length).toBeLessThan(2_000);
});
