import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import { isNetworkError } from '#src/graphql/errors.ts';
import { OpenDeliveriesDocument, ShippedOrdersDocument } from '#src/graphql/generated/graphql.ts';
import { addDays, today } from '#src/lib/days.ts';
import { type Period, thirtyDays } from './period.rules.ts';

/** What left, or what is on its way and has not arrived. */
export type DeliveryView = 'shipped' | 'coming';

/** What the list of deliveries is asked for. */
export interface DeliveriesAsked extends Period {
  view: DeliveryView;
  search: string;
  consignment: boolean;
  page: number;
  /** Deliveries of a page. */
  limit: number;
}

/** One page of deliveries. */
export async function loadDeliveries(
  { view, search, ...asked }: DeliveriesAsked,
  signal: AbortSignal,
) {
  const variables = { ...asked, search: search || null };
  return view === 'shipped'
    ? (await request(ShippedOrdersDocument, variables, { signal })).shippedOrders
    : (await request(OpenDeliveriesDocument, variables, { signal })).openDeliveryV4;
}

/** Days back for which the device's copy of the usual period is looked for without a network. */
const keptDays = 7;

/**
 * As `loadDeliveries`; without a network the usual period is also looked for as it was on the days before,
 * because it is another one every day.
 */
async function loadOrKept(asked: DeliveriesAsked, signal: AbortSignal) {
  const usual = thirtyDays(today());
  const mayBeOlder = asked.from === usual.from && asked.to === usual.to;
  for (let back = 0; ; back += 1) {
    try {
      const period = { from: addDays(asked.from, -back), to: addDays(asked.to, -back) };
      return await loadDeliveries({ ...asked, ...period }, signal);
    } catch (error) {
      if (!mayBeOlder || navigator.onLine || !isNetworkError(error) || back === keptDays)
        throw error;
    }
  }
}

/** Deliveries of the active customer (O058, O059); a failure is in the log only (B160). */
export const deliveriesQuery = (asked: DeliveriesAsked) =>
  queryOptions({
    queryKey: ['orders', 'deliveries', asked],
    queryFn: ({ signal }) => loadOrKept(asked, signal),
    placeholderData: keepPreviousData,
    meta: { logAs: 'The deliveries did not come' },
  });
