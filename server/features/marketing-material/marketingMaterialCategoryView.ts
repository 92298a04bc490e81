import { toReader } from '#server/features/content/content.public.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { listCategories } from './list-categories.ts';
import { readCategory } from './read-category.ts';
import { toCategory } from './show-material.ts';

/** The most children that the page of a category shows at first. */
const mostChildren = 60;

/** A category as readers see it, with the categories below it where it shows them (O193, readings 66 and 103). */
export const marketingMaterialCategoryView: QueryResolvers['marketingMaterialCategoryView'] =
  async (_, args, ctx) => {
    const reader = toReader(ctx);
    const row = await readCategory(ctx.db, reader, args);
    if (!row) return null;
    const category = toCategory(row, reader, ctx);
    if (!row.showChilds || row.totalChildren === 0) return category;
    const below = { limit: mostChildren, filter: { parent: row.id }, reader };
    const { marketingMaterialCategories: children } = await listCategories(ctx, below);
    return { ...category, children };
  };
