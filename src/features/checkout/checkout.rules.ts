import { type ClosedDays, isClosed } from '#shared/delivery-days.ts';
import { addDays, isDay } from '#src/lib/days.ts';

/** On which days is delivered. */
export interface DeliveryDays extends ClosedDays {
  first: string;
  last: string;
}

/**
 * Returns the problem of a requested day, as a code of the server (N066); null for a valid or empty one.
 */
export function dayProblem(date: string, days: DeliveryDays): 'BAD_DATE' | 'CLOSED_DAY' | null {
  if (date === '') return null;
  if (!isDay(date) || date < days.first || date > days.last) return 'BAD_DATE';
  return isClosed(date, days) ? 'CLOSED_DAY' : null;
}

/** The first day from a closed one on that is delivered on; null when there is none in the window. */
export function nextDeliveryDay(date: string, days: DeliveryDays): string | null {
  if (!isDay(date)) return null;
  for (let day = date; day <= days.last; day = addDays(day, 1))
    if (day >= days.first && !isClosed(day, days)) return day;
  return null;
}

/** The worth of an order, minor units; without shipping while its price is not known. */
export function sumOrder(totals: readonly { total: number }[], shipping: number | null): number {
  return totals.reduce((sum, { total }) => sum + total, shipping ?? 0);
}

export type CheckoutField =
  | 'shipto'
  | 'rateId'
  | 'paymentId'
  | 'requestDate'
  | 'custPoNo'
  | 'notes';

const fields: Record<string, CheckoutField> = {
  shipto: 'shipto',
  shipments: 'rateId',
  paymentId: 'paymentId',
  request_delivery_date: 'requestDate',
  custPoNo: 'custPoNo',
  notes: 'notes',
};

/** Returns the form field of a server error, or null when it is shown above the form. */
export function fieldOf(serverField: string): CheckoutField | null {
  return fields[serverField.split('.')[0] ?? ''] ?? null;
}

/** The position of the order line an error is about, or null. */
export function lineOf(serverField: string): number | null {
  const match = /^products\.(\d+)/.exec(serverField);
  return match ? Number(match[1]) : null;
}
