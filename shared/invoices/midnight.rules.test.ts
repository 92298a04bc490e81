import { expect, test } from 'vitest';
import { getDayIn } from '#shared/days.ts';
import { ageItems, sumBuckets } from './ageing.rules.ts';
import { isPayable } from './item.ts';
import { validateSelection } from './selection.rules.ts';
import { terms } from './testing/items.ts';
import { dueItem, earlyItem, expectedOn, midnight } from './testing/midnight.ts';

const items = [dueItem, earlyItem];
const { timeZone, before, after, day, nextDay } = midnight;

test.each([
  [before, day],
  [after, nextDay],
] as const)('at %s the day of the sales organisation decides', (instant, today) => {
  expect(getDayIn(timeZone, new Date(instant))).toBe(today);
  const expected = expectedOn[today];

  const overdue = items.filter((item) => isPayable(item) && item.dueDate < today);
  const sum = overdue.reduce((total, { accountingAmount }) => total + accountingAmount, 0);
  const totals = sumBuckets(ageItems(items, today), { overdue: sum, overdueCount: overdue.length });
  expect(totals).toMatchObject({
    overdue: expected.overdue,
    overdueCount: expected.overdueCount,
    payable: 30_000,
  });

  const { amounts } = validateSelection(items, new Set(['+DUE', '+EARLY']), terms({ today }));
  expect(amounts).toMatchObject({
    earlyPaymentDiscount: expected.discount,
    toPay: expected.toPay,
  });

  const alone = validateSelection(items, new Set(['+EARLY']), terms({ today, rule: 'overdue' }));
  expect(alone.firstBefore(earlyItem)?.id ?? null).toBe(expected.firstBeforeEarly);
});
