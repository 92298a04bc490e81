import { expect, test } from 'vitest';
import { creditLeft, overCredit } from './credit.ts';

const own = { name: 'Trading', decides: true, balance: 14_000 };
const lower = { name: 'Parts', decides: false, balance: 200 };
const higher = { name: 'Lease', decides: false, balance: 90_000 };

test.each([
  ['first', [own, lower, higher]],
  ['last', [higher, lower, own]],
])('lets the own company decide as the %s of several (B066)', (_, companies) => {
  expect(creditLeft(companies)).toEqual({ company: 'Trading', left: 14_000 });
  expect([14_000, 14_001].map((total) => overCredit(companies, total))).toEqual([0, 1]);
});

test('returns no figure without a limit or the own company', () => {
  expect(creditLeft([{ ...own, balance: null }, lower])).toBeNull();
  expect(creditLeft([lower, higher])).toBeNull();
  expect(overCredit([{ ...own, balance: null }, lower], 1e15)).toBe(0);
});

test('counts a negative balance on top of the uncovered order', () => {
  expect(overCredit([{ ...own, balance: -500 }], 100)).toBe(600);
});
