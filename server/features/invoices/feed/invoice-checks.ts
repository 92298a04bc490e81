import type { Row, Tell } from '#server/feeds/feed-file.ts';

/** Completes an item and checks its cells against each other: days in order, amounts of one sign. */
export function checkInvoice(row: Row, tell: Tell): void {
  if (row.open_amount === null) row.open_amount = row.accounting_amount;
  checkDays(row, tell);
  checkAmounts(row, tell);
}

function checkDays(row: Row, tell: Tell): void {
  const { invoice_date: written, due_date: due, clearing_date: cleared } = row;
  if (!written) return;
  if (due && String(due) < String(written))
    tell('dueDate', 'OUT_OF_RANGE', `${due} is before invoiceDate`);
  if (cleared && String(cleared) < String(written))
    tell('clearingDate', 'OUT_OF_RANGE', `${cleared} is before invoiceDate`);
  if (row.dunned_on && row.dunning_level === 0)
    tell('dunnedOn', 'NOT_ALLOWED', 'an item that was dunned has a dunningLevel of 1 to 3');
}

function checkAmounts(row: Row, tell: Tell): void {
  const { accounting_amount: amount, open_amount: open } = row;
  if (typeof amount !== 'number' || typeof open !== 'number') return;
  if (amount === 0) {
    tell('accountingAmount', 'OUT_OF_RANGE', '0 is neither payable nor a deduction');
    return;
  }
  if (Math.sign(open) === -Math.sign(amount) || Math.abs(open) > Math.abs(amount))
    tell('openAmount', 'OUT_OF_RANGE', 'must be between 0 and accountingAmount');
  else if (open === 0 && row.clearing_date === null)
    tell('openAmount', 'OUT_OF_RANGE', '0 is left of an item without a clearingDate');
  if (amount > 0) return;
  if (row.installment != null) tell('installment', 'NOT_ALLOWED', 'a deduction has no instalments');
  if (row.early_payment_discount)
    tell('earlyPaymentDiscount', 'NOT_ALLOWED', 'a deduction has no early-payment discount');
  if (row.freight_allowance)
    tell('freightAllowance', 'NOT_ALLOWED', 'a deduction has no freight allowance');
}
