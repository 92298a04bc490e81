import { addDays, dayMs, deliveryWindow, utcDay } from '#shared/days.ts';
import { maxTermsCustomers } from '#shared/validation/limits.ts';
import { request } from '#src/graphql/client.ts';
import { CheckoutTermsDocument, type CheckoutTermsQuery } from '#src/graphql/generated/graphql.ts';
import { openUserDatabase, type SyncStateRow, type UserDatabase } from '#src/offline/database.ts';
import { withReopen } from '#src/offline/reopen-database.ts';
import { boundViewer, type Viewer } from '#src/offline/viewer.ts';

// The terms for placing orders, downloaded to the device, so that an order can be captured offline from a
// cart that was never opened online.

/** The server's answer. */
export type Terms = CheckoutTermsQuery['checkoutTerms'];
type ShipTos = Terms['shipTos'][number]['shipTos'];

/** The data on the device for a customer. */
export interface KeptTerms {
  shipTos: ShipTos;
  /** With their prices as for an empty cart, see `deviceRates`. */
  rates: Terms['rates'];
  steps: Terms['freightSteps'];
  areas: Terms['warehouseAreas'];
  payments: Terms['payments'];
  closedDays: Terms['closedDays'];
}

/** Equals the maximum age of stored answers (src/offline/answers). */
const maxAgeMs = 30 * dayMs;

/** Counted up with the shape of what is kept: a row of another shape is asked for again. */
const termsKey = 'checkout-terms/2';
const shipTosKey = (customer: string) => `ship-tos/${customer}`;

type Row<T> = { key: string; storedAt: number } & T;

/**
 * Asks the server for what orders of these customers can be made with, once a day, and keeps it.
 * @throws what `request` throws
 */
export async function prefetchCheckoutTerms(
  viewer: Viewer,
  customers: readonly string[],
  db: UserDatabase = openUserDatabase(viewer.host, viewer.userId),
): Promise<void> {
  const now = Date.now();
  const rows = await withReopen(db, () =>
    db.syncState.bulkGet([termsKey, ...customers.map(shipTosKey)]),
  );
  const isFresh = (row: SyncStateRow | undefined) => Math.abs(now - Number(row?.storedAt)) < dayMs;
  if (customers.length === 0 || rows.every(isFresh)) return;
  // A day more at both ends, whatever day it is in the sales organisation's time zone.
  const { first, last } = deliveryWindow(utcDay(now));
  const [from, to] = [addDays(first, -1), addDays(last, 1)];
  for (let at = 0; at < customers.length; at += maxTermsCustomers) {
    const some = customers.slice(at, at + maxTermsCustomers);
    const answer = await request(CheckoutTermsDocument, { customers: some, from, to });
    const { shipTos, ...terms } = answer.checkoutTerms;
    // The user changed during the request: drop the result.
    if (boundViewer()?.userId !== viewer.userId) return;
    const known = new Map(shipTos.map((of) => [of.customer, of.shipTos]));
    await withReopen(db, () =>
      db.syncState.bulkPut([
        { key: termsKey, storedAt: now, ...terms },
        // One whom the user may not act for any more has nothing to be delivered to.
        ...some.map((one) => ({
          key: shipTosKey(one),
          storedAt: now,
          shipTos: known.get(one) ?? [],
        })),
      ]),
    );
  }
}

/** Returns the terms on the device for the customer; null when there are none that are usable. */
export async function keptTerms({ host, userId, customer }: Viewer): Promise<KeptTerms | null> {
  const db = openUserDatabase(host, userId);
  const keys = [termsKey, shipTosKey(customer ?? '')];
  const [common, own] = await withReopen(db, () => db.syncState.bulkGet(keys));
  const ofUse = (row: typeof common) => Date.now() - Number(row?.storedAt) < maxAgeMs;
  if (!ofUse(common) || !ofUse(own)) return null;
  const { rates, payments, closedDays, ...terms } = common as unknown as Row<Terms>;
  const { shipTos } = own as unknown as Row<{ shipTos: ShipTos }>;
  const { freightSteps: steps, warehouseAreas: areas } = terms;
  return { shipTos, rates, steps, areas, payments, closedDays };
}
