import { randomInt } from 'node:crypto';
import { passesLuhn, replaceIbans } from '#shared/account-numbers.ts';
import { addDays, getDayIn, startOfDay } from '#shared/days.ts';
import { type InvoiceItem, isPayable, selectionKey } from '#shared/invoices/item.ts';

/** An open item with what names it for the ERP. */
export interface OpenItem extends InvoiceItem {
  accountingNo: string;
  fiscalYear: number;
  lineItem: string;
}

/** The numbers of a request; see PaymentRequestDataInput. */
export interface InvoiceNumbers {
  positiveInvoiceNumbers?: readonly string[] | null | undefined;
  negativeInvoiceNumbers?: readonly string[] | null | undefined;
  positiveAccountingNumbers?: readonly string[] | null | undefined;
  negativeAccountingNumbers?: readonly string[] | null | undefined;
}

/** How the payer pays: on the provider's page, to an account of the provider's, or by a transfer without it. */
export type PaymentKind = 'hosted' | 'account' | 'transfer';

/** @param gateway the provider's name for the way to pay; empty for none */
export function kindOf({ type, gateway }: { type: string; gateway: string }): PaymentKind {
  if (gateway === '') return 'transfer';
  return /virtual account/i.test(type) ? 'account' : 'hosted';
}

/** Hours to enter a way to pay on the provider's page; Stripe allows 24. */
const hoursToEnter = 23;
/** Days to transfer; the last one counts whole. */
const daysToTransfer = 7;

/** Until when a request can be paid. */
export function computeExpiry(kind: PaymentKind, timeZone: string, now: Date): Date {
  if (kind === 'hosted') return new Date(now.getTime() + hoursToEnter * 3_600_000);
  return startOfDay(timeZone, addDays(getDayIn(timeZone, now), daysToTransfer + 1));
}

/** No vowels, so that no words appear, and no digits that look like letters. */
const alphabet = '23456789BCDFGHJKMNPQRSTVWXYZ';

/** Matches the numbers of requests in a text of capitals and digits only. */
export const externalIds = new RegExp(`PR[${alphabet}]{10}`, 'g');

/** A new number for a request, short enough to type into a transfer: PR and ten signs. */
export function newExternalId(): string {
  const signs = Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]);
  return `PR${signs.join('')}`;
}

/**
 * Returns the keys of the items that numbers name, as the rules of selections know them. A number that names
 * no item stays a key, so that those rules refuse it.
 */
export function toSelectionKeys(items: readonly OpenItem[], numbers: InvoiceNumbers): Set<string> {
  const keys = new Set<string>();
  for (const assignment of numbers.positiveInvoiceNumbers ?? []) keys.add(`+${assignment}`);
  for (const invoiceNo of numbers.negativeInvoiceNumbers ?? []) keys.add(`-${invoiceNo}`);
  const byAccounting = Map.groupBy(items, (item) => signed(isPayable(item), item.accountingNo));
  const add = (no: string, isPositive: boolean) => {
    const named = byAccounting.get(signed(isPositive, no)) ?? [];
    for (const item of named) keys.add(selectionKey(item));
    if (named.length === 0) keys.add(`${isPositive ? '+' : '-'}accounting number ${no}`);
  };
  for (const no of numbers.positiveAccountingNumbers ?? []) add(no, true);
  for (const no of numbers.negativeAccountingNumbers ?? []) add(no, false);
  return keys;
}

const signed = (isPositive: boolean, no: string) => `${isPositive ? '+' : '-'}${no}`;

/** How many numbers a request names; each list may repeat none. */
export function countNumbers(numbers: InvoiceNumbers): { count: number; isRepeated: boolean } {
  const lists = [
    numbers.positiveInvoiceNumbers,
    numbers.negativeInvoiceNumbers,
    numbers.positiveAccountingNumbers,
    numbers.negativeAccountingNumbers,
  ].map((list) => list ?? []);
  return {
    count: lists.reduce((sum, list) => sum + list.length, 0),
    isRepeated: lists.some((list) => new Set(list).size < list.length),
  };
}

/** Whether a text holds what looks like the number of a card or an account (reading 27). */
export function holdsAccountNumber(text: string): boolean {
  const runs = text.match(/\d(?:[ -]?\d){12,}/g) ?? [];
  if (runs.some((run) => holdsCardNumber(run.replace(/\D/g, '')))) return true;
  return replaceIbans(text, () => '') !== text;
}

function holdsCardNumber(digits: string): boolean {
  for (let length = 13; length <= 19; length++)
    for (let at = 0; at + length <= digits.length; at++)
      if (passesLuhn(digits.slice(at, at + length))) return true;
  return false;
}
