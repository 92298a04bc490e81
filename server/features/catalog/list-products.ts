import type { Context } from '#server/graphql/context.ts';
import type {
  InputMaybe,
  ProductFilterInput,
  ProductList,
  ProductSortInput,
} from '#server/graphql/generated/types.ts';
import { parsePage } from '#server/lib/paging.ts';
import { toSort } from '#shared/catalog-engine/answers/criteria.rules.ts';
import { productList } from '#shared/catalog-engine/answers/list-answers.ts';
import type { Found, Row } from '#shared/catalog-engine/query-types.ts';
import { mostPerPage, parseCriteria } from './criteria.rules.ts';
import { getViewerCatalog } from './viewer-catalog.ts';

/** A list of chosen articles, as other features ask for it. */
export interface ListArgs {
  /** The articles; unknown and inactive ones are left out. More than a filter may name. */
  codes: readonly string[];
  /** Narrows them further. */
  filter: InputMaybe<ProductFilterInput> | undefined;
  /** Null for the order of `codes`. */
  sort: InputMaybe<ProductSortInput> | undefined;
  page: { page: number; limit: number };
}

/**
 * A page of chosen articles, filtered, priced and sorted by the catalog.
 * @throws GraphQLError BAD_USER_INPUT
 */
export async function listProducts(ctx: Context, args: ListArgs): Promise<ProductList> {
  const page = parsePage(args.page, mostPerPage);
  const narrowed = parseCriteria(args.filter);
  const only = narrowed.articleCodes && new Set(narrowed.articleCodes);
  const codes = [...new Set(args.codes)].filter((code) => !only || only.has(code));
  const criteria = { ...narrowed, articleCodes: codes };
  const { engine, pricedCatalog, answering } = await getViewerCatalog(ctx);
  const sort = toSort(args.sort, criteria);
  let found: Found<Row>;
  if (args.sort) found = pricedCatalog.products(criteria, sort, page);
  else {
    const matching = pricedCatalog.products(criteria, sort, { offset: 0, limit: codes.length });
    const rows = new Set(matching.items);
    const inOrder = codes
      .flatMap((code) => engine.rowOf(code) ?? [])
      .filter((row) => rows.has(row));
    const items = inOrder.slice(page.offset, page.offset + page.limit);
    found = { ...matching, items };
  }
  return productList(await answering(found.items), found, page);
}
