import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import {
  ManagedProductsDocument,
  type ManagedProductsQuery,
  type ManagedState,
  type ProductFilterInput,
} from '#src/graphql/generated/graphql.ts';

export type ManagedProduct = ManagedProductsQuery['managedProducts']['products'][number];

/** The articles that a list shows. */
export interface ManagedScope {
  sorg: string;
  filter: ProductFilterInput;
  state: ManagedState;
}

/** The first part of the keys of these queries. */
export const managedProductsKey = 'managed-products';

/** Articles of a call that reads all of them. */
const mostInCall = 1_000;
/** Codes of a filter. */
const mostCodes = 500;

const load = async (scope: ManagedScope, page: number, limit: number, signal?: AbortSignal) =>
  (await request(ManagedProductsDocument, { ...scope, page, limit }, signal ? { signal } : {}))
    .managedProducts;

/** A page of articles with the feed's values and the overrides. */
export const managedProductsQuery = (scope: ManagedScope, page: number, limit: number) =>
  queryOptions({
    queryKey: [managedProductsKey, scope, page, limit],
    queryFn: ({ signal }) => load(scope, page, limit, signal),
    placeholderData: keepPreviousData,
  });

/** Loads all articles that are found. @param onProgress gets the number of articles loaded so far */
export async function loadFound(
  scope: ManagedScope,
  onProgress: (loaded: number) => void,
): Promise<ManagedProduct[]> {
  const found: ManagedProduct[] = [];
  for (let page = 1; ; page++) {
    const { products, info } = await load(scope, page, mostInCall);
    found.push(...products);
    onProgress(found.length);
    if (products.length === 0 || found.length >= info.count) return found;
  }
}

/** Loads articles by code in any state. */
export async function loadByCode(
  sorg: string,
  codes: readonly string[],
): Promise<ManagedProduct[]> {
  const found: ManagedProduct[] = [];
  for (let at = 0; at < codes.length; at += mostCodes) {
    const filter = { articleCodes: codes.slice(at, at + mostCodes) };
    found.push(...(await load({ sorg, filter, state: 'all' }, 1, mostCodes)).products);
  }
  return found;
}
