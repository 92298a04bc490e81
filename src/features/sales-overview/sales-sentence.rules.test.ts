import { expect, test } from 'vitest';
import { changeOf, findLeader, trendOf } from './sales-sentence.rules.ts';

const sums = (netSales: number, netSalesLastYear: number) => ({ netSales, netSalesLastYear });

test.each([
  ['up', 108, 100],
  ['down', 92, 100],
  ['same', 1_001, 1_000],
  ['new', 50, 0],
  ['nothing', 0, 0],
  ['down', 0, 40],
] as const)('says %s for %i after %i', (trend, now, before) => {
  expect(trendOf(sums(now, before))).toBe(trend);
});

test('compares with no year of credit notes only', () => {
  expect(changeOf(sums(100, -20))).toBeNull();
});

test('names the category that moved the whole most', () => {
  const rows = [
    { name: 'Gravel', ...sums(131, 100) },
    { name: 'Kids', ...sums(10, 2) },
    { name: 'Tyres', ...sums(20, 70) },
  ];
  expect(findLeader(rows, sums(161, 172))?.name).toBe('Tyres');
  expect(findLeader(rows.slice(0, 2), sums(141, 102))).toEqual({ name: 'Gravel', change: 0.31 });
  expect(findLeader(rows.slice(0, 1), sums(131, 100))).toBeNull();
});
