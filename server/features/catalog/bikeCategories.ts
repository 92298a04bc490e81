import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { bikeCategoriesIn } from '#shared/catalog-engine/answers/name-in.rules.ts';
import { enginesOf } from './engines/engines.ts';

/** The bike categories of the sales organisation in its own order. */
export const bikeCategories: QueryResolvers['bikeCategories'] = async (_, __, ctx) => {
  const { sorg } = viewerOf(ctx);
  const { engine } = await enginesOf(ctx.db).snapshot(sorg);
  return bikeCategoriesIn(engine.names, ctx.locale).map((category) => ({ ...category, sorg }));
};
