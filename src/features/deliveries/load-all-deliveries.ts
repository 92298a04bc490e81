import type { DeliveryCardFragment } from '#src/graphql/generated/graphql.ts';
import { type DeliveriesAsked, loadDeliveries } from './deliveries.queries.ts';

/** Deliveries asked for at once. */
const perCall = 50;
/** A file has no more pages than that: 2,000 deliveries. */
const mostPages = 40;

/** All deliveries of a list, page by page; one that moved to the next page meanwhile is there once. */
export async function loadAllDeliveries(
  asked: DeliveriesAsked,
  signal = new AbortController().signal,
): Promise<DeliveryCardFragment[]> {
  const all = new Map<string, DeliveryCardFragment>();
  let pages = 1;
  for (let page = 1; page <= Math.min(pages, mostPages); page += 1) {
    const { deliveries, info } = await loadDeliveries({ ...asked, page, limit: perCall }, signal);
    for (const one of deliveries) all.set(one.doNumber, one);
    pages = info.pageTotal;
  }
  return [...all.values()];
}
