import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { filterAnswer } from '#shared/catalog-engine/answers/facets.rules.ts';
import { parseCriteria } from './criteria.rules.ts';
import { getViewerCatalog } from './viewer-catalog.ts';

/** The options of the filter with the articles or models each would show; empty lists hide it (N059, O032). */
export const filter: QueryResolvers['filter'] = async (_, args, ctx) => {
  const criteria = parseCriteria(args.filter);
  const catalog = await getViewerCatalog(ctx);
  return filterAnswer({ ...catalog, locale: ctx.locale }, criteria, args.unit ?? 'article');
};
