import { useAddressList } from '#src/lib/use-address-list.ts';
import { writePageSize } from '#src/ui/table/page-size.ts';
import type { OpenAsked } from './orders.queries.ts';
import { ordersAskedIn } from './use-orders-asked.ts';

function read(query: URLSearchParams): OpenAsked {
  const { search, consignment, page, limit } = ordersAskedIn(query);
  return { search, consignment, page, limit };
}

function write({ search, consignment, page, limit }: OpenAsked): URLSearchParams {
  const to = new URLSearchParams();
  if (search) to.set('search', search);
  if (consignment) to.set('consignment', '1');
  if (page > 1) to.set('page', String(page));
  writePageSize(to, limit);
  return to;
}

/** The open lines the address asks for, and a way to ask for others. */
export const useOpenAsked = () => useAddressList(read, write);
