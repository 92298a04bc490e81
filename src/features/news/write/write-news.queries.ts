import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { toServerSort } from '#src/crud/list/list-params.ts';
import { request } from '#src/graphql/client.ts';
import {
  type ListedNewsFragment,
  NewsLayoutsDocument,
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
  list: ({ search, market, state, sort, page, limit }: NewsWritingParams) =>
    queryOptions({
      queryKey: ['news', 'written', 'list', { search, market, state, sort, page, limit }],
      queryFn: async ({ signal }) => {
        const order = toServerSort(sort);
        const asked = {
          page,
          limit,
          ...(search && { search }),
          filter: { ...(market && { market }), ...(state && { state }) },
          ...(order && { sort: order }),
        };
        return (await request(WrittenNewsListDocument, asked, { signal })).newsList;
      },
      placeholderData: keepPreviousData,
    }),
  oneKey,
  /** Null for an item that is gone or of others. */
  one: (id: string) =>
    queryOptions({
      queryKey: oneKey(id),
      queryFn: async ({ signal }) =>
        (await request(WrittenNewsItemDocument, { id }, { signal })).news,
    }),
  layouts: () =>
    queryOptions({
      queryKey: ['content', 'layouts', 'news'],
      queryFn: async ({ signal }) =>
        (await request(NewsLayoutsDocument, {}, { signal })).layouts.layouts,
      staleTime: 5 * 60_000,
    }),
};
