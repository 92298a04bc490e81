import { useAddressList } from '#src/lib/use-address-list.ts';
import { pageSizeIn, writePageSize } from './page-size.ts';

/** A page of a list, from 1, and how many rows it has. */
export interface PageAsked {
  page: number;
  limit: number;
}

function read(query: URLSearchParams): PageAsked {
  const page = Number(query.get('page'));
  return { page: Number.isInteger(page) && page > 0 ? page : 1, limit: pageSizeIn(query) };
}

function write({ page, limit }: PageAsked): URLSearchParams {
  const query = new URLSearchParams();
  if (page > 1) query.set('page', String(page));
  writePageSize(query, limit);
  return query;
}

/** The page the address asks for of a list without filters, and a way to ask for another (C041). */
export const usePageAsked = () => useAddressList(read, write);
