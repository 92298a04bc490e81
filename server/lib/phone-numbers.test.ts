import { describe, expect, test } from 'vitest';
import { nationalDigits, readPhone, showPhone, toPeoplePatterns } from './phone-numbers.ts';

describe('a telephone number', () => {
  test.each([
    ['+49 (0) 171 / 123-456', '+49', '+49171123456'],
    ['+49 (0) 171 / 123-4567', '+62', '+491711234567'],
    ['0049 171 1234567', '+49', '+491711234567'],
    ['+4901711234567', '+49', '+491711234567'],
    ['0171/1234567', '+49', '+491711234567'],
    ['0171 123–45\u00a067', '+49', '+491711234567'],
    ['\u202a+49 171 1234567\u202c', '+49', '+491711234567'],
    ['(202) 555-0100', '+1', '+12025550100'],
    ['0039 06 1234 5678', '+49', '+390612345678'],
    ['0812-3456-789', '+62', '+628123456789'],
    ['08123456789', '+62', '+628123456789'],
    ['8123456789', '+62', '+628123456789'],
    ['1'.repeat(17), '+62', `+62${'1'.repeat(17)}`],
    ['012', '+49', '+4912'],
    [' ', '+49', ''],
  ])('%j with the prefix %s is stored as %s', (text, prefix, number) => {
    expect(readPhone(text, prefix)).toEqual({ number });
  });

  test.each([
    ['1'.repeat(18), 'NOT_PHONE'],
    ['0171/1234567 or 030 123456', 'UNCLEAR_PHONE'],
    ['0171 1234567 private', 'UNCLEAR_PHONE'],
    ['030 12345 ext. 7', 'UNCLEAR_PHONE'],
    ['+49', 'UNCLEAR_PHONE'],
    ['004', 'UNCLEAR_PHONE'],
    ['n/a', 'UNCLEAR_PHONE'],
  ])('%j is refused: %s', (text, problem) => {
    expect(readPhone(text, '+49')).toEqual({ problem });
  });

  test.each([
    ['+491711234567', '0171 1234567'],
    ['+390612345678', '+39 06 1234 5678'],
    ['+490171', '+490171'],
    ['call the shop', 'call the shop'],
  ])('%s is shown as %s', (stored, shown) => {
    expect(showPhone(stored, '+49')).toBe(shown);
  });

  test.each(['+491711234567', '0171 1234567', '+62 812-3456-789'])(
    '%s as shown is stored as before',
    (text) => {
      const { number = '' } = readPhone(text, '+49');
      expect(readPhone(showPhone(number, '+49'), '+49')).toEqual({ number });
    },
  );

  test.each([
    ['+49 (0) 171 / 123-4567', ['%1711234567%']],
    ['0171 1234567', ['%1711234567%']],
    ['Vogel 0171', ['%vogel%', '%0171%']],
    ['+1555', ['%+1555%']],
  ])('%j is searched as %j', (text, patterns) => {
    expect(toPeoplePatterns(text, '+49')).toEqual(patterns);
  });

  test('has the same digits in every spelling', () => {
    expect(nationalDigits('+49 171 1234567', '+49')).toBe('1711234567');
    expect(nationalDigits('0171/12', '+49')).toBe('17112');
  });
});
