import {
  createItemEntity,
  toAuditedCards,
  toAuditedItem,
  toOwnerId,
} from '#server/features/content/content.public.ts';
import type { Context } from '#server/graphql/context.ts';
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
    toHistoryId: (id) => toOwnerId(categoryKind, id),
    find: findCategory,
    parse: parseCategory,
    async checkDelete(tx, { id }) {
      const most = await countContent(tx, id);
      const words = `${most} items are in it; move them first`;
      return most > 0 ? [userError('id', 'NOT_EMPTY', words, { most })] : [];
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
    async begin(tx, viewer) {
      await lockCategories(tx, viewer.sorg);
      return entity.begin(tx, viewer);
    },
  } satisfies typeof entity;
}
