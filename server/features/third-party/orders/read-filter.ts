import { toSearchPatterns } from '#server/lib/like-pattern.ts';
import { checkedText } from '#server/lib/paging.ts';
import { addDays, startOfDay } from '#shared/days.ts';
import type { HostConfig } from '#shared/host-config.ts';
import { type ItemStatus, toStatusNo } from '#shared/third-party/item-status.rules.ts';
import type { AskedOrders } from './order.store.ts';

interface AskedFilter {
  status?: readonly ItemStatus[] | null | undefined;
  vendor?: string | null | undefined;
  customer?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  search?: string | null | undefined;
  incoming?: boolean | null | undefined;
}

/** Reads the filter of a list of orders; days are those of the sales organisation. */
export function readFilter(
  { status, vendor, customer, from, to, search, incoming }: AskedFilter,
  { timeZone }: HostConfig,
): AskedOrders {
  return {
    incoming: incoming ?? false,
    search: toSearchPatterns(search),
    filter: {
      status: status?.length ? status.map(toStatusNo) : null,
      vendor: vendor ? checkedText(vendor, 'vendor') : null,
      // A vendor must not find buyers by their numbers.
      customer: customer && !incoming ? checkedText(customer, 'customer') : null,
      from: from ? startOfDay(timeZone, from) : null,
      to: to ? startOfDay(timeZone, addDays(to, 1)) : null,
    },
  };
}
