import type { Resolver } from 'react-hook-form';
import * as v from 'valibot';
import { notesMax, poNumberMax } from './checkout.rules.ts';
import type { CheckoutDraft } from './checkout-draft.ts';

const chosen = v.pipe(v.string(), v.nonEmpty('REQUIRED'));
const atMost = (length: number) => v.pipe(v.string(), v.trim(), v.maxLength(length, 'TOO_LONG'));

/** What a complete checkout looks like; messages are the server's codes (B178 to B182). */
const complete = v.object({
  shipto: chosen,
  rateId: chosen,
  paymentId: chosen,
  requestDate: v.string(),
  custPoNo: atMost(poNumberMax),
  notes: atMost(notesMax),
});

/** Judges the form before it is sent; each problem comes as a code beside its field. */
export const checkoutResolver: Resolver<CheckoutDraft> = (values) => {
  const read = v.safeParse(complete, values);
  if (read.success) return { values: read.output, errors: {} };
  const errors = read.issues.map((issue) => [
    v.getDotPath(issue),
    { type: 'rule', message: issue.message },
  ]);
  return { values: {}, errors: Object.fromEntries(errors) };
};
