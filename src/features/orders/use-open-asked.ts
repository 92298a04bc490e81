import { useAddressList } from '#src/lib/use-address-list.ts';
import type { OpenAsked } from './orders.queries.ts';
import { ordersAskedIn } from './use-orders-asked.ts';

function read(query: URLSearchParams): OpenAsked {
  const { search, consignment, page } = ordersAskedIn(query);
  return { search, consignment, page };
}

function write({ search, consignment, page }: OpenAsked): URLSearchParams {
  const to = new URLSearchParams();
  if (search) to.set('search', search);
  if (consignment) to.set('consignment', '1');
  if (page > 1) to.set('page', String(page));
  return to;
}

/** The open lines the address asks for, and a way to ask for others. */
export const useOpenAsked = () => useAddressList(read, write);
