import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { bikeCategoriesOf } from './browse.store.ts';

/** The bike categories of the sales organisation in its own order. */
export const bikeCategories: QueryResolvers['bikeCategories'] = (_, __, ctx) =>
  bikeCategoriesOf(ctx.db, viewerOf(ctx).sorg);
