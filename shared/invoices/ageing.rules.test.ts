import { expect, test } from 'vitest';
import { addDays } from '#shared/days.ts';
import { ageItems, bucketOf, daysUntilDue, sumBuckets } from './ageing.rules.ts';
import { today } from './testing/items.ts';

test('counts days until an item is due, negative when overdue (B192)', () => {
  expect(daysUntilDue('2026-11-30', '2026-11-25')).toBe(5);
  expect(daysUntilDue('2026-11-25', '2026-11-25')).toBe(0);
  expect(daysUntilDue('2026-10-25', '2026-11-25')).toBe(-31);
});

test.each([
  [3, 'notDue'],
  [0, 'notDue'],
  [-1, 'from1'],
  [-30, 'from1'],
  [-31, 'from31'],
  [-60, 'from31'],
  [-61, 'from61'],
  [-90, 'from61'],
  [-91, 'from91'],
  [-4000, 'from91'],
] as const)('puts an item due in %i days into its bucket (N073)', (overdue, name) => {
  expect(bucketOf(overdue)).toBe(name);
});

test('sums payables and deductions by bucket', () => {
  const due = (days: number, accountingAmount: number) => ({
    dueDate: addDays(today, days),
    accountingAmount,
  });
  const buckets = ageItems([due(0, 500), due(-1, 300), due(-30, -100), due(-91, 40)], today);
  expect(buckets).toMatchObject([
    { name: 'notDue', overdueFrom: null, overdueTo: null, value: 500, count: 1 },
    { name: 'from1', overdueFrom: 1, overdueTo: 30, value: 200, payable: 300, deduction: -100 },
    { name: 'from31', value: 0, count: 0 },
    { name: 'from61', value: 0, count: 0 },
    { name: 'from91', overdueFrom: 91, overdueTo: null, value: 40, count: 1 },
  ]);
  expect(sumBuckets(buckets, { overdue: 340, overdueCount: 2 })).toEqual({
    count: 4,
    payable: 840,
    deduction: -100,
    overdue: 340,
    overdueCount: 2,
  });
});
