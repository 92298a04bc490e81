import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findRequestNumbers } from '../bank/camt-texts.rules.ts';
import { toCreditorReference } from './creditor-reference.rules.ts';
import { newExternalId } from './new-request.rules.ts';

/** The check of ISO 7064 as a bank does it, digit by digit. */
function remainder(reference: string): number {
  const moved = `${reference.slice(4)}${reference.slice(0, 4)}`;
  return [...moved].reduce((sum, sign) => {
    const value = Number.parseInt(sign, 36);
    return (sum * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);
}

// The example of the standard.
test.each([
  ['539007547034', 'RF18539007547034'],
  ['2348231', 'RF712348231'],
])('%s becomes %s', (number, reference) => {
  expect(toCreditorReference(number)).toBe(reference);
});

test('passes the check of banks for every number of a request', () => {
  fc.assert(
    fc.property(fc.constant(null).map(newExternalId), (number) => {
      const reference = toCreditorReference(number);
      expect(reference).toMatch(/^RF\d\d[A-Z\d]{12}$/);
      expect(remainder(reference)).toBe(1);
    }),
  );
});

test('is found by the number in it on a bank statement', () => {
  const number = newExternalId();
  expect(findRequestNumbers(toCreditorReference(number))).toEqual([number]);
});
