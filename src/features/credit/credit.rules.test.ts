import { describe, expect, test } from 'vitest';
import { HttpError, NetworkError, OperationError } from '#src/graphql/errors.ts';
import { calculateShare, problemOf, readCredit, statusOf } from './credit.rules.ts';
import { company } from './testing/company.ts';

const asOf = '2026-11-20T09:00:00.000Z';

function problemOfAnswer(data: unknown) {
  try {
    readCredit(data);
  } catch (error) {
    return problemOf(error);
  }
  return null;
}

describe('readCredit (N049)', () => {
  test('reads companies unchanged', () => {
    const companies = [company(), company({ creditLimit: null, balance: null })];
    expect(readCredit({ creditInformation: { companies, asOf } })).toEqual({ companies, asOf });
  });

  test('accepts an empty list of companies', () => {
    expect(readCredit({ creditInformation: { companies: [], asOf } }).companies).toEqual([]);
  });

  test.each([null, undefined, {}, { creditInformation: null }])('reads %j as no data', (data) => {
    expect(problemOfAnswer(data)).toBe('no-data');
  });

  test.each([
    { creditInformation: {} },
    { creditInformation: { companies: null, asOf } },
    { creditInformation: { companies: [{ code: '1' }], asOf } },
    { creditInformation: { companies: [company({ openInvoice: 'much' as never })], asOf } },
    { creditInformation: { companies: [company({ creditLimit: 0.5 })], asOf } },
    { creditInformation: { companies: [company({ reasonBlocked: '' })], asOf } },
  ])('rejects another shape as invalid data', (data) => {
    expect(problemOfAnswer(data)).toBe('invalid-data');
  });
});

test.each([
  [new OperationError('FORBIDDEN'), 'server-error'],
  [new HttpError(500), 'server-error'],
  [new NetworkError(), 'offline'],
  [new SyntaxError('Unexpected token <'), 'invalid-data'],
])('describes %s as %s', (error, problem) => {
  expect(problemOf(error)).toBe(problem);
});

test.each([
  [[], null],
  [[null], 'ok'],
  [[null, null], 'ok'],
  [[null, 'limit_exceeded'], 'blocked'],
  [['other_company_blocked', null], 'blocked'],
])('combines companies blocked for %j to %s (B067)', (reasons, status) => {
  expect(statusOf(reasons.map((reasonBlocked) => company({ reasonBlocked })))).toBe(status);
});

test('returns no share without a whole', () => {
  expect(calculateShare(50, 200)).toBe(0.25);
  expect(calculateShare(50, 0)).toBeNull();
  expect(calculateShare(50, null)).toBeNull();
});
