import { isOrderState } from '#shared/order-states.ts';
import { isDay } from '#src/lib/days.ts';
import { useAddressList } from '#src/lib/use-address-list.ts';
import { tablePageSizes } from '#src/ui/table/pagination.tsx';
import type { OrdersAsked } from './orders.queries.ts';

const standard = tablePageSizes[0] ?? 10;

/** What the address asks the list for; anything odd in it counts as not there. */
export function ordersAskedIn(query: URLSearchParams): OrdersAsked {
  const page = Number(query.get('page'));
  const limit = Number(query.get('limit'));
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
    limit: tablePageSizes.includes(limit) ? limit : standard,
  };
}

/** The address of what is asked for, without what goes without saying. */
export function ordersQuery(asked: OrdersAsked): URLSearchParams {
  const { page, limit, consignment, ...texts } = asked;
  const to = new URLSearchParams();
  for (const [name, text] of Object.entries(texts)) if (text) to.set(name, text);
  if (consignment) to.set('consignment', '1');
  if (page > 1) to.set('page', String(page));
  if (limit !== standard) to.set('limit', String(limit));
  return to;
}

/** The orders the address asks for, and a way to ask for others. */
export const useOrdersAsked = () => useAddressList(ordersAskedIn, ordersQuery);
