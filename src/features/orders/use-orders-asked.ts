import { useSearchParams } from 'react-router';
import { tablePageSizes } from '#src/ui/table/pagination.tsx';
import type { OrdersAsked } from './orders.queries.ts';

const standard = tablePageSizes[0] ?? 10;

/** What the address asks the list for; anything odd in it counts as not there. */
export function ordersAskedIn(query: URLSearchParams): OrdersAsked {
  const page = Number(query.get('page'));
  const limit = Number(query.get('limit'));
  return {
    search: query.get('search') ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    limit: tablePageSizes.includes(limit) ? limit : standard,
  };
}

/** The orders the address asks for, and a way to ask for others. */
export function useOrdersAsked() {
  const [query, setQuery] = useSearchParams();
  const asked = ordersAskedIn(query);
  const ask = (change: Partial<OrdersAsked>) => {
    const { search, page, limit } = { ...asked, ...change };
    const to = new URLSearchParams();
    if (search) to.set('search', search);
    if (page > 1) to.set('page', String(page));
    if (limit !== standard) to.set('limit', String(limit));
    setQuery(to, { preventScrollReset: true });
  };
  return { asked, ask };
}
