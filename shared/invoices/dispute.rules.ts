import { type InvoiceItem, isPayable } from './item.ts';

/** Why a customer disputes an item. */
export const disputeReasons = [
  'price',
  'quantity',
  'notDelivered',
  'wrongGoods',
  'damaged',
  'returned',
  'duplicate',
  'charges',
  'alreadyPaid',
  'other',
] as const;
export type DisputeReason = (typeof disputeReasons)[number];

/**
 * The states of a dispute. The customer withdraws an open one; the others are the distributor's. An accepted one is
 * settled once the account is corrected.
 */
export type DisputeStatus = 'open' | 'accepted' | 'rejected' | 'settled' | 'withdrawn';

/** The files of a dispute. */
export const disputeFiles = {
  purpose: 'invoices/dispute',
  most: 5,
  maxBytes: 10_000_000,
} as const;

/** Whether an item can be disputed: a payable that is not cleared, also while a payment of it is under way. */
export const isDisputable = (
  item: Pick<InvoiceItem, 'accountingAmount' | 'clearingDate'>,
): boolean => isPayable(item) && !item.clearingDate;

/**
 * Returns the code of what is wrong with a disputed amount; null for a valid one, and for none.
 * @param amount minor units; NaN for a typed text that is no amount
 * @param open what is open of the item, minor units
 */
export function disputedAmountProblem(
  amount: number | null,
  open: number,
): 'NOT_AN_AMOUNT' | 'ABOVE_OPEN_AMOUNT' | null {
  if (amount === null) return null;
  if (!(amount > 0)) return 'NOT_AN_AMOUNT';
  return amount > open ? 'ABOVE_OPEN_AMOUNT' : null;
}
