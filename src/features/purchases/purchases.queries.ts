import type { FinderAsk } from '#src/features/catalog/catalog.public.ts';
import { request } from '#src/graphql/client.ts';
import {
  FrequentPurchasesDocument,
  PreviousPurchasesDocument,
  type PreviousPurchasesQuery,
} from '#src/graphql/generated/graphql.ts';

const partOf = ({ products, info, asOf }: PreviousPurchasesQuery['previousPurchases']) => ({
  rows: products,
  count: info.count,
  asOf,
});

/** The active customer's purchases: newest first (O034), and most frequent first (O035). */
export const purchaseQueries = {
  previous: ((input, part) => ({
    queryKey: ['catalog', 'previous-purchases', input, part],
    queryFn: async ({ signal }) => {
      const asked = { ...input, ...part };
      const answer = await request(PreviousPurchasesDocument, asked, { signal });
      return partOf(answer.previousPurchases);
    },
  })) satisfies FinderAsk,
  frequent: ((input, part) => ({
    queryKey: ['catalog', 'frequent-purchases', input, part],
    queryFn: async ({ signal }) => {
      const asked = { ...input, ...part };
      const answer = await request(FrequentPurchasesDocument, asked, { signal });
      return partOf(answer.frequentPurchases);
    },
  })) satisfies FinderAsk,
};
