import {
  type ItemReader,
  toItemFilter,
  toReader,
} from '#server/features/content/content.public.ts';
import type { Context } from '#server/graphql/context.ts';
import type {
  MarketingMaterialCategoryList,
  MarketingMaterialCategorySort,
} from '#server/graphql/generated/types.ts';
import { toSearchPatterns } from '#server/lib/like-pattern.ts';
import { checkedText, pageInfo, parsePage } from '#server/lib/paging.ts';
import { categoryKind } from './category.store.ts';
import { type CategoryFilter, categoryPage } from './category-list.store.ts';
import { toCategory } from './show-material.ts';

/** The most categories, or materials, of one answer, where the operation allows no more. */
export const mostListed = 100;

/** The part of a list of categories that an operation asks for. */
interface AskedCategories {
  page?: number | null | undefined;
  limit?: number | null | undefined;
  search?: string | null | undefined;
  sort?: readonly MarketingMaterialCategorySort[] | null | undefined;
  filter: Omit<CategoryFilter, 'market' | 'state'> & { market?: string | null };
  /** The reader; the viewer as one when it is left out. */
  reader?: ItemReader;
}

/** Answers a page of categories, by their sorting and title unless another order is asked for. @throws GraphQLError BAD_USER_INPUT */
export async function listCategories(
  ctx: Context,
  { filter, sort, search, reader = toReader(ctx), ...asked }: AskedCategories,
): Promise<MarketingMaterialCategoryList> {
  const page = parsePage({ page: asked.page ?? 1, limit: asked.limit ?? 10 }, mostListed);
  const asOf = new Date().toISOString();
  const patterns = toSearchPatterns(search);
  const market = checkedText(filter.market ?? '', 'market') || null;
  checkedText(filter.parent ?? '', 'parent');
  const { rows, count } = await categoryPage(ctx.db, reader, {
    filter: { ...filter, ...toItemFilter(categoryKind, reader, { market, state: null }) },
    search: patterns,
    sort: sort ?? null,
    page,
  });
  const categories = rows.map((row) => toCategory(row, reader, ctx));
  return { marketingMaterialCategories: categories, info: pageInfo(page, count), asOf };
}
