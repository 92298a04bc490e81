import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { itemsOnPage, requestItem } from '#src/features/content/content-reading.public.ts';
import { request } from '#src/graphql/client.ts';
import {
  type ListedMarketingMaterialCategoryFragment,
  type ListedMarketingMaterialFragment,
  MarketingMaterialCategoryDocument,
  type MarketingMaterialCategoryQuery,
  MarketingMaterialChildrenDocument,
  MarketingMaterialDocument,
  MarketingMaterialListDocument,
  MarketingMaterialNeighboursDocument,
  MarketingMaterialRootsDocument,
  type MarketingMaterialType,
  MarketingMaterialTypesDocument,
  MaterialArticlesDocument,
} from '#src/graphql/generated/graphql.ts';

/** A category on its page. */
export type ReadCategory = NonNullable<
  MarketingMaterialCategoryQuery['marketingMaterialCategoryView']
>;

/** The child categories that are shown at a time above the pictures of a category. */
export const childrenOnPage = 12;

/** The most neighbours that are asked for around one (C077); more material than that has no place in its category. */
export const mostNeighbours = 1000;

/** A page of tiles of the types, categories or material; two of the three lists are empty. */
export interface MaterialPage {
  /** The types that have material. */
  types: readonly { id: MarketingMaterialType; count: number }[];
  categories: readonly ListedMarketingMaterialCategoryFragment[];
  materials: readonly ListedMarketingMaterialFragment[];
  /** Of all pages. */
  count: number;
  asOf: string;
}

interface AskedMaterial {
  /** The id of a category: the material in it. */
  category?: string | undefined;
  /** The code of an article: the material that is linked to it. */
  article?: string | undefined;
  /** A search finds material of all categories. */
  q?: string | undefined;
  page: number;
  limit?: number;
}

interface Asked extends AskedMaterial {
  /** Of the root categories; the tiles of the types without it. */
  type?: MarketingMaterialType;
}

const nothing = { types: [], categories: [], materials: [] };

async function loadTypes(signal: AbortSignal): Promise<MaterialPage> {
  const answer = await request(MarketingMaterialTypesDocument, {}, { signal });
  const counts = [
    { id: 'brand_assets', count: answer.brand_assets.info.count },
    { id: 'marketing_material', count: answer.marketing_material.info.count },
  ] as const;
  const types = counts.filter(({ count }) => count > 0);
  return { ...nothing, types, count: types.length, asOf: answer.marketing_material.asOf };
}

async function loadRoots(
  type: MarketingMaterialType,
  page: number,
  signal: AbortSignal,
): Promise<MaterialPage> {
  const asked = { page, limit: itemsOnPage, type };
  const answer = await request(MarketingMaterialRootsDocument, asked, { signal });
  const { marketingMaterialCategories, info, asOf } = answer.marketingMaterialRootCategories;
  return { ...nothing, categories: marketingMaterialCategories, count: info.count, asOf };
}

async function loadMaterial(
  { category, article, q, page, limit = itemsOnPage }: AskedMaterial,
  signal: AbortSignal,
): Promise<MaterialPage> {
  const filter = q ? {} : { ...(category && { category }), ...(article && { article }) };
  const asked = { page, limit, search: q || null, filter };
  const { marketingMaterials } = await request(MarketingMaterialListDocument, asked, { signal });
  const { marketingMaterials: materials, info, asOf } = marketingMaterials;
  return { ...nothing, materials, count: info.count, asOf };
}

/** Marketing material that the user may read; all keys begin with `marketing_material`. */
export const materialQueries = {
  list: ({ type, category, article, q, page, limit = itemsOnPage }: Asked) =>
    queryOptions({
      queryKey: ['marketing_material', 'list', { type, category, article, q, page, limit }],
      queryFn: ({ signal }) => {
        if (q || category || article)
          return loadMaterial({ category, article, q, page, limit }, signal);
        return type ? loadRoots(type, page, signal) : loadTypes(signal);
      },
      placeholderData: keepPreviousData,
    }),
  /** A category by its id or route, null where it is not for this user. */
  category: (id: string, type: MarketingMaterialType | null) =>
    queryOptions({
      queryKey: ['marketing_material', 'list', 'category', id, type],
      queryFn: ({ signal }) => requestItem(MarketingMaterialCategoryDocument, { id, type }, signal),
    }),
  children: (id: string, page: number) =>
    queryOptions({
      queryKey: ['marketing_material', 'list', 'children', id, page],
      queryFn: async ({ signal }) => {
        const asked = { id, page, limit: childrenOnPage };
        const answer = await request(MarketingMaterialChildrenDocument, asked, { signal });
        return answer.marketingMaterialCategoryChildren.marketingMaterialCategories;
      },
      placeholderData: keepPreviousData,
    }),
  /** One material, null where it is not for this user. */
  one: (id: string) =>
    queryOptions({
      queryKey: ['marketing_material', 'one', id],
      queryFn: ({ signal }) => requestItem(MarketingMaterialDocument, { id }, signal),
    }),
  /** The ids of the material in the category of one, in their order, around that one. */
  neighbours: (id: string) =>
    queryOptions({
      queryKey: ['marketing_material', 'list', 'neighbours', id],
      queryFn: async ({ signal }) => {
        const answer = await request(
          MarketingMaterialNeighboursDocument,
          { id, limit: mostNeighbours },
          { signal },
        );
        return answer.marketingMaterialsSameParent.map((one) => one.id);
      },
    }),
  /** The articles of these codes that are sold. */
  articles: (codes: readonly string[]) =>
    queryOptions({
      queryKey: ['catalog', 'material-articles', codes],
      queryFn: async ({ signal }) =>
        (await request(MaterialArticlesDocument, { codes: [...codes] }, { signal })).products
          .products,
    }),
};
