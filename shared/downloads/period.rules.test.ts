import { expect, test } from 'vitest';
import { findPeriodProblem, listMonths } from './period.rules.ts';

const today = '2026-11-30';

test.each([
  ['2026-01-01', '2026-11-30', null],
  ['2025-01-01', '2025-12-31', null],
  ['2024-02-29', '2024-02-29', null],
  ['2025-12-31', '2026-01-01', 'TWO_YEARS'],
  ['2025-01-01', '2026-01-02', 'PERIOD_TOO_LONG'],
  ['2026-03-02', '2026-03-01', 'END_BEFORE_START'],
  ['2026-11-01', '2026-12-01', 'IN_FUTURE'],
] as const)('judges %s to %s as %s (B245, B246)', (from, to, problem) => {
  expect(findPeriodProblem(from, to, today)).toBe(problem);
});

test('splits a period into its months', () => {
  expect(listMonths('2024-01-15', '2024-03-02')).toEqual([
    { from: '2024-01-15', to: '2024-01-31' },
    { from: '2024-02-01', to: '2024-02-29' },
    { from: '2024-03-01', to: '2024-03-02' },
  ]);
  expect(listMonths('2024-05-07', '2024-05-07')).toEqual([
    { from: '2024-05-07', to: '2024-05-07' },
  ]);
});
