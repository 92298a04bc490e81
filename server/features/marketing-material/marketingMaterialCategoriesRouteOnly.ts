import { toReader } from '#server/features/content/content.public.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { pageInfo, parsePage } from '#server/lib/paging.ts';
import { routePage } from './category-list.store.ts';
import { mostListed } from './list-categories.ts';

/** A page of the routes of the categories that the viewer reads, from the roots downwards (O188). */
export const marketingMaterialCategoriesRouteOnly: QueryResolvers['marketingMaterialCategoriesRouteOnly'] =
  async (_, { type, ...args }, ctx) => {
    const page = parsePage({ page: args.page ?? 1, limit: args.limit ?? mostListed }, mostListed);
    const { rows, count } = await routePage(ctx.db, toReader(ctx), type ?? null, page);
    return { marketingMaterialCategories: rows, info: pageInfo(page, count) };
  };
