import type { WholeInvoice } from './invoices.queries.ts';

type Item = Pick<
  WholeInvoice['items'][number],
  'accountingAmount' | 'invoicedAmount' | 'clearingDate'
>;

/** Returns the total of an invoice, and the amount to show of it: what is open, or all of it once it is paid. */
export function toInvoiceSums(items: readonly Item[]): { shown: number; total: number } {
  const total = items.reduce((sum, { invoicedAmount }) => sum + invoicedAmount, 0);
  const open = items.filter(({ clearingDate }) => !clearingDate);
  const shown = open.reduce((sum, { accountingAmount }) => sum + accountingAmount, 0);
  return { shown: open.length === 0 ? total : shown, total };
}
