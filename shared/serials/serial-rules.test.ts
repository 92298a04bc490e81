import { expect, test } from 'vitest';
import {
  checkUnknownFrame,
  defaultRule,
  fitsRule,
  getRule,
  isSerialPattern,
  type SerialRule,
} from './serial-rules.ts';

const rule = (fields: Partial<SerialRule>): SerialRule => ({
  brand: 'Orbiq',
  ...defaultRule,
  ...fields,
});

test.each(['WU\\d{8}', 'WU[A-Z0-9]{2,10}', 'A\\d{7}|B\\d{8}', '[A-CX]?\\d{3}'])(
  'takes the pattern %s',
  (pattern) => {
    expect(isSerialPattern(pattern)).toBe(true);
  },
);

test.each([
  '',
  'WU\\d+',
  '(A\\d)+',
  '.*',
  'wu\\d{8}',
  '[Z-A]1',
  'A{3,2}',
  'A|',
  '\\d{0,9}\\d{0,9}\\d{0,9}\\d{0,9}',
  `A${'B'.repeat(200)}`,
])('refuses the pattern %s', (pattern) => {
  expect(isSerialPattern(pattern)).toBe(false);
});

test('compares the whole number with a pattern', () => {
  const two = rule({ pattern: 'A\\d{2}|B\\d{3}' });
  expect(fitsRule('A12', two)).toBe(true);
  expect(fitsRule('B123', two)).toBe(true);
  expect(fitsRule('A123', two)).toBe(false);
  expect(fitsRule('XB123', two)).toBe(false);
});

test('finds the rule of a brand in either case', () => {
  expect(getRule([rule({ pdiNeeded: true })], 'ORBIQ').pdiNeeded).toBe(true);
  expect(getRule([], 'Other')).toEqual({ brand: 'Other', ...defaultRule });
});

test('refuses a number longer than that of any brand (M050)', () => {
  const rules = [rule({ maxLength: 8 }), rule({ maxLength: 10 })];
  expect(checkUnknownFrame('12345678901', rules)).toBe('FRAME_TOO_LONG');
  expect(checkUnknownFrame('1234567890', rules)).toBeNull();
});

test('refuses a number with the form of no brand (M051)', () => {
  const rules = [rule({ pattern: 'WU\\d{4}' }), rule({ pattern: 'ZX\\d{4}' })];
  expect(checkUnknownFrame('AB1234', rules)).toBe('FRAME_NOT_OURS');
  expect(checkUnknownFrame('ZX1234', rules)).toBeNull();
});

test('leaves the check to the register without rules', () => {
  expect(checkUnknownFrame('ANY1', [])).toBeNull();
  expect(checkUnknownFrame('ANY1', [rule({ pattern: 'WU\\d{4}' }), rule({})])).toBeNull();
});
