import type { DeliveryCardFragment } from '#src/graphql/generated/graphql.ts';
import { loadAllPages } from '#src/lib/load-all-pages.ts';
import { type DeliveriesAsked, loadDeliveries } from './deliveries.queries.ts';

/** All deliveries of a list, for a file. */
export function loadAllDeliveries(
  asked: DeliveriesAsked,
  signal = new AbortController().signal,
): Promise<DeliveryCardFragment[]> {
  const load = async (page: { page: number; limit: number }) => {
    const { deliveries, info } = await loadDeliveries({ ...asked, ...page }, signal);
    return { rows: deliveries, count: info.count };
  };
  return loadAllPages(load, ({ doNumber }) => doNumber);
}
