import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { searchHitsAnswer } from '#shared/catalog-engine/answers/search-hits.ts';
import { counterOf } from './counter.ts';
import { asked } from './criteria.rules.ts';
import { allGroupsets } from './groupset.store.ts';

/** How much a search finds in bikes, parts and groupsets. */
export const searchHits: QueryResolvers['searchHits'] = async (_, { search }, ctx) => {
  const [counter, groupsets] = await Promise.all([
    counterOf(ctx),
    allGroupsets(ctx.db, viewerOf(ctx).sorg),
  ]);
  return asked(() => searchHitsAnswer(counter, search, groupsets));
};
