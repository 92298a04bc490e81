import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import {
  ContentAudienceDocument,
  type ContentAudienceInput,
  ContentLayoutsDocument,
  ContentPortalsDocument,
  ContentTargetMarketsDocument,
  WriterMarketsDocument,
} from '#src/graphql/generated/graphql.ts';
import type { AudienceParams } from './audience/audience.params.ts';
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

/** All markets of a type, for those who write; the user may write for those that are `isYours` (reading 68). */
export const writerMarketsQuery = (type: string) =>
  queryOptions({
    queryKey: ['content', 'writer-markets', type],
    queryFn: async ({ signal }) => {
      const answer = await request(WriterMarketsDocument, { type }, { signal });
      return answer.contentTargetMarkets.contentTargetMarkets;
    },
    staleTime: 5 * 60_000,
  });

/** The layouts of the cards of a type of content, for those who write it. */
export const layoutsQuery = (type: string) =>
  queryOptions({
    queryKey: ['content', 'layouts', type],
    queryFn: async ({ signal }) =>
      (await request(ContentLayoutsDocument, { type }, { signal })).layouts.layouts,
    staleTime: 5 * 60_000,
  });

/** The addresses of the portals of a sales organisation (E060 to E063). */
export const portalsQuery = (sorg: string) =>
  queryOptions({
    queryKey: ['content', 'portals', sorg],
    queryFn: async ({ signal }) => {
      const { configs } = await request(ContentPortalsDocument, { sorg }, { signal });
      return configs.flatMap(({ url1, url2, url3 }) => [url1, url2, url3]);
    },
    staleTime: 5 * 60_000,
  });

/** Which of the users who see content are asked for. */
export const toAudienceFilter = (of: ContentAudienceInput, { search, read }: AudienceParams) => ({
  of,
  ...(search && { search }),
  ...(read && { hasRead: read === 'yes' }),
});

/** The users who see content as it is stored, or as a form has it. */
export const audienceQuery = (of: ContentAudienceInput, params: AudienceParams) =>
  queryOptions({
    queryKey: ['content', 'audience', of, params],
    queryFn: async ({ signal }) => {
      const { page, limit } = params;
      const asked = { ...toAudienceFilter(of, params), page, limit };
      return (await request(ContentAudienceDocument, asked, { signal })).contentAudience;
    },
    placeholderData: keepPreviousData,
  });
