import { expect, test } from 'vitest';
import { getLastVisit, isNewSince } from './looked-at.rules.ts';

const minute = 60_000;

test('has nothing new at the first visit', () => {
  expect(getLastVisit(null, 5)).toBe(5);
});

test('keeps what is new for a visit, until the next one', () => {
  const looks = { before: 1, last: 100 * minute };
  expect(getLastVisit(looks, 129 * minute)).toBe(1);
  expect(getLastVisit(looks, 131 * minute)).toBe(100 * minute);
});

test.each([
  ['2026-11-21', '2026-11-01T00:00:00Z', true],
  ['2026-11-20', '2026-11-20T10:00:01Z', true],
  ['2026-11-20', '2026-11-20T09:59:59Z', false],
])('valid from %s and changed at %s: new is %s', (validFrom, changedAt, isNew) => {
  const since = Date.parse('2026-11-20T10:00:00Z');
  expect(isNewSince({ validFrom, changedAt }, since, '2026-11-20')).toBe(isNew);
});
