import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { itemsOnPage, requestItem } from '#src/features/content/content-reading.public.ts';
import { request } from '#src/graphql/client.ts';
import {
  NewsItemDocument,
  NewsListDocument,
  type ShownNewsFragment,
} from '#src/graphql/generated/graphql.ts';

/** A news item as the server shows it to readers. */
export type ReadNews = ShownNewsFragment;

/** News that the user may read today; all keys begin with `news`. */
export const newsQueries = {
  list: ({ q, page }: { q: string; page: number }) =>
    queryOptions({
      queryKey: ['news', 'list', q, page],
      queryFn: async ({ signal }) => {
        const asked = { page, limit: itemsOnPage, search: q || null };
        return (await request(NewsListDocument, asked, { signal })).newsList;
      },
      placeholderData: keepPreviousData,
    }),
  /** One item, null where it is not for this user. */
  one: (id: string) =>
    queryOptions({
      queryKey: ['news', 'one', id],
      queryFn: ({ signal }) => requestItem(NewsItemDocument, { id }, signal),
    }),
};
