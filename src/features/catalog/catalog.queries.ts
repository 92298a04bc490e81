import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import {
  BikeCategoriesDocument,
  FilterDocument,
  GroupsetsDocument,
  type ProductCategory,
  ProductDetailsDocument,
  type ProductFilterInput,
  ProductGroupsDocument,
  type ProductSortInput,
  ProductStockDocument,
  ProductsDocument,
  SearchSuggestionsDocument,
} from '#src/graphql/generated/graphql.ts';
import { persistedFor } from '#src/graphql/query-persist.ts';

/** Articles or models of one page of the list (C001). */
export const pageSize = 12;

interface ListInput {
  filter: ProductFilterInput;
  sort: ProductSortInput;
}

interface Info {
  page: number;
  pageTotal: number;
}

function nextPage(info: Info): number | undefined {
  return info.page < info.pageTotal ? info.page + 1 : undefined;
}

/** Every query of the catalog, by what it answers; the keys are spelled only here. */
export const catalogQueries = {
  products: (input: ListInput) =>
    infiniteQueryOptions({
      queryKey: ['catalog', 'products', input],
      queryFn: ({ pageParam, signal }) =>
        request(ProductsDocument, { ...input, page: pageParam, limit: pageSize }, { signal }),
      initialPageParam: 1,
      getNextPageParam: (last) => nextPage(last.products.info),
      placeholderData: keepPreviousData,
    }),
  groups: (input: ListInput) =>
    infiniteQueryOptions({
      queryKey: ['catalog', 'groups', input],
      queryFn: ({ pageParam, signal }) =>
        request(ProductGroupsDocument, { ...input, page: pageParam, limit: pageSize }, { signal }),
      initialPageParam: 1,
      getNextPageParam: (last) => nextPage(last.productGroups.info),
      placeholderData: keepPreviousData,
    }),
  filter: (filter: ProductFilterInput) =>
    queryOptions({
      queryKey: ['catalog', 'filter', filter],
      queryFn: async ({ signal }) => (await request(FilterDocument, { filter }, { signal })).filter,
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
  suggestions: (text: string, category: ProductCategory) =>
    queryOptions({
      queryKey: ['catalog', 'suggestions', category, text],
      queryFn: async ({ signal }) =>
        (await request(SearchSuggestionsDocument, { text, category, limit: 4 }, { signal }))
          .searchSuggestions,
      enabled: text.length >= 3,
      // B158: no suggestions, and no word on the screen.
      meta: { logAs: 'Something went wrong (01)' },
    }),
  groupsets: () =>
    infiniteQueryOptions({
      queryKey: ['catalog', 'groupsets'],
      queryFn: ({ pageParam, signal }) =>
        request(GroupsetsDocument, { page: pageParam, limit: pageSize }, { signal }),
      initialPageParam: 1,
      getNextPageParam: (last) => nextPage(last.groupsets.info),
    }),
};
