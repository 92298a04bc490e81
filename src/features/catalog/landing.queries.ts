import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import {
  BestSellersDocument,
  type ProductCategory,
  PromotionOffersDocument,
  PromotionsDocument,
} from '#src/graphql/generated/graphql.ts';

/** How many best sellers are shown (C019, B092). */
const bestSellers = 8;

/** The queries that only the landing, and the list of a promotion, use. */
export const landingQueries = {
  promotions: (category: ProductCategory) =>
    queryOptions({
      queryKey: ['catalog', 'promotions', category],
      queryFn: async ({ signal }) => {
        const variables = { productCategory: category };
        return (await request(PromotionsDocument, variables, { signal })).promotions;
      },
      staleTime: 5 * 60_000,
      placeholderData: keepPreviousData,
      // The landing waits for them, and is whole without them.
      retry: false,
    }),
  /** With what each gives, for the list of one. */
  offers: () =>
    queryOptions({
      queryKey: ['catalog', 'promotion-offers'],
      queryFn: async ({ signal }) =>
        (await request(PromotionOffersDocument, {}, { signal })).promotions,
      staleTime: 5 * 60_000,
    }),
  bestSellers: (category: ProductCategory) =>
    queryOptions({
      queryKey: ['catalog', 'best-sellers', category],
      queryFn: async ({ signal }) => {
        const variables = { category, limit: bestSellers };
        return (await request(BestSellersDocument, variables, { signal })).bestSellers;
      },
      staleTime: 5 * 60_000,
    }),
};
