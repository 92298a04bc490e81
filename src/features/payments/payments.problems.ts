import { msg } from '@lingui/core/macro';
import { type ProblemTexts, registerProblemTexts } from '#src/i18n/problem-texts.ts';

/** Why a payment request was not made, or nothing was done with one. */
export const paymentProblems = registerProblemTexts({
  PAYMENT_OFF: msg`Nothing can be paid here at the moment.`,
  PAY_NOT_ALLOWED: msg`Invoices of this customer cannot be paid here. Ask us how to pay them.`,
  UNKNOWN_PAYER: msg`This customer no longer belongs to you`,
  UNKNOWN_METHOD: msg`This payment method is no longer offered. Choose another.`,
  GATEWAY_OFF: msg`This payment method is not available at the moment. Choose another.`,
  UNKNOWN_SAVED_PAYMENT: msg`This saved payment method no longer exists. Choose another.`,
  ACCOUNT_NUMBER: msg`Numbers of cards and accounts are entered on the provider’s page only.`,
  INVOICE_CHANGED: msg`One of the invoices has changed. See below what is new, and pay again.`,
  MIXED_COMPANIES: msg`Invoices of one company only can be paid at once.`,
  WRONG_SELECTION: msg`Another invoice has to be paid first. See below which.`,
  NO_PAYABLE: msg`Select an invoice to pay. A credit note alone cannot be paid.`,
  TOTAL_NOT_POSITIVE: msg`The credit notes leave nothing to pay. Select more invoices or fewer credit notes.`,
  PARTIAL_NOT_ALLOWED: msg`Only a single invoice can be paid in part.`,
  AMOUNT_TOO_SMALL: msg`The minimum amount is 1`,
  AMOUNT_CHANGED: msg`The amount to pay has changed. Check the new amount, and pay again.`,
  TOO_MANY_INVOICES: msg`At most 2,000 invoices can be paid at once.`,
  TOO_MANY_REQUESTS: msg`You have begun many payments in the last hour. Try again later.`,
  TOO_MANY_OPEN: msg`Too many payments of this customer are open. Finish or void one of them first.`,
  UNKNOWN_REQUEST: msg`There is no such payment.`,
  AMBIGUOUS: msg`Several payments are open. Open the one you mean, and void it there.`,
  UNKNOWN_FILE: msg`This file no longer exists.`,
  UNKNOWN_ENTRY: msg`This entry was decided already, or you may no longer see it.`,
  AT_PROVIDER: msg`The provider may be paid for it as well. Void the payment first, and choose another.`,
});

/** A code whose words depend on what is decided. */
export const decidedTexts = {
  WRONG_STATE: msg`The payment is decided already.`,
  UNKNOWN_ORDER: msg`This order no longer exists, or you have no access to it.`,
} satisfies ProblemTexts;

/** Codes of a decision about an entry of a bank statement. */
export const entryTexts = {
  REQUIRED: msg`Choose a payment`,
  'note.REQUIRED': msg`Say why the entry is set aside`,
  WRONG_STATE: msg`This payment is over. Choose another, or set the entry aside.`,
} satisfies ProblemTexts;

export const voidTexts = {
  WRONG_STATE: msg`It can no longer be voided: the money is on its way, or it is over.`,
} satisfies ProblemTexts;

/** Codes that mean a payment on the paying page. */
export const payTexts = {
  UNKNOWN_INVOICE: msg`An invoice that you selected is no longer open.`,
  IDEMPOTENCY_MISMATCH: msg`This payment was made before. Look at your payments before you pay again.`,
} satisfies ProblemTexts;
