import { useQuery } from '@tanstack/react-query';
import { paths } from '#src/app/paths.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { materialQueries } from './material.queries.ts';

/** Articles that one request asks for. */
const most = 100;

/** The pages of the articles that are sold, for users of the catalog, by code; none as long as they are not known. */
export function useArticleLinks(codes: readonly string[]) {
  const { has } = useSession();
  const wanted = [...new Set(codes)].toSorted().slice(0, most);
  const { data = [] } = useQuery({
    ...materialQueries.articles(wanted),
    enabled: wanted.length > 0 && has('page.catalog'),
  });
  return new Map(
    data.map(({ article_code: article, name, slug, category }) => [
      article,
      { name, to: paths.product(category.toLowerCase(), slug, { article }) },
    ]),
  );
}
