import { expect, test } from 'vitest';
import {
  checkSoldDate,
  getDeadlineState,
  getRegistrationDeadline,
  getWarrantyUntil,
} from './sale-dates.rules.ts';

const days = { deliveredOn: '2026-03-01', producedOn: '2026-01-15' };
const today = '2026-06-10';

test.each([
  ['2026-06-10', null],
  ['2026-03-01', null],
  ['2026-06-11', 'IN_FUTURE'],
  ['2026-02-28', 'SOLD_BEFORE_DELIVERED'],
  ['2026-01-14', 'SOLD_BEFORE_PRODUCED'],
  ['1900-01-01', 'SOLD_BEFORE_PRODUCED'],
])('checks a sale on %s', (soldDate, problem) => {
  expect(checkSoldDate(soldDate, days, today)).toBe(problem);
});

test('knows nothing against a sale without other days', () => {
  expect(checkSoldDate('2020-01-01', { deliveredOn: null, producedOn: null }, today)).toBeNull();
});

test('counts the deadline from the sale', () => {
  expect(getRegistrationDeadline('2026-01-01', { registerWithinDays: 90 })).toBe('2026-04-01');
});

test.each([
  ['2026-06-21', 'open', 11],
  ['2026-06-20', 'soon', 10],
  ['2026-06-10', 'soon', 0],
  ['2026-06-09', 'late', -1],
])('says of the deadline %s that it is %s', (deadline, state, daysLeft) => {
  expect(getDeadlineState(deadline, today)).toEqual({ state, daysLeft });
});

test('counts the warranty from the sale or the production', () => {
  const known = { soldDate: '2026-01-31', producedOn: '2025-06-30' };
  const months = { warrantyMonths: 25 };
  expect(getWarrantyUntil({ ...months, warrantyFrom: 'sale' }, known)).toBe('2028-02-29');
  expect(getWarrantyUntil({ ...months, warrantyFrom: 'production' }, known)).toBe('2027-07-30');
});

test('promises no warranty without a rule or a day', () => {
  const known = { soldDate: '2026-01-31', producedOn: null };
  expect(getWarrantyUntil({ warrantyMonths: null, warrantyFrom: 'sale' }, known)).toBeNull();
  expect(getWarrantyUntil({ warrantyMonths: 24, warrantyFrom: 'production' }, known)).toBeNull();
});
