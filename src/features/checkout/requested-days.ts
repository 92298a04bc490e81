import { checkoutStore } from './checkout-draft.ts';

/** The days a customer's order is being asked for, YYYY-MM-DD; empty for as soon as possible. */
export interface RequestedDays {
  requestDate: string;
  /** Other days, by article. */
  lineDates: Readonly<Record<string, string>>;
}

/**
 * The days chosen in the checkout so far, without those that have passed (N066).
 * @param today the present day of the sales organisation
 */
export function requestedDays(
  userId: string | number,
  customer: string,
  today: string,
): RequestedDays {
  const { requestDate, lineDates } = checkoutStore(userId, customer).draft();
  return {
    requestDate: requestDate > today ? requestDate : '',
    lineDates: Object.fromEntries(Object.entries(lineDates).filter(([, day]) => day > today)),
  };
}
