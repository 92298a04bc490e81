import { expect, test } from 'vitest';
import { toSalesPeriod } from './sales-period.rules.ts';

test('compares the running month to the same day (reading 105)', () => {
  expect(toSalesPeriod(2026, [], '2026-03-15')).toEqual({
    year: 2026,
    months: ['2026-01-01', '2026-02-01', '2026-03-01'],
    lastYear: ['2025-01-01', '2025-02-01'],
    partial: { month: '2025-03-01', day: 15 },
    until: '2026-03-15',
    lastYearUntil: '2025-03-15',
  });
});

test.each([
  ['2028-02-29', { month: '2027-02-01', day: 28 }],
  ['2029-02-28', { month: '2028-02-01', day: 28 }],
])('compares %s with the last day that there is', (today, partial) => {
  const period = toSalesPeriod(Number(today.slice(0, 4)), [2], today);
  expect(period).toMatchObject({ lastYear: [], partial });
});

test('counts closed years whole and future ones not at all', () => {
  const closed = toSalesPeriod(2025, [12, 1], '2026-03-15');
  expect(closed).toMatchObject({
    months: ['2025-01-01', '2025-12-01'],
    partial: null,
    until: null,
  });
  expect(closed.lastYear).toEqual(['2024-01-01', '2024-12-01']);
  expect(toSalesPeriod(2027, [], '2026-03-15').months).toEqual([]);
  expect(toSalesPeriod(2026, [4], '2026-03-15')).toMatchObject({ months: [], partial: null });
});
