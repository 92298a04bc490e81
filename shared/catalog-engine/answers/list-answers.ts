import { everything } from '../facet-criteria.ts';
import type { Criteria, Found, FoundGroup, PageArgs, Row, Sort } from '../query-types.ts';
import type { Category } from '../row-types.ts';
import type { AnswerContext } from './answer-context.ts';
import type {
  GroupListAnswer,
  PageInfoAnswer,
  ProductAnswer,
  ProductListAnswer,
} from './answer-shapes.ts';
import { groupAnswer } from './group.rules.ts';
import { productAnswer } from './product.rules.ts';

/** Describes the position of a page in a list of `count` rows. */
export function toPageInfo({ offset, limit }: PageArgs, count: number): PageInfoAnswer {
  return {
    page: Math.floor(offset / limit) + 1,
    limit,
    count,
    pageTotal: Math.ceil(count / limit),
    more: false,
  };
}

/** A page of articles that have been found; apart from the finding, as stock may have to be fetched. */
export function productList(
  ctx: AnswerContext,
  found: Found<Row>,
  page: PageArgs,
): ProductListAnswer {
  return {
    products: found.items.map((row) => productAnswer(ctx, row)),
    info: toPageInfo(page, found.count),
    without: found.without,
    asOf: ctx.asOf,
    version: ctx.version,
  };
}

/** A page of articles (B081, B086, B087). */
export function productsAnswer(
  ctx: AnswerContext,
  criteria: Criteria,
  sort: Sort,
  page: PageArgs,
): ProductListAnswer {
  return productList(ctx, ctx.pricedCatalog.products(criteria, sort, page), page);
}

/** A page of models that have been found. */
export function groupList(
  ctx: AnswerContext,
  found: Found<FoundGroup>,
  page: PageArgs,
): GroupListAnswer {
  return {
    productGroups: found.items.map((group) => groupAnswer(ctx, group)),
    info: toPageInfo(page, found.count),
    without: found.without,
    asOf: ctx.asOf,
    version: ctx.version,
  };
}

/** A page of models, each with those of its articles that match (O033). */
export function groupsAnswer(
  ctx: AnswerContext,
  criteria: Criteria,
  sort: Sort,
  page: PageArgs,
): GroupListAnswer {
  return groupList(ctx, ctx.pricedCatalog.groups(criteria, sort, page), page);
}

/** No page shows more best sellers than this. */
export const mostBestSellers = 24;

/** Returns the best-selling articles, whether in stock or not (O038, C019). */
export function bestSellers(
  { pricedCatalog }: Pick<AnswerContext, 'pricedCatalog'>,
  category: Category | null,
  limit: number,
): Row[] {
  const page = { offset: 0, limit: Math.min(Math.max(limit, 0), mostBestSellers) };
  const sort: Sort = { field: 'popularity', order: 'DESC' };
  return pricedCatalog.products({ ...everything, category }, sort, page).items;
}

/** The best sellers as products. */
export function bestSellersAnswer(
  ctx: AnswerContext,
  category: Category | null,
  limit: number,
): ProductAnswer[] {
  return bestSellers(ctx, category, limit).map((row) => productAnswer(ctx, row));
}
