import { expect, test } from 'vitest';
import {
  getUsualPeriod,
  isPeriod,
  setPeriodEnd,
  toPeriod,
  toPeriodParams,
  toPeriodVariables,
} from './period.rules.ts';

const today = '2026-11-20';
const usual = { from: '2026-08-20', to: today };

test('reads no days as the last three months', () => {
  expect(getUsualPeriod(today)).toEqual(usual);
  expect(toPeriod({ from: '', to: '' }, today)).toEqual(usual);
  expect(toPeriodParams(usual, today)).toEqual({ from: '', to: '' });
});

test('asks the server for days only where the address has some', () => {
  expect(toPeriodVariables({ from: '', to: '' })).toEqual({});
  expect(toPeriodVariables({ ...usual })).toEqual(usual);
});

test.each([
  [usual, true],
  [{ from: '2025-11-20', to: today }, true],
  [{ from: '2025-11-19', to: today }, false],
  [{ from: today, to: '2026-11-19' }, false],
  [{ from: '', to: today }, false],
])('knows whether %j is a period', (period, expected) => {
  expect(isPeriod(period)).toBe(expected);
});

test.each([
  ['from', '2026-10-01', { from: '2026-10-01', to: today }],
  ['from', '2026-12-01', { from: '2026-12-01', to: '2026-12-01' }],
  ['from', '2020-01-01', { from: '2020-01-01', to: '2021-01-01' }],
  ['to', '2026-08-01', { from: '2026-08-01', to: '2026-08-01' }],
  ['to', '2028-02-29', { from: '2027-03-01', to: '2028-02-29' }],
] as const)('moves the other end along when %s becomes %s', (end, day, expected) => {
  const next = setPeriodEnd(usual, end, day);
  expect(next).toEqual(expected);
  expect(isPeriod(next)).toBe(true);
});
