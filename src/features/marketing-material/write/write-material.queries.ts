import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { toListVariables } from '#src/features/content/content-writing.public.ts';
import { request } from '#src/graphql/client.ts';
import {
  type WriterMarketingCategoryFragment,
  type WriterMarketingMaterialFragment,
  type WrittenMarketingCategoryFragment,
  WrittenMarketingCategoryItemDocument,
  WrittenMarketingCategoryListDocument,
  type WrittenMarketingMaterialFragment,
  WrittenMarketingMaterialItemDocument,
  WrittenMarketingMaterialListDocument,
} from '#src/graphql/generated/graphql.ts';
import type { CategoryWritingParams, MaterialWritingParams } from './write-material.params.ts';

export type ListedCategory = WriterMarketingCategoryFragment;
export type WrittenCategory = WrittenMarketingCategoryFragment;
export type ListedMaterial = WriterMarketingMaterialFragment;
export type WrittenMaterial = WrittenMarketingMaterialFragment;

/** The first part of the keys of all queries of marketing material. */
const root = 'marketing_material';

/** The queries that a change of material or categories makes old. */
export const invalidatedByMaterial = [[root]];

const categoryKey = (id: string) => [root, 'written', 'category', id] as const;
const materialKey = (id: string) => [root, 'written', 'one', id] as const;

type AskedCategories = ReturnType<typeof toListVariables<'title' | 'changedAt', object>> & {
  filter: { type?: 'brand_assets' | 'marketing_material'; parent?: string; isRoot?: boolean };
};

const categoryPage = (asked: AskedCategories) =>
  queryOptions({
    queryKey: [root, 'written', 'categories', asked],
    queryFn: async ({ signal }) =>
      (await request(WrittenMarketingCategoryListDocument, asked, { signal }))
        .marketingMaterialCategories,
    placeholderData: keepPreviousData,
  });

/** The most children of a category that the tree shows; all of them are a list of their own. */
export const childrenInTree = 100;

/** Whether the parameters ask for categories of any level, which are a list, instead of the tree. */
export const isFlat = ({ search, market, parent }: CategoryWritingParams): boolean =>
  search !== '' || market !== '' || parent !== '';

/** Categories for those who write them; the device keeps none of them. */
export const writtenCategoryQueries = {
  /** Categories without a parent, or the result of a search among all. */
  list: (params: CategoryWritingParams) => {
    const { type, market, parent, ...page } = params;
    const asked = toListVariables(page, { type, market, parent });
    return categoryPage(
      isFlat(params) ? asked : { ...asked, filter: { ...asked.filter, isRoot: true } },
    );
  },
  /** Categories directly in one. */
  children: (parent: string, sort: CategoryWritingParams['sort']) =>
    categoryPage(toListVariables({ search: '', sort, page: 1, limit: childrenInTree }, { parent })),
  oneKey: categoryKey,
  /** Null for a category that is gone or of others. */
  one: (id: string) =>
    queryOptions({
      queryKey: categoryKey(id),
      queryFn: async ({ signal }) =>
        (await request(WrittenMarketingCategoryItemDocument, { id }, { signal }))
          .marketingMaterialCategory,
    }),
};

/** Marketing material for those who write it, also drafts and deleted ones. */
export const writtenMaterialQueries = {
  list: ({ type, category, market, state, ...params }: MaterialWritingParams) => {
    const asked = toListVariables(params, { type, category, market, state });
    return queryOptions({
      queryKey: [root, 'written', 'list', asked],
      queryFn: async ({ signal }) =>
        (await request(WrittenMarketingMaterialListDocument, asked, { signal })).marketingMaterials,
      placeholderData: keepPreviousData,
    });
  },
  oneKey: materialKey,
  /** Null for material that is gone or of others. */
  one: (id: string) =>
    queryOptions({
      queryKey: materialKey(id),
      queryFn: async ({ signal }) =>
        (await request(WrittenMarketingMaterialItemDocument, { id }, { signal })).marketingMaterial,
    }),
};
