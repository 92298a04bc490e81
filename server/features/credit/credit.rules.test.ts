import { describe, expect, test } from 'vitest';
import { creditLeft } from '#shared/credit.ts';
import { creditCompanies, creditProblems } from './credit.rules.ts';
import type { CreditRow } from './credit.store.ts';

/** A customer whose credit no feed has stated, with a limit of 100.00 and 40.00 ordered. */
const unstated: CreditRow = {
  unified: '1',
  r3: 'R1',
  isr: null,
  ownCompany: 'CO1',
  ownCompanyName: 'Trading',
  ownLimit: 10_000,
  ownBlock: null,
  ordered: 4_000,
  code: null,
  name: null,
  creditControl: null,
  reasonBlocked: null,
  creditLimit: null,
  openInvoice: null,
  openDo: null,
  consignment: null,
  creditExposure: null,
  marketingTarget: null,
  marketingAchieved: null,
  orderedSince: 4_000,
};
/** A customer with its own company: 200.00 of limit, 50.00 owed, 10.00 ordered since. */
const own: CreditRow = {
  ...unstated,
  code: 'CO1',
  name: 'Trading',
  creditLimit: 20_000,
  creditExposure: 5_000,
  orderedSince: 1_000,
};
const other: CreditRow = { ...own, code: 'CO2', name: 'Parts', creditLimit: 3_000 };
const codes = (rows: CreditRow[], total: number) =>
  creditProblems(rows, total).map(({ code }) => code);

describe('what a company lets a customer buy (E166)', () => {
  const balances = (...rows: CreditRow[]) => creditCompanies(rows).map(({ balance }) => balance);

  test('subtracts debt, and at the own company later orders as well', () => {
    expect(balances(own, other)).toEqual([14_000, -2_000]);
    expect(balances({ ...own, creditExposure: -500 })).toEqual([19_500]);
  });

  test('is unlimited without a limit and treats zero as a limit', () => {
    expect(balances({ ...own, creditLimit: null })).toEqual([null]);
    expect(balances({ ...own, creditLimit: 0, creditExposure: 0 })).toEqual([-1_000]);
  });

  test('uses the own limit less open orders until a feed states it', () => {
    const standIn = { code: 'CO1', name: 'Trading', decides: true, balance: 6_000 };
    expect(creditCompanies([unstated])).toMatchObject([{ ...standIn, openOrders: 4_000 }]);
    expect(creditCompanies([other])).toMatchObject([standIn, { code: 'CO2', decides: false }]);
    expect(creditCompanies([{ ...unstated, ownLimit: null }])).toEqual([]);
    expect(creditCompanies([])).toEqual([]);
  });

  test('shows figures that add up to the balance', () => {
    for (const rows of [[own, other], [other], [unstated]])
      for (const { creditLimit, creditExposure, openOrders, balance } of creditCompanies(rows))
        expect((creditLimit ?? 0) - creditExposure - openOrders).toBe(balance);
  });

  test('starts a marketing target at zero (N048)', () => {
    const target = { ...own, marketingTarget: 900 };
    expect(creditCompanies([target, own]).map((company) => company.marketingTarget)).toEqual([
      { target: 900, achieved: 0 },
      null,
    ]);
  });
});

describe('creditProblems (N027)', () => {
  test('refuses exactly what exceeds the figure that is shown (B066)', () => {
    for (const rows of [[own, other], [other, own], [other], [unstated]]) {
      const shown = creditLeft(creditCompanies(rows));
      if (!shown) throw new Error('no figure is shown');
      expect(codes(rows, shown.left)).toEqual([]);
      expect(codes(rows, shown.left + 1)).toEqual(['ORDER_LIMIT']);
    }
  });

  test('allows exactly the own company’s balance to be spent', () => {
    expect(codes([own, other], 14_000)).toEqual([]);
    expect(codes([own, other], 14_001)).toEqual(['ORDER_LIMIT']);
    expect(codes([{ ...own, creditExposure: 30_000 }], 1)).toEqual(['ORDER_LIMIT']);
    expect(codes([{ ...own, creditLimit: null }, other], 1e15)).toEqual([]);
  });

  test('uses the own row without stated credit', () => {
    expect(codes([unstated], 6_000)).toEqual([]);
    expect(codes([unstated], 6_001)).toEqual(['ORDER_LIMIT']);
    expect(codes([{ ...unstated, ownLimit: null }], 1e15)).toEqual([]);
    expect(codes([{ ...unstated, ownBlock: 'limit_exceeded' }], 1)).toEqual([
      'CREDIT_BLOCKED_LIMIT_EXCEEDED',
    ]);
  });

  test('prefers feed values to the own row of the own company', () => {
    expect(codes([{ ...own, ownBlock: 'limit_exceeded' }], 14_000)).toEqual([]);
    expect(codes([other], 6_000)).toEqual([]);
    expect(codes([{ ...other, ownBlock: 'limit_exceeded' }], 1)).toEqual([
      'CREDIT_BLOCKED_LIMIT_EXCEEDED',
    ]);
    expect(codes([other], 6_001)).toEqual(['ORDER_LIMIT']);
  });

  test.each([
    ['limit_exceeded', 'credit limit exceeded'],
    ['overdue_over_limit', 'too many invoices overdue more than 30 days'],
    ['oldest_ar_blocked', 'oldest invoice overdue blocks ordering'],
    ['other_company_blocked', 'blocked from another company'],
  ])('reports %s of any company (B069 to B072)', (reasonBlocked, message) => {
    const code = `CREDIT_BLOCKED_${reasonBlocked.toUpperCase()}`;
    const problem = { field: 'customer', code, message };
    expect(creditProblems([own, { ...other, reasonBlocked }], 1)).toEqual([problem]);
    expect(creditProblems([{ ...unstated, ownBlock: reasonBlocked }], 1)).toEqual([problem]);
  });

  test('shows an unknown block reason as it was given', () => {
    expect(creditProblems([{ ...unstated, ownBlock: 'court' }], 1)).toEqual([
      { field: 'customer', code: 'CREDIT_BLOCKED', message: 'court' },
    ]);
  });
});
