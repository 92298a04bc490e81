import { queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import {
  ArticlePurchasesDocument,
  GroupsetDocument,
  ProductAnalysesDocument,
  type ProductCategory,
  ProductPromotionsDocument,
} from '#src/graphql/generated/graphql.ts';

/** The queries of the product and groupset pages apart from the product itself. */
export const productQueries = {
  /** Why one article can or cannot be ordered, for the active customer (O041). */
  analysis: (sorg: string, code: string) =>
    queryOptions({
      queryKey: ['catalog', 'analysis', sorg, code],
      queryFn: async ({ signal }) => {
        const variables = { sorg, articleCodes: [code] };
        const { productAnalyzesV3 } = await request(ProductAnalysesDocument, variables, { signal });
        return productAnalyzesV3.find(({ articleCode }) => articleCode === code) ?? null;
      },
      // The reason in a few words is on the page already.
      meta: { logAs: 'The analysis of an article could not be loaded' },
    }),
  /** The last orders of the active customer for the variants under a slug. */
  purchases: (slug: string) =>
    queryOptions({
      queryKey: ['catalog', 'article-purchases', slug],
      queryFn: async ({ signal }) =>
        (await request(ArticlePurchasesDocument, { slug }, { signal })).articlePurchases,
    }),
  promotions: (category: ProductCategory) =>
    queryOptions({
      queryKey: ['catalog', 'promotions', category],
      queryFn: async ({ signal }) =>
        (await request(ProductPromotionsDocument, { category }, { signal })).promotions,
      staleTime: 10 * 60_000,
      meta: { logAs: 'Promotions could not be loaded' },
    }),
  groupset: (slug: string) =>
    queryOptions({
      queryKey: ['catalog', 'groupset', slug],
      queryFn: async ({ signal }) => {
        const { groupsets } = await request(GroupsetDocument, { slug }, { signal });
        const groupset = groupsets.groupsets[0];
        return groupset ? { ...groupset, asOf: groupsets.asOf } : null;
      },
    }),
};
