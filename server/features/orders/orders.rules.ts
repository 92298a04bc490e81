import type { OrderFilterInput } from '#server/graphql/generated/types.ts';
import { searchPattern } from '#server/lib/like-pattern.ts';
import { addDays, startOfDay } from '#shared/days.ts';

const maxSearch = 100;

/** Order type of a consignment fill up (C056, B183). */
export const consignment = 'CF';

/** States in which an order still weighs on the customer's credit: nothing was invoiced yet. */
export const openStatuses = ['Waiting', 'Confirmed', 'Partially Shipped'] as const;

/** A text without surrounding blanks and without what PostgreSQL cannot store. */
export function clean(text: string | null | undefined): string {
  return (text ?? '').replaceAll('\0', '').trim();
}

/** The `like` pattern of what was typed into a search; null when that is nothing. */
export function toSearchPattern(text: string | null | undefined): string | null {
  const search = clean(text).slice(0, maxSearch);
  return search === '' ? null : searchPattern(search);
}

/**
 * The filter with its texts cleaned; empty conditions are left out. Its days are those of the sales
 * organisation, whose time zone is given.
 */
export function orderFilter(filter: OrderFilterInput | null | undefined, timeZone: string) {
  return {
    orderNo: clean(filter?.orderNo) || null,
    search: toSearchPattern(filter?.search),
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
export const lostStatuses = ['Cancelled'] as const;

/** Groups of order states for other features. */
export const orderStates = { open: openStatuses, lost: lostStatuses } as const;

/** Whether an order is paid by the invoice that follows it; the word is that of `payments.csv`. */
export function isOnInvoice(paymentType: string): boolean {
  return paymentType.trim().toLowerCase() === 'invoice';
}
