import type { InputMaybe, ProductSortInput } from '#server/graphql/generated/types.ts';
import type { Listing } from './list.store.ts';

/** The highest `limit` of the catalog's lists. */
export const mostPerPage = 100;

/** The order asked for; by price, lowest first, unless told otherwise (B087). */
export function sortOf(sort: InputMaybe<ProductSortInput> | undefined): Listing['sort'] {
  return { field: sort?.field ?? 'price', order: sort?.order ?? 'ASC' };
}
