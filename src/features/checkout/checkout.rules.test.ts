import { expect, test } from 'vitest';
import { dayProblem, fieldOf, lineOf, nextDeliveryDay } from './checkout.rules.ts';

// N066
test('rejects closed and non-delivery days, finds the next day', () => {
  const days = {
    first: '2026-12-22',
    last: '2027-12-21',
    weekDays: [1, 2, 3, 4, 5],
    closed: new Set(['2026-12-24', '2026-12-25']),
  };
  expect(dayProblem('', days)).toBeNull();
  expect(dayProblem('2026-12-23', days)).toBeNull();
  expect(dayProblem('2026-12-24', days)).toBe('CLOSED_DAY');
  expect(dayProblem('2026-12-26', days)).toBe('CLOSED_DAY');
  expect(dayProblem('2026-12-21', days)).toBe('BAD_DATE');
  expect(dayProblem('2027-12-22', days)).toBe('BAD_DATE');
  expect(dayProblem('2027-02-30', days)).toBe('BAD_DATE');
  expect(nextDeliveryDay('2026-12-24', days)).toBe('2026-12-28');
  expect(nextDeliveryDay('2026-12-24', { ...days, weekDays: [] })).toBeNull();
});

test('maps server fields to form fields', () => {
  expect(fieldOf('request_delivery_date')).toBe('requestDate');
  expect(fieldOf('shipments.0.rateId')).toBe('rateId');
  expect(fieldOf('products.2.qty')).toBeNull();
  expect(lineOf('products.2.qty')).toBe(2);
  expect(lineOf('shipto')).toBeNull();
});
