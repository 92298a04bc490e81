import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { searchHitsAnswer } from '#shared/catalog-engine/answers/search-hits.ts';
import { rejectBadCriteria } from './criteria.rules.ts';
import { allGroupsets } from './groupset.store.ts';
import { getViewerCatalog } from './viewer-catalog.ts';

/** How much a search finds in bikes, parts and groupsets. */
export const searchHits: QueryResolvers['searchHits'] = async (_, { search }, ctx) => {
  const [catalog, groupsets] = await Promise.all([
    getViewerCatalog(ctx),
    allGroupsets(ctx.db, viewerOf(ctx).sorg),
  ]);
  return rejectBadCriteria(() => searchHitsAnswer(catalog, search, groupsets));
};
