import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { criteriaOf } from './criteria.rules.ts';
import { namedOptions, optionsOf } from './facets.rules.ts';
import {
  countPromotions,
  countTags,
  countValues,
  merchandiseNames,
  priceBounds,
} from './facets.store.ts';
import { marketOf } from './market.ts';

/** The options of the filter with the articles each would show; empty lists hide it (N059, O032). */
export const filter: QueryResolvers['filter'] = async (_, args, ctx) => {
  const criteria = criteriaOf(args.filter);
  const market = await marketOf(ctx);
  const [counts, tags, promotions, price, names] = await Promise.all([
    countValues(ctx.db, criteria, market),
    countTags(ctx.db, criteria, market),
    countPromotions(ctx.db, criteria, market),
    priceBounds(ctx.db, criteria, market),
    merchandiseNames(ctx.db, market.sorg),
  ]);
  return {
    categories: optionsOf(counts, 'categories'),
    promotions: namedOptions(promotions),
    brands: optionsOf(counts, 'brands'),
    models: optionsOf(counts, 'models'),
    series: optionsOf(counts, 'series'),
    frameSizes: optionsOf(counts, 'frameSizes'),
    wheelSizes: optionsOf(counts, 'wheelSizes'),
    merchandiseCategories: optionsOf(counts, 'merchandiseCategories', names),
    articleTags: namedOptions(tags),
    price,
    count: counts.find(({ facet }) => facet === 'all')?.n ?? 0,
  };
};
