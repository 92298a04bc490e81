import { isDay } from '#src/lib/days.ts';
import { useAddressList } from '#src/lib/use-address-list.ts';
import { pageSizeIn, writePageSize } from '#src/ui/table/page-size.ts';
import type { WaitingAsked } from './order-confirmations.queries.ts';

function read(query: URLSearchParams): WaitingAsked {
  const page = Number(query.get('page'));
  const day = query.get('day');
  return {
    search: query.get('search') ?? '',
    day: isDay(day) ? day : '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    limit: pageSizeIn(query),
  };
}

function write({ search, day, page, limit }: WaitingAsked): URLSearchParams {
  const to = new URLSearchParams();
  if (search) to.set('search', search);
  if (day) to.set('day', day);
  if (page > 1) to.set('page', String(page));
  writePageSize(to, limit);
  return to;
}

/** The waiting orders the address asks for, and a way to ask for others. */
export const useWaitingAsked = () => useAddressList(read, write);
