import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { translateBikeCategories } from '#shared/catalog-engine/answers/translate-name.rules.ts';
import { getEngines } from './engines/engines.ts';

/** The bike categories of the sales organisation in its own order. */
export const bikeCategories: QueryResolvers['bikeCategories'] = async (_, __, ctx) => {
  const { sorg } = viewerOf(ctx);
  const { engine } = await getEngines(ctx.db).snapshot(sorg);
  return translateBikeCategories(engine.names, ctx.locale).map((category) => ({
    ...category,
    sorg,
  }));
};
