import { today } from '#src/lib/days.ts';
import { useAddressList } from '#src/lib/use-address-list.ts';
import { pageSizeIn, writePageSize } from '#src/ui/table/page-size.ts';
import type { DeliveriesAsked } from './deliveries.queries.ts';
import { periodIn, thirtyDays } from './period.rules.ts';

/** What the address asks for; anything odd in it counts as not there. @param day today, YYYY-MM-DD */
function deliveriesAskedIn(query: URLSearchParams, day: string): DeliveriesAsked {
  const page = Number(query.get('page'));
  return {
    view: query.get('view') === 'coming' ? 'coming' : 'shipped',
    search: query.get('search') ?? '',
    consignment: query.get('consignment') === '1',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    limit: pageSizeIn(query),
    ...(periodIn(query) ?? thirtyDays(day)),
  };
}

function write(asked: DeliveriesAsked, day: string): URLSearchParams {
  const { view, search, consignment, from, to, page, limit } = asked;
  const usual = thirtyDays(day);
  const query = new URLSearchParams();
  if (view === 'coming') query.set('view', view);
  if (search) query.set('search', search);
  if (consignment) query.set('consignment', '1');
  // Left out, so that the address means the last 30 days tomorrow as well.
  if (from !== usual.from || to !== usual.to) {
    query.set('from', from);
    query.set('to', to);
  }
  if (page > 1) query.set('page', String(page));
  writePageSize(query, limit);
  return query;
}

/** The deliveries the address asks for, and a way to ask for others. */
export function useDeliveriesAsked() {
  const day = today();
  const list = useAddressList(
    (query) => deliveriesAskedIn(query, day),
    (asked) => write(asked, day),
  );
  return { ...list, day };
}
