import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { toListVariables } from '#src/features/content/content-writing.public.ts';
import { request } from '#src/graphql/client.ts';
import {
  type ListedNewsFragment,
  type WrittenNewsFragment,
  WrittenNewsItemDocument,
  WrittenNewsListDocument,
} from '#src/graphql/generated/graphql.ts';
import type { NewsWritingParams } from './news-writing.params.ts';

export type ListedNews = ListedNewsFragment;
export type WrittenNews = WrittenNewsFragment;

const oneKey = (id: string) => ['news', 'written', 'one', id] as const;

/** News for those who write them, also drafts and deleted ones; the device keeps none of them. */
export const writtenNewsQueries = {
  list: ({ market, state, ...params }: NewsWritingParams) => {
    const asked = toListVariables(params, { market, state });
    return queryOptions({
      queryKey: ['news', 'written', 'list', asked],
      queryFn: async ({ signal }) =>
        (await request(WrittenNewsListDocument, asked, { signal })).newsList,
      placeholderData: keepPreviousData,
    });
  },
  oneKey,
  /** Null for an item that is gone or of others. */
  one: (id: string) =>
    queryOptions({
      queryKey: oneKey(id),
      queryFn: async ({ signal }) =>
        (await request(WrittenNewsItemDocument, { id }, { signal })).news,
    }),
};
