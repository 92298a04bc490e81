import { expect, it } from 'vitest';
import { findArrears } from './arrears.rules.ts';

const due = [
  { dueDate: '2026-09-01', amount: 500, invoices: 1 },
  { dueDate: '2026-09-10', amount: 300, invoices: 2 },
  { dueDate: '2026-12-01', amount: 999, invoices: 1 },
];

it('announces the loss two weeks before', () => {
  expect(findArrears(30, due, '2026-09-16')).toBeNull();
  expect(findArrears(30, due, '2026-09-17')).toEqual({
    payBy: '2026-10-01',
    amount: 500,
    invoices: 1,
    isLate: false,
  });
});

it('adds all invoices that endanger it', () => {
  expect(findArrears(30, due, '2026-10-01')).toMatchObject({
    amount: 800,
    invoices: 3,
    isLate: false,
  });
});

it('is late on the day after', () => {
  expect(findArrears(30, due, '2026-10-02')).toMatchObject({ payBy: '2026-10-01', isLate: true });
});

it('knows no arrears without a rule or without debts', () => {
  expect(findArrears(null, due, '2026-10-02')).toBeNull();
  expect(findArrears(30, [], '2026-10-02')).toBeNull();
});
