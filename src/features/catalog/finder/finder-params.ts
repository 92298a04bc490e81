import type {
  ProductCardFragment,
  ProductFilterInput,
  ProductSortInput,
} from '#src/graphql/generated/graphql.ts';
import {
  type CatalogParams,
  readCatalogParams,
  toFilter,
  writeCatalogParams,
} from '../catalog-params.ts';
import type { ListChunk } from '../list/list-chunks.ts';
import type { ChunkQuery } from '../list/list-loader.ts';

/** The variables of a list of articles; without `sort` it has its own order. */
export interface FinderInput {
  filter: ProductFilterInput;
  sort: ProductSortInput | null;
}

/** How a feature asks for a piece of its list. */
export type FinderQuery = (
  input: FinderInput,
  chunk: ListChunk,
) => ReturnType<ChunkQuery<ProductCardFragment>>;

/** The state of such a list, as its URL holds it: the catalog's parameters, but no order unless chosen. */
export interface FinderParams extends Omit<CatalogParams, 'sort'> {
  sort: ProductSortInput | null;
}

/** Reads the state of a list from a query string. */
export function readFinderParams(query: URLSearchParams): FinderParams {
  const params = readCatalogParams(query);
  return { ...params, sort: query.has('sortByField') ? params.sort : null };
}

/** An order that no address has. */
const unwritten: ProductSortInput = { field: 'relevance', order: 'DESC' };

/** Writes it; an order is always written out, as none means the list's own. */
export function writeFinderParams({ sort, ...params }: FinderParams): URLSearchParams {
  const query = writeCatalogParams({ ...params, sort: unwritten });
  if (sort?.field) query.set('sortByField', sort.field);
  if (sort?.order) query.set('sortByOrder', sort.order);
  return query;
}

/** Returns the variables for the server. */
export function finderInput({ sort, ...params }: FinderParams): FinderInput {
  const filter = toFilter({ ...params, sort: { field: 'price', order: 'ASC' } });
  return { filter, sort };
}
