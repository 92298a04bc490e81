import type { InvoiceComponent, InvoiceLine } from '#server/graphql/generated/types.ts';
import type { ComponentRow } from './invoice-detail.store.ts';
import type { InvoiceRow } from './invoice-row.store.ts';

/** The amounts of an invoice that components name by their code (E410). */
const amounts = {
  subTotal: (_row, subTotal) => subTotal,
  discount: (row) => row.discount,
  surcharges: (row) => row.surcharges,
  recycleFee: (row) => row.recycle_fee,
  shippingCost: (row) => row.shipping_cost,
  paymentDiscount: (row) => row.payment_discount,
  tax: (row) => row.tax,
  grandTotal: (row) => row.grand_total,
} as const satisfies Record<string, (row: InvoiceRow, subTotal: number) => number>;

/** The codes that a feed may name. */
export const componentCodes = Object.keys(amounts) as (keyof typeof amounts)[];

/**
 * Returns what an invoice's total is made of, in the order of the feed. Parts of 0 are left out, except the sum of
 * lines and the total itself.
 */
export function invoiceComponents(
  components: readonly ComponentRow[],
  row: InvoiceRow,
  lines: readonly Pick<InvoiceLine, 'subTotal'>[],
): InvoiceComponent[] {
  const subTotal = lines.reduce((sum, line) => sum + line.subTotal, 0);
  return components.flatMap(({ code, description, sign }) => {
    const known = componentCodes.find((one) => one === code);
    if (!known) return [];
    const amount = sign * amounts[known](row, subTotal);
    const isAlwaysShown = code === 'subTotal' || code === 'grandTotal';
    return amount === 0 && !isAlwaysShown ? [] : [{ code, description, amount: amount || 0 }];
  });
}
