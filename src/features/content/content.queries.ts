import { queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import { ContentTargetMarketsDocument } from '#src/graphql/generated/graphql.ts';

/** The markets whose content of a type (marketing_material, sales_document, news) the user may read (B270). */
export const targetMarketsQuery = (type: string) =>
  queryOptions({
    queryKey: ['content', 'markets', type],
    queryFn: async ({ signal }) => {
      const answer = await request(ContentTargetMarketsDocument, { type }, { signal });
      return answer.contentTargetMarkets.contentTargetMarkets;
    },
    staleTime: 5 * 60_000,
  });
