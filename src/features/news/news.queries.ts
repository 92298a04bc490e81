import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import {
  NewsItemDocument,
  NewsListDocument,
  type ShownNewsFragment,
} from '#src/graphql/generated/graphql.ts';

/** A news item as the server shows it to readers. */
export type ReadNews = ShownNewsFragment;

/** News of a page (reading 62). */
export const newsOnPage = 60;

/** News that the user may read today; all keys begin with `news`. */
export const newsQueries = {
  list: ({ q, page }: { q: string; page: number }) =>
    queryOptions({
      queryKey: ['news', 'list', q, page],
      queryFn: async ({ signal }) => {
        const asked = { page, limit: newsOnPage, search: q || null };
        return (await request(NewsListDocument, asked, { signal })).newsList;
      },
      placeholderData: keepPreviousData,
    }),
  /** One item, null where it is not for this user; `asOf` is set where the device answered. */
  one: (id: string) =>
    queryOptions({
      queryKey: ['news', 'one', id],
      queryFn: async ({ signal }) => {
        let asOf: string | null = null;
        const onKept = (storedAt: string) => {
          asOf = storedAt;
        };
        const { news } = await request(NewsItemDocument, { id }, { signal, onKept });
        return { news, asOf };
      },
    }),
};
