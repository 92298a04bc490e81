import { analysesAnswer } from '#shared/catalog-engine/answers/analyses.ts';
import type { AnswerContext } from '#shared/catalog-engine/answers/answer-context.ts';
import {
  BadCriteria,
  type FilterArgs,
  parseCriteria,
  toSort,
} from '#shared/catalog-engine/answers/criteria.rules.ts';
import { detailsAnswer, findDetails } from '#shared/catalog-engine/answers/details-answer.ts';
import { filterAnswer } from '#shared/catalog-engine/answers/facets.rules.ts';
import { groupsetsAnswer } from '#shared/catalog-engine/answers/groupsets.ts';
import {
  bestSellersAnswer,
  groupsAnswer,
  productsAnswer,
} from '#shared/catalog-engine/answers/list-answers.ts';
import { findCodes, resolvedAnswer } from '#shared/catalog-engine/answers/resolve-codes.ts';
import { searchHitsAnswer } from '#shared/catalog-engine/answers/search-hits.ts';
import { suggestionsAnswer } from '#shared/catalog-engine/answers/suggestions.ts';
import { translateBikeCategories } from '#shared/catalog-engine/answers/translate-name.rules.ts';
import type { CountUnit, PageArgs, Sort } from '#shared/catalog-engine/query-types.ts';
import type { Category } from '#shared/catalog-engine/row-types.ts';

/** Variables of the documents this device answers; which are there depends on the operation. */
interface Variables {
  page?: number;
  limit?: number;
  sort?: Partial<Sort> | null;
  filter?: FilterArgs | null;
  unit?: CountUnit | null;
  slug?: string;
  search?: string | null;
  text?: string;
  category?: Category | null;
  codes?: readonly string[];
  sorg?: string;
  articleCodes?: readonly string[];
}

/** The longest page, as on the server. */
const mostPerPage = 100;

function toPageArgs({ page = 1, limit = 12 }: Variables): PageArgs {
  const whole = Number.isInteger(page) && Number.isInteger(limit);
  if (!whole || page < 1 || limit < 1 || limit > mostPerPage)
    throw new BadCriteria('page or limit is out of bounds');
  return { offset: (page - 1) * limit, limit };
}

/** Stock of all variants under a slug, as of when it was fetched. */
function stockAnswer(ctx: AnswerContext, slug: string) {
  const rows = findDetails(ctx.engine, slug)?.model.rows ?? [];
  return rows.map((row) => {
    const stock = ctx.stockOf(row);
    const next = ctx.host.futureConfirmationDisplay ? stock.nextArrival : null;
    return {
      article_code: ctx.engine.article(row).code,
      stock,
      warehouses: ctx.warehousesOf?.(row) ?? [],
      // The device only knows the next arrival.
      arrivals: next ? [next] : [],
    };
  });
}

/** A page of groupsets, or the one under a slug. */
function groupsetData(ctx: AnswerContext, { slug, search }: Variables, page: PageArgs) {
  const groupsets = groupsetsAnswer(ctx, { slug, search }, page);
  return groupsets && { groupsets };
}

/** Analyses with the time they are true for, which the answer of the server does not need. */
function analysisData(ctx: AnswerContext, { sorg = '', articleCodes = [] }: Variables) {
  const productAnalyzesV3 = analysesAnswer(ctx, sorg, articleCodes);
  return productAnalyzesV3 && { productAnalyzesV3, asOf: ctx.asOf };
}

type Answer = (ctx: AnswerContext, variables: Variables) => Record<string, unknown> | null;

const answers: Record<string, Answer> = {
  Products: (ctx, variables) => {
    const criteria = parseCriteria(variables.filter);
    const sort = toSort(variables.sort, criteria);
    return { products: productsAnswer(ctx, criteria, sort, toPageArgs(variables)) };
  },
  ProductGroups: (ctx, variables) => {
    const criteria = parseCriteria(variables.filter);
    const sort = toSort(variables.sort, criteria);
    return { productGroups: groupsAnswer(ctx, criteria, sort, toPageArgs(variables)) };
  },
  Filter: (ctx, { filter, unit }) => ({
    filter: filterAnswer(ctx, parseCriteria(filter), unit ?? undefined),
  }),
  ProductDetails: (ctx, { slug = '' }) => ({ productDetailsV2: detailsAnswer(ctx, slug) }),
  ProductStock: (ctx, { slug = '' }) => ({ productStock: stockAnswer(ctx, slug) }),
  SearchSuggestions: (ctx, { text = '', category = 'Bike', limit = 4 }) => ({
    searchSuggestions: suggestionsAnswer(ctx, text, category, limit),
  }),
  SearchHits: (ctx, { search }) => ({
    searchHits: searchHitsAnswer(ctx, search ?? '', ctx.told?.groupsets ?? null),
  }),
  BikeCategories: ({ engine, locale }) => ({
    bikeCategories: translateBikeCategories(engine.names, locale),
  }),
  BestSellers: (ctx, { category = null, limit = 8 }) => ({
    bestSellers: bestSellersAnswer(ctx, category, limit),
  }),
  // Null when it lacks one of the articles: it may be unknown, or only gone from the range.
  ProductAnalyses: (ctx, variables) => {
    const data = analysisData(ctx, variables);
    return data?.productAnalyzesV3.some(({ name }) => name === null) ? null : data;
  },
  // Of the active customer; asked where the server cannot be reached.
  CatalogAnalysis: analysisData,
  Groupsets: (ctx, variables) => groupsetData(ctx, variables, toPageArgs(variables)),
  // Its document requests a single groupset.
  Groupset: (ctx, variables) => groupsetData(ctx, variables, { offset: 0, limit: 1 }),
  ResolveArticles: (ctx, { codes = [] }) => ({
    resolveArticles: resolvedAnswer(ctx, findCodes(ctx.engine, codes)),
  }),
};

/**
 * The data of a catalog operation as the server would give it (a superset of what the documents
 * select); null for an operation the device does not answer or would not accept.
 */
export function answerOperation(
  ctx: AnswerContext,
  operation: string,
  variables: unknown,
): Record<string, unknown> | null {
  try {
    return answers[operation]?.(ctx, (variables ?? {}) as Variables) ?? null;
  } catch (error) {
    // The server says what is wrong with it.
    if (error instanceof BadCriteria) return null;
    throw error;
  }
}
