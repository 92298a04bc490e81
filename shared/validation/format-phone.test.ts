import { expect, test } from 'vitest';
import { formatPhone } from './format-phone.ts';

test.each([
  ['08123456789', undefined, '+628123456789'],
  ['8123456789', undefined, '+628123456789'],
  ['00812', undefined, '+620812'],
  ['0', undefined, '+62'],
  ['0301234', '+49', '+49301234'],
  ['301234', '', '301234'],
  ['', undefined, ''],
])('%j with prefix %j is %j (B173, B174)', (phone, prefix, formatted) => {
  expect(formatPhone(phone, prefix)).toBe(formatted);
});
