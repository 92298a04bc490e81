import { expect, test } from 'vitest';
import { getTimeLeft } from './time-left.rules.ts';

const now = Date.parse('2026-11-20T09:00:00Z');

test.each([
  ['2026-11-25T08:59:59Z', { unit: 'days', count: 4 }],
  ['2026-11-22T09:00:00Z', { unit: 'days', count: 2 }],
  ['2026-11-22T08:59:59Z', { unit: 'hours', count: 47 }],
  ['2026-11-20T11:00:00Z', { unit: 'hours', count: 2 }],
  ['2026-11-20T10:59:59Z', { unit: 'minutes', count: 119 }],
  ['2026-11-20T09:00:30Z', { unit: 'minutes', count: 0 }],
  ['2026-11-20T09:00:00Z', null],
  ['never', null],
])('counts what is left until %s', (until, left) => {
  expect(getTimeLeft(until, now)).toEqual(left);
});
