import { msg } from '@lingui/core/macro';
import { type ProblemTexts, registerProblemTexts } from '#src/i18n/problem-texts.ts';
import { fieldOf } from './checkout.rules.ts';

/** Why an order was not placed. */
export const checkoutProblems = registerProblemTexts({
  SHIP_TO_CHANGED: msg`This address has changed. Choose again.`,
  UNKNOWN_PAYMENT: msg`This payment method is no longer offered. Choose again.`,
  UNKNOWN_SHIPMENT: msg`This shipping method is no longer offered. Choose again.`,
  TOO_MANY_DATES: msg`Too many delivery days for one checkout`,
  PRICE_CHANGED: msg`The price has changed. Check the cart and order again.`,
  FREIGHT_CHANGED: msg`The shipping costs have changed`,
  STOCK_CHANGED: msg`Fewer in stock than you saw`,
  ARRIVAL_CHANGED: msg`Arrives later than you saw`,
  REPLACED: msg`Replaced by another article`,
  CREDIT_BLOCKED: msg`This customer is blocked for orders. Please contact us.`,
  TOTAL_TOO_LARGE: msg`This is too much for one order. Split it into several.`,
  CHECKOUT_OFF: msg`Orders cannot be placed here at the moment`,
});

/** The missing choices, at the field of the form or of the server. */
const missing = {
  shipto: msg`Choose where it is to be shipped.`,
  rateId: msg`Choose how it is to be shipped.`,
  paymentId: msg`Choose how you pay.`,
};

/** Codes whose words depend on the field or on this page. */
export const checkoutTexts: ProblemTexts = {
  REQUIRED: ({ field = '' }) => {
    const name = fieldOf(field) ?? field;
    return name === 'shipto' || name === 'rateId' || name === 'paymentId'
      ? missing[name]
      : undefined;
  },
  ORDER_LIMIT: ({ field }) =>
    field === 'products'
      ? msg`The order is worth more than may be ordered at once. Split it by date, or contact us.`
      : msg`The order exceeds your credit limit, whatever payment method you choose. Pay open invoices, order less, or contact us.`,
  TOO_MANY_LINES: msg`Too many lines for one order. Split it into several.`,
  IDEMPOTENCY_MISMATCH: msg`This order was placed before. Look at your orders before you order again.`,
};
