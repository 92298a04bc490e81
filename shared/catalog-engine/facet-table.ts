import type { ArticleRow } from './row-types.ts';

/** The facts of a facet that the engine, the answers and the server's SQL use. */
interface FacetRow {
  /**
   * An article can be chosen by the value of a column, each of a column's tags, what gathers
   * merchandise categories, the deals that aim at it, or its price.
   */
  by: 'value' | 'tags' | 'gathered' | 'deals' | 'price';
  /** The column that is read; null for what is no column of articles. */
  column: keyof ArticleRow | null;
  /**
   * The largest set of articles that share the column's value, so that it is checked once for all of them
   * (README, "Bundles and kinds"): `bundle` for columns with many values, `kind` for those with few.
   */
  level: 'kind' | 'bundle' | 'row';
  /** The list of names that the options are labelled from; `values` are labels themselves. */
  labels: 'values' | 'texts' | 'merchandiseCategories' | 'bikeCategories' | 'promotions' | null;
  /** How the options are ordered: as words, as sizes, or as the sales organisation has them. */
  order: 'words' | 'sizes' | 'own';
}

/**
 * All facets, in the order in which a user sees them. The key is the facet's field in `CatalogFilter`, and that
 * of its criterion in `ProductFilterInput` and in the URL. Only `categories` has a criterion with one value,
 * `category`. README, "Add a facet", says what else a facet needs.
 */
export const facetTable = {
  categories: { by: 'value', column: 'category', level: 'kind', labels: 'values', order: 'words' },
  bikeCategories: {
    by: 'gathered',
    column: 'merchandise_category',
    level: 'kind',
    labels: 'bikeCategories',
    order: 'own',
  },
  merchandiseCategories: {
    by: 'value',
    column: 'merchandise_category',
    level: 'kind',
    labels: 'merchandiseCategories',
    order: 'words',
  },
  brands: { by: 'value', column: 'brand', level: 'kind', labels: 'values', order: 'words' },
  series: { by: 'value', column: 'serie', level: 'kind', labels: 'texts', order: 'words' },
  models: { by: 'value', column: 'model', level: 'bundle', labels: 'texts', order: 'words' },
  frameSizes: { by: 'value', column: 'frame_size', level: 'row', labels: 'texts', order: 'sizes' },
  wheelSizes: { by: 'value', column: 'wheel_size', level: 'kind', labels: 'texts', order: 'sizes' },
  promotions: { by: 'deals', column: null, level: 'row', labels: 'promotions', order: 'words' },
  articleTags: { by: 'tags', column: 'tags', level: 'kind', labels: 'values', order: 'words' },
  price: { by: 'price', column: null, level: 'row', labels: null, order: 'own' },
} as const satisfies Record<string, FacetRow>;

type Rows = typeof facetTable;
export type FacetName = keyof Rows;
type FacetsWith<Part extends Partial<FacetRow>> = {
  [F in FacetName]: Rows[F] extends Part ? F : never;
}[FacetName];

/** The facets of which articles are counted by value: all but the price. */
export type CountedFacet = Exclude<FacetName, 'price'>;
/** The facets of which several values are selected at once, by a list. */
export type ListFacet = Exclude<CountedFacet, 'categories'>;
/** The facets that look at a column of articles. */
export type ColumnFacet = FacetsWith<{ column: keyof ArticleRow }>;
/** The column facets that compare its value. */
export type ValueFacet = FacetsWith<{ by: 'value' }>;
/** The facets whose options have a picture. */
export type PicturedFacet = FacetsWith<{ labels: 'merchandiseCategories' | 'bikeCategories' }>;

export const facetNames = Object.keys(facetTable) as FacetName[];
export const countedFacets = facetNames.filter((facet) => facet !== 'price');
export const listFacets = countedFacets.filter((facet) => facet !== 'categories');
export const columnFacets = facetNames.filter(
  (facet): facet is ColumnFacet => facetTable[facet].column !== null,
);
export const valueFacets = columnFacets.filter(
  (facet): facet is ValueFacet => facetTable[facet].by === 'value',
);

/** The columns of facets at some levels, each once. */
export function columnsAt(...levels: FacetRow['level'][]): string[] {
  const rows: FacetRow[] = Object.values(facetTable);
  return [...new Set(rows.flatMap((row) => (levels.includes(row.level) && row.column) || []))];
}

/** An object with something for each of some facets. */
export function forFacets<F extends FacetName, Value>(
  facets: readonly F[],
  of: (facet: F) => Value,
): Record<F, Value> {
  return Object.fromEntries(facets.map((facet) => [facet, of(facet)])) as Record<F, Value>;
}
