import { viewerOf } from '#server/graphql/context.ts';
import type { Feature } from '#server/graphql/feature.ts';
import { categoryBatches } from './export/category-batches.ts';
import { isGroupVisible } from './sales-areas.store.ts';
import { salesAreaMaps } from './salesAreaMaps.ts';
import { updateSalesMapAreaCategories } from './updateSalesMapAreaCategories.ts';

/** The map of sales areas (R046, U013). */
export const salesAreas: Feature = {
  name: 'sales-areas',
  resolvers: {
    Query: { salesAreaMaps },
    Mutation: { updateSalesMapAreaCategories },
  },
  batches: [categoryBatches],
  history: {
    scopes: ['page.sales-area'],
    isVisible: (ctx, code) => isGroupVisible(ctx.db, viewerOf(ctx), code),
  },
};
