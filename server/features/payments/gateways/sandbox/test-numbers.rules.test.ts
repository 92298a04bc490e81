import { describe, expect, test } from 'vitest';
import { isIban, passesLuhn } from '#shared/account-numbers.ts';
import { cardType, readForm, testNumbers } from './test-numbers.rules.ts';

const today = '2026-11-25';
const card = (number: string, more: object = {}) =>
  readForm('card', { number, month: '12', year: '2027', code: '123', ...more }, today);

describe('a card', () => {
  test.each([
    ['4111 1111 1111 1111', 'pays', 'Visa ···· 1111'],
    ['5555-5555-5555-4444', 'pays', 'MasterCard ···· 4444'],
    ['378282246310005', 'pays', 'American Express ···· 0005'],
    ['6011111111111117', 'pays', 'Discover ···· 1117'],
    ['4000000000000002', 'declines', 'Visa ···· 0002'],
    ['4000000000003220', 'second-step', 'Visa ···· 3220'],
  ])('%s %s', (number, behavior, display) => {
    expect(card(number)).toMatchObject({ behavior, display });
  });

  test.each([
    ['4111111111111112', {}, 'BAD_NUMBER'],
    ['41111', {}, 'BAD_NUMBER'],
    ['<script>', {}, 'BAD_NUMBER'],
    ['4242424242424242', {}, 'UNKNOWN_TEST_NUMBER'],
    ['4111111111111111', { month: '10', year: '2026' }, 'BAD_EXPIRY'],
    ['4111111111111111', { month: '13' }, 'BAD_EXPIRY'],
    ['4111111111111111', { year: '' }, 'BAD_EXPIRY'],
    ['4111111111111111', { year: '2099' }, 'BAD_EXPIRY'],
    ['4111111111111111', { code: '12' }, 'BAD_CODE'],
  ])('%s %j is refused with %s', (number, more, problem) => {
    expect(card(number, more)).toBe(problem);
  });

  test('is good until the end of its month', () => {
    const form = { number: '4111111111111111', month: '11', year: '2026', code: '123' };
    expect(readForm('card', form, '2026-11-30')).toMatchObject({ behavior: 'pays' });
    expect(readForm('card', form, '2026-12-01')).toBe('BAD_EXPIRY');
  });

  test('has a type by its first digits (C110 to C113)', () => {
    expect(['4', '51', '37', '6011'].map(cardType)).toEqual([
      'Visa',
      'MasterCard',
      'American Express',
      'Discover',
    ]);
  });
});

describe('an account', () => {
  const ach = (account: string, more: object = {}) =>
    readForm('ach', { routing: '110000000', account, accountType: 'Savings', ...more }, today);
  const sepa = (iban: string) => readForm('sepa', { iban }, today);

  test('settles, is declined, or is returned', () => {
    expect(ach('000123456789')).toMatchObject({ behavior: 'settles', type: 'Savings' });
    expect(ach('000111111116')).toMatchObject({ behavior: 'declines' });
    expect(ach('000222222227')).toMatchObject({ behavior: 'returns' });
    expect(sepa('de89 3704 0044 0532 0130 00')).toMatchObject({
      behavior: 'settles',
      display: 'SEPA DE ···· 3000',
    });
  });

  test('with wrong digits is refused', () => {
    expect(ach('000123456789', { routing: '110000001' })).toBe('BAD_NUMBER');
    expect(ach('000123456789', { accountType: 'Piggy bank' })).toBe('BAD_NUMBER');
    expect(ach('000123456780')).toBe('UNKNOWN_TEST_NUMBER');
    expect(sepa('DE88370400440532013000')).toBe('BAD_NUMBER');
    expect(sepa('GB82WEST12345698765432')).toBe('UNKNOWN_TEST_NUMBER');
  });
});

test('shows at most the last four digits', () => {
  for (const number of testNumbers)
    for (const [method, name] of [
      ['card', 'number'],
      ['ach', 'account'],
      ['sepa', 'iban'],
    ] as const) {
      const form = { routing: '110000000', accountType: 'Checking', month: '12', year: '2027' };
      const entered = readForm(method, { ...form, code: '123', [name]: number }, today);
      if (typeof entered === 'string') continue;
      expect(entered.display.replace(/\D/g, '').length).toBeLessThanOrEqual(4);
    }
});

test('lists numbers that forms accept', () => {
  const isCard = (number: string) => /^\d{15,16}$/.test(number) && passesLuhn(number);
  expect(testNumbers.every((no) => isCard(no) || isIban(no) || /^000\d{9}$/.test(no))).toBe(true);
});
