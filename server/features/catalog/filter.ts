import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { filterAnswer } from '#shared/catalog-engine/answers/facets.rules.ts';
import { counterOf } from './counter.ts';
import { criteriaOf } from './criteria.rules.ts';

/** The options of the filter with the articles or models each would show; empty lists hide it (N059, O032). */
export const filter: QueryResolvers['filter'] = async (_, args, ctx) => {
  const criteria = criteriaOf(args.filter);
  const counter = await counterOf(ctx);
  return filterAnswer({ ...counter, locale: ctx.locale }, criteria, args.unit ?? 'article');
};
