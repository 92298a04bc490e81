import { isOrderState } from '#shared/order-states.ts';
import { isDay } from '#src/lib/days.ts';
import { useAddressList } from '#src/lib/use-address-list.ts';
import { pageSizeIn, writePageSize } from '#src/ui/table/page-size.ts';
import type { OrdersAsked } from './orders.queries.ts';

/** What the address asks the list for; anything odd in it counts as not there. */
export function ordersAskedIn(query: URLSearchParams): OrdersAsked {
  const page = Number(query.get('page'));
  const [status, from, to] = ['status', 'from', 'to'].map((name) => query.get(name)) as [
    string | null,
    string | null,
    string | null,
  ];
  return {
    search: query.get('search') ?? '',
    status: isOrderState(status) ? status : '',
    from: isDay(from) ? from : '',
    to: isDay(to) ? to : '',
    consignment: query.get('consignment') === '1',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    limit: pageSizeIn(query),
  };
}

/** The address of what is asked for, without what goes without saying. */
export function ordersQuery(asked: OrdersAsked): URLSearchParams {
  const { page, limit, consignment, ...texts } = asked;
  const to = new URLSearchParams();
  for (const [name, text] of Object.entries(texts)) if (text) to.set(name, text);
  if (consignment) to.set('consignment', '1');
  if (page > 1) to.set('page', String(page));
  writePageSize(to, limit);
  return to;
}

/** The orders the address asks for, and a way to ask for others. */
export const useOrdersAsked = () => useAddressList(ordersAskedIn, ordersQuery);
