import { expect, test } from 'vitest';
import { emptyDraft } from './checkout-draft.ts';
import { checkoutResolver } from './checkout-form.rules.ts';

const validate = async (draft: object) => {
  const result = await checkoutResolver({ ...emptyDraft, ...draft }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return Object.fromEntries(
    Object.entries(result.errors).map(([field, error]) => [field, error?.message]),
  );
};

const chosen = { shipto: 'S1', rateId: 'STD', paymentId: 'INV' };

test('requires ship-to, shipping and payment (B180, B181)', async () => {
  expect(await validate({})).toEqual({
    shipto: 'REQUIRED',
    rateId: 'REQUIRED',
    paymentId: 'REQUIRED',
  });
  expect(await validate(chosen)).toEqual({});
});

// B178, B179
test('limits the PO number to 35 characters and notes to 100', async () => {
  expect(await validate({ ...chosen, custPoNo: 'x'.repeat(35), notes: 'x'.repeat(100) })).toEqual(
    {},
  );
  expect(await validate({ ...chosen, custPoNo: 'x'.repeat(36), notes: 'x'.repeat(101) })).toEqual({
    custPoNo: 'TOO_LONG',
    notes: 'TOO_LONG',
  });
});
