import type { FinderQuery } from '#src/features/catalog/catalog.public.ts';
import { request } from '#src/graphql/client.ts';
import {
  FrequentPurchasesDocument,
  PreviousPurchasesDocument,
  type PreviousPurchasesQuery,
} from '#src/graphql/generated/graphql.ts';

type Purchases = PreviousPurchasesQuery['previousPurchases'];

const toLoadedChunk = ({ products, info, without, asOf }: Purchases) => ({
  rows: products,
  count: info.count,
  without,
  asOf,
});

/** The active customer's purchases: newest first (O034), and most frequent first (O035). */
export const purchaseQueries = {
  previous: ((input, chunk) => ({
    queryKey: ['catalog', 'previous-purchases', input, chunk],
    queryFn: async ({ signal }) => {
      const variables = { ...input, ...chunk };
      const answer = await request(PreviousPurchasesDocument, variables, { signal });
      return toLoadedChunk(answer.previousPurchases);
    },
  })) satisfies FinderQuery,
  frequent: ((input, chunk) => ({
    queryKey: ['catalog', 'frequent-purchases', input, chunk],
    queryFn: async ({ signal }) => {
      const variables = { ...input, ...chunk };
      const answer = await request(FrequentPurchasesDocument, variables, { signal });
      return toLoadedChunk(answer.frequentPurchases);
    },
  })) satisfies FinderQuery,
};
