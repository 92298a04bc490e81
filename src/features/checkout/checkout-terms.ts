import { HttpError, isNetworkError } from '#src/graphql/errors.ts';
import type { CheckoutTermsQuery, ShipmentRatesQuery } from '#src/graphql/generated/graphql.ts';
import { boundViewer, type Viewer } from '#src/offline/viewer.ts';

/** What the server answers of it. */
export type Terms = CheckoutTermsQuery['checkoutTerms'];
export type ShipTos = Terms['shipTos'][number]['shipTos'];

/** A way of shipping; its price is null where only the server can reckon it, of the cart. */
export type Rate = Omit<
  ShipmentRatesQuery['customerShipmentRates'][number],
  'price' | 'splitExtra'
> & {
  price: number | null;
  /** What the orders of several days cost more than one; not known of what was brought ahead. */
  splitExtra?: number;
};

/** A line that is asked for another day than the order's, YYYY-MM-DD. */
export interface LineDate {
  articleCode: string;
  date: string;
}

/**
 * Rates brought ahead for the orders several days make: each pays its own freight. Their known
 * prices are those that hold for every cart.
 */
export function ratesOfOrders(rates: readonly Rate[], orders: number): Rate[] {
  return rates.map((rate) => ({
    ...rate,
    price: rate.price === null ? null : rate.price * orders,
    ...(rate.price !== null && { splitExtra: rate.price * (orders - 1) }),
  }));
}

/** What is on the device for a customer. */
export interface KeptTerms {
  shipTos: ShipTos;
  rates: Rate[];
  payments: Terms['payments'];
  closedDays: Terms['closedDays'];
}

/** The local database comes only when it is needed: it is larger than the checkout. */
async function keptFor(viewer: Viewer): Promise<KeptTerms | null> {
  const { keptTerms } = await import('./kept-terms.ts');
  return keptTerms(viewer);
}

/** The server's answer, or without one what was brought to the device ahead. */
export async function orKept<T>(ask: () => Promise<T>, from: (kept: KeptTerms) => T): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const viewer = boundViewer();
    const unreachable =
      isNetworkError(error) || (error instanceof HttpError && error.status >= 502);
    const kept = unreachable && viewer ? await keptFor(viewer).catch(() => null) : null;
    if (!kept) throw error;
    return from(kept);
  }
}
