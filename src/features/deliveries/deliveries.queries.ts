import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import { isNetworkError } from '#src/graphql/errors.ts';
import { OpenDeliveriesDocument, ShippedOrdersDocument } from '#src/graphql/generated/graphql.ts';
import { addDays } from '#src/lib/days.ts';
import { thirtyDays } from '#src/lib/period.ts';
import type { deliveryParams } from './deliveries.params.ts';

/** The parameters of the list, with the days it shows. */
type DeliveriesArgs = typeof deliveryParams.defaults;

/** One page of deliveries. */
async function loadDeliveries({ view, search, ...range }: DeliveriesArgs, signal: AbortSignal) {
  const variables = { ...range, search: search || null };
  return view === 'shipped'
    ? (await request(ShippedOrdersDocument, variables, { signal })).shippedOrders
    : (await request(OpenDeliveriesDocument, variables, { signal })).openDeliveryV4;
}

/** Days back for which the device's copy of the usual period is looked for without a network. */
const keptDays = 7;

/**
 * Like `loadDeliveries`; without a network the default period is also looked up as it was on earlier days,
 * because it is another one every day.
 */
async function loadOrKept(args: DeliveriesArgs, today: string, signal: AbortSignal) {
  const usual = thirtyDays(today);
  const mayBeOlder = args.from === usual.from && args.to === usual.to;
  for (let back = 0; ; back += 1) {
    try {
      const period = { from: addDays(args.from, -back), to: addDays(args.to, -back) };
      return await loadDeliveries({ ...args, ...period }, signal);
    } catch (error) {
      if (!mayBeOlder || navigator.onLine || !isNetworkError(error) || back === keptDays)
        throw error;
    }
  }
}

/**
 * Deliveries of the active customer (O058, O059); a failure is in the log only (B160).
 * @param today the present day of the sales organisation
 */
export const deliveriesQuery = (args: DeliveriesArgs, today: string) =>
  queryOptions({
    queryKey: ['orders', 'deliveries', args],
    queryFn: ({ signal }) => loadOrKept(args, today, signal),
    placeholderData: keepPreviousData,
    meta: { logAs: 'The deliveries did not come' },
  });
