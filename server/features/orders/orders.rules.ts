import type { OrderFilterInput } from '#server/graphql/generated/types.ts';
import { toSearchPattern } from '#server/lib/like-pattern.ts';
import { addDays, startOfDay } from '#shared/days.ts';

/** Order type of a consignment fill up (C056, B183). */
export const consignment = 'CF';

/** States in which an order still weighs on the customer's credit: nothing was invoiced yet. */
export const openStatuses = ['Waiting', 'Confirmed', 'Partially Shipped'] as const;

/** The states of an order's payment; one that its invoice pays has none. */
export const paymentStates = ['Waiting', 'Uploaded', 'Failed', 'Voided', 'Completed'] as const;

/** A text without surrounding blanks and without what PostgreSQL cannot store. */
export function clean(text: string | null | undefined): string {
  return (text ?? '').replaceAll('\0', '').trim();
}

/**
 * The filter with its texts cleaned; empty conditions are left out. Its days are those of the sales
 * organisation, whose time zone is given.
 */
export function orderFilter(filter: OrderFilterInput | null | undefined, timeZone: string) {
  return {
    orderNo: clean(filter?.orderNo) || null,
    search: toSearchPattern(clean(filter?.search), 100),
    status: filter?.status?.length ? filter.status.map(clean) : null,
    placedFrom: filter?.from ? startOfDay(timeZone, filter.from) : null,
    placedBefore: filter?.to ? startOfDay(timeZone, addDays(filter.to, 1)) : null,
    consignment: filter?.consignment || null,
    paymentStatus: filter?.paymentStatus?.length ? filter.paymentStatus.map(clean) : null,
  };
}

export type OrderConditions = ReturnType<typeof orderFilter>;

/** The order number: sales organisation and seven digits, more once they are used up. */
export function orderNo(sorg: string, no: number): string {
  return sorg + String(no).padStart(7, '0');
}

/** Orders that came to nothing, and so are no purchase. */
const lostStatuses = ['Cancelled'] as const;

/** Groups of order states for other features. */
export const orderStates = { open: openStatuses, lost: lostStatuses } as const;

/** Whether an order is paid by the invoice that follows it; the word is that of `payments.csv`. */
export function isOnInvoice(paymentType: string): boolean {
  return paymentType.trim().toLowerCase() === 'invoice';
}
