import type { Db } from '#server/db/database.ts';
import {
  createItemEntity,
  toAuditedCards,
  toAuditedItem,
} from '#server/features/content/content.public.ts';
import type { Context, Viewer } from '#server/graphql/context.ts';
import type {
  MarketingMaterialCategory,
  MarketingMaterialCategoryInput,
} from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import { type CategoryRow, categoryKind, findCategory } from './category.store.ts';
import { countContent, lockCategories } from './category-place.store.ts';
import { parseCategory } from './parse-category.ts';
import { toCategory } from './show-material.ts';

/** Describes categories to the shared mutations, for one request. @throws GraphQLError FORBIDDEN */
export function createCategoryEntity(ctx: Context) {
  const entity = createItemEntity<
    CategoryRow,
    MarketingMaterialCategoryInput,
    MarketingMaterialCategory
  >(ctx, {
    kind: categoryKind,
    feature: 'marketing-material',
    ownsHistory: false,
    find: findCategory,
    parse: parseCategory,
    async checkDelete(tx, { id }) {
      const count = await countContent(tx, id);
      const words = `${count} items are in it; move them first`;
      return count > 0 ? [userError('id', 'NOT_EMPTY', words, { count })] : [];
    },
    show: (row, reader) => toCategory(row, reader, ctx),
    audited: (row) => ({
      ...toAuditedItem(categoryKind, row),
      ...toAuditedCards(row),
      type: row.type,
      route: row.route,
      parent: row.parent?.title ?? null,
      showChilds: row.showChilds,
      sorting: row.sorting,
    }),
  });
  return {
    ...entity,
    // Before the category itself, so that two moves cannot wait for each other.
    async begin(tx: Db, viewer: Viewer) {
      await lockCategories(tx, viewer.sorg);
      return entity.begin(tx, viewer);
    },
  };
}
