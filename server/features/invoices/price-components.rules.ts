import type { InvoiceComponent } from '#server/graphql/generated/types.ts';
import type { ComponentRow } from './invoice-detail.store.ts';
import type { InvoiceRow } from './invoice-row.store.ts';

/** The amounts of an invoice that components name by their code (E410). */
const amounts = {
  subTotal: (_row, lines) => lines,
  discount: (row) => row.discount,
  surcharges: (row) => row.surcharges,
  recycleFee: (row) => row.recycle_fee,
  shippingCost: (row) => row.shipping_cost,
  paymentDiscount: (row) => row.payment_discount,
  tax: (row) => row.tax,
  grandTotal: (row) => row.grand_total,
} as const satisfies Record<string, (row: InvoiceRow, lines: number) => number>;

/** The codes that a feed may name. */
export const componentCodes = Object.keys(amounts) as (keyof typeof amounts)[];

/**
 * Returns what an invoice's total is made of, in the order of the feed. Parts of 0 are left out, except the sum of
 * lines and the total itself.
 * @param subTotal the sum of the invoice's lines
 */
export function invoiceComponents(
  components: readonly ComponentRow[],
  row: InvoiceRow,
  subTotal: number,
): InvoiceComponent[] {
  return components.flatMap(({ code, description, sign }) => {
    const amountOf = componentCodes.find((known) => known === code);
    if (!amountOf) return [];
    const amount = sign * amounts[amountOf](row, subTotal);
    const isAlwaysShown = code === 'subTotal' || code === 'grandTotal';
    return amount === 0 && !isAlwaysShown ? [] : [{ code, description, amount: amount || 0 }];
  });
}
