import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import {
  BikeCategoriesDocument,
  type CountUnit,
  FilterDocument,
  GroupsetsDocument,
  ProductDetailsDocument,
  type ProductFilterInput,
  ProductGroupsAndFilterDocument,
  ProductGroupsDocument,
  type ProductSortInput,
  ProductStockDocument,
  ProductsAndFilterDocument,
  ProductsDocument,
  SearchHitsDocument,
  SearchSuggestionsDocument,
} from '#src/graphql/generated/graphql.ts';
import { persistedFor } from '#src/graphql/query-persist.ts';
import type { ListChunk } from './list/list-chunks.ts';

/** The variables of a list of articles or models. */
export interface ListInput {
  filter: ProductFilterInput;
  sort: ProductSortInput;
}

interface Context {
  signal: AbortSignal;
}

/**
 * Every query of the catalog, by what it answers; the keys are spelled only here. A list and its filter are one request
 * where both are needed at once.
 */
export const catalogQueries = {
  products: (input: ListInput, chunk: ListChunk) => ({
    queryKey: ['catalog', 'products', input, chunk],
    queryFn: async ({ signal }: Context) => {
      const options = {
        signal,
        joinable: { field: 'products', joint: [ProductsAndFilterDocument], on: input.filter },
      };
      const { products } = await request(ProductsDocument, { ...input, ...chunk }, options);
      const { products: rows, info, without, asOf, version } = products;
      return { rows, count: info.count, without, asOf, version };
    },
  }),
  groups: (input: ListInput, chunk: ListChunk) => ({
    queryKey: ['catalog', 'groups', input, chunk],
    queryFn: async ({ signal }: Context) => {
      const options = {
        signal,
        joinable: {
          field: 'productGroups',
          joint: [ProductGroupsAndFilterDocument],
          on: input.filter,
        },
      };
      const answer = await request(ProductGroupsDocument, { ...input, ...chunk }, options);
      const { productGroups, info, without, asOf, version } = answer.productGroups;
      return { rows: productGroups, count: info.count, without, asOf, version };
    },
  }),
  /** @param unit what is counted; models will do for who only asks what there is */
  filter: (filter: ProductFilterInput, unit: CountUnit = 'model') =>
    queryOptions({
      queryKey: ['catalog', 'filter', filter, unit],
      queryFn: async ({ signal }) => {
        const options = {
          signal,
          joinable: {
            field: 'filter',
            joint: [ProductsAndFilterDocument, ProductGroupsAndFilterDocument],
            on: filter,
          },
        };
        return (await request(FilterDocument, { filter, unit }, options)).filter;
      },
      placeholderData: keepPreviousData,
    }),
  bikeCategories: () =>
    queryOptions({
      queryKey: ['catalog', 'bike-categories'],
      queryFn: async ({ signal }) =>
        (await request(BikeCategoriesDocument, {}, { signal })).bikeCategories,
      gcTime: persistedFor,
      // B157: the menu stays empty, the log has the words. Kept, so that the landing does not move.
      meta: { logAs: 'Something went wrong (0101)', persist: true },
    }),
  details: (slug: string) =>
    queryOptions({
      queryKey: ['catalog', 'details', slug],
      queryFn: async ({ signal }) =>
        (await request(ProductDetailsDocument, { slug }, { signal })).productDetailsV2 ?? null,
    }),
  stock: (slug: string) =>
    queryOptions({
      queryKey: ['catalog', 'stock', slug],
      queryFn: async ({ signal }) =>
        (await request(ProductStockDocument, { slug }, { signal })).productStock,
    }),
  /** How much a search finds in bikes, parts and groupsets. */
  hits: (search: string) =>
    queryOptions({
      queryKey: ['catalog', 'hits', search],
      queryFn: async ({ signal }) =>
        (await request(SearchHitsDocument, { search }, { signal })).searchHits,
      enabled: search !== '',
      // The results are whole without the way to others.
      meta: { logAs: 'Hits of other kinds could not be counted' },
    }),
  /** Of all kinds of products. */
  suggestions: (text: string) =>
    queryOptions({
      queryKey: ['catalog', 'suggestions', text],
      queryFn: async ({ signal }) =>
        (await request(SearchSuggestionsDocument, { text, category: null, limit: 4 }, { signal }))
          .searchSuggestions,
      enabled: text.length >= 3,
      // B158: no suggestions, and no word on the screen.
      meta: { logAs: 'Something went wrong (01)' },
    }),
  groupsets: (search: string, chunk: ListChunk) => ({
    queryKey: ['catalog', 'groupsets', search, chunk],
    queryFn: async ({ signal }: Context) => {
      const { groupsets } = await request(GroupsetsDocument, { ...chunk, search }, { signal });
      return { rows: groupsets.groupsets, count: groupsets.info.count, asOf: groupsets.asOf };
    },
  }),
};
