import { HttpError, isNetworkError } from '#src/graphql/errors.ts';
import type { ShipmentRatesQuery } from '#src/graphql/generated/graphql.ts';
import { boundViewer, type Viewer } from '#src/offline/viewer.ts';
import type { KeptTerms } from './kept-terms.ts';
import { loadCheckoutDevice } from './order-key.ts';

/** A way of shipping; `upTo`: computed on the device, it may cost less, never more. */
export type Rate = ShipmentRatesQuery['customerShipmentRates'][number] & { upTo?: boolean };

/** A line that is asked for another day than the order's, YYYY-MM-DD. */
export interface LineDate {
  articleCode: string;
  date: string;
}

/** The local database comes only when it is needed: it is larger than the checkout. */
async function keptFor(viewer: Viewer): Promise<KeptTerms | null> {
  const { keptTerms } = await loadCheckoutDevice();
  return keptTerms(viewer);
}

/** Returns the server's answer, or without one the data that was downloaded to the device. */
export async function orKept<T>(load: () => Promise<T>, from: (kept: KeptTerms) => T): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const viewer = boundViewer();
    const unreachable =
      isNetworkError(error) || (error instanceof HttpError && error.status >= 502);
    const kept = unreachable && viewer ? await keptFor(viewer).catch(() => null) : null;
    if (!kept) throw error;
    return from(kept);
  }
}
