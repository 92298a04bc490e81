import { queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import { ContentTargetMarketsDocument } from '#src/graphql/generated/graphql.ts';
import { noteMarkets } from './forget-content.ts';

/** The markets whose content of a type (marketing_material, sales_document, news) the user may read (B270). */
export const targetMarketsQuery = (type: string) =>
  queryOptions({
    queryKey: ['content', 'markets', type],
    queryFn: async ({ signal }) => {
      const answer = await request(ContentTargetMarketsDocument, { type }, { signal });
      const markets = answer.contentTargetMarkets.contentTargetMarkets;
      await noteMarkets(
        type,
        markets.map(({ id }) => id),
      );
      return markets;
    },
    staleTime: 5 * 60_000,
  });
