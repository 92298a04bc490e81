import type { Bundles } from '../index-of-range.ts';
import type { Criteria } from '../query.ts';
import type { Repeated } from '../table/table.ts';
import { idsOf, idsTagged } from './column-values.ts';
import {
  type ColumnFacet,
  dead,
  facetBit,
  facetColumns,
  Match,
  type Scope,
  selectedFacets,
} from './match.ts';
import { coveredBy } from './promotions.ts';

/**
 * The articles that a filter selects: values of one facet widen, facets narrow, and what is no facet
 * (words, stock, codes, the tag category) rules out altogether. What a bundle has in
 * common is compared once for all its articles.
 */
export function matchOf(c: Criteria, scope: Scope): Match {
  const { index } = scope.engine;
  const together = index.together();
  const bundles = ofBundles(together, c, scope);
  const rows = ofRows(together, bundles, c, scope);
  return new Match(index.notes[0], together, bundles, rows, selectedFacets(c).length > 1);
}

/** Criteria that articles of a bundle meet together: by bundle what it fails. */
function ofBundles({ bundles }: Bundles, c: Criteria, { engine }: Scope): Uint16Array {
  const { articles } = engine.index;
  const failed = new Uint16Array(bundles.length - 1);
  const narrow = (name: string, bit: number, ok: Uint8Array) => {
    narrowBundles(failed, bundles, (articles.repeated[name] as Repeated).ids, ok, bit);
  };
  if (c.bikeCategories) {
    const chosen = engine.names.bikeCategories.filter(({ id }) => c.bikeCategories?.includes(id));
    const mcs = chosen.flatMap(({ mcIds }) => mcIds);
    const ok = idsOf(articles, 'merchandise_category', mcs);
    narrow('merchandise_category', facetBit('bikeCategories'), ok);
  }
  if (c.articleTagCategory !== null) {
    const tag = c.articleTagCategory;
    const within = (one: string) => one === tag || one.startsWith(`${tag}:`);
    narrow('tags', dead, idsTagged(articles, within));
  }
  for (const facet of Object.keys(facetColumns) as ColumnFacet[]) {
    const selected = facet === 'categories' ? c.category && [c.category] : c[facet];
    const column = facetColumns[facet];
    if (!selected || facet === 'frameSizes') continue;
    narrow(column, facetBit(facet), idsOf(articles, column, selected));
  }
  if (c.articleTags) {
    const tags = new Set(c.articleTags);
    narrow(
      'tags',
      facetBit('articleTags'),
      idsTagged(articles, (tag) => tags.has(tag)),
    );
  }
  return failed;
}

function narrowBundles(
  failed: Uint16Array,
  bundles: Uint32Array,
  ids: Uint32Array,
  ok: Uint8Array,
  bit: number,
): void {
  for (let bundle = 0; bundle < failed.length; bundle++)
    failed[bundle] =
      (failed[bundle] as number) |
      (((ok[ids[bundles[bundle] as number] as number] as number) - 1) & bit);
}

/** Criteria that each article meets by itself: by article what it fails; null when none was asked. */
function ofRows(
  { bundleOf }: Bundles,
  bundles: Uint16Array,
  c: Criteria,
  scope: Scope,
): Uint16Array | null {
  const { engine, stock, book } = scope;
  const { articles, all } = engine.index;
  let failed: Uint16Array | null = null;
  const narrow = (bit: number, ok: Uint8Array) => {
    failed ??= byArticle(bundles, bundleOf);
    narrowRows(failed, ok, bit);
  };
  for (const word of c.words) narrow(dead, engine.search.rowsWith(word));
  if (c.articleCodes) {
    const listed = new Uint8Array(all.length);
    for (const code of c.articleCodes) {
      const row = engine.rowOf(code);
      if (row !== null) listed[row] = 1;
    }
    narrow(dead, listed);
  }
  if (c.hasStock) narrow(dead, stock.left);
  if (c.promotions) narrow(facetBit('promotions'), coveredBy(scope, c.promotions));
  if (c.frameSizes) {
    failed ??= byArticle(bundles, bundleOf);
    const { ids } = articles.repeated.frame_size as Repeated;
    narrowSizes(failed, ids, idsOf(articles, 'frame_size', c.frameSizes));
  }
  if (c.price) {
    failed ??= byArticle(bundles, bundleOf);
    if (book.dealer) narrowPrices(failed, book.dealer, c.price);
    else narrowRows(failed, new Uint8Array(all.length), facetBit('price'));
  }
  return failed;
}

/** What bundles fail, by article. */
function byArticle(bundles: Uint16Array, bundleOf: Uint32Array): Uint16Array {
  const failed = new Uint16Array(bundleOf.length);
  for (let row = 0; row < failed.length; row++)
    failed[row] = bundles[bundleOf[row] as number] as number;
  return failed;
}

function narrowRows(failed: Uint16Array, ok: Uint8Array, bit: number): void {
  for (let row = 0; row < failed.length; row++)
    failed[row] = (failed[row] as number) | (((ok[row] as number) - 1) & bit);
}

function narrowSizes(failed: Uint16Array, ids: Uint32Array, ok: Uint8Array): void {
  const bit = facetBit('frameSizes');
  for (let row = 0; row < failed.length; row++)
    failed[row] = (failed[row] as number) | (((ok[ids[row] as number] as number) - 1) & bit);
}

/** No price, NaN, is within no bounds. */
function narrowPrices(
  failed: Uint16Array,
  dealer: Float64Array,
  { from, to }: NonNullable<Criteria['price']>,
): void {
  const bit = facetBit('price');
  const least = from ?? Number.NEGATIVE_INFINITY;
  const most = to ?? Number.POSITIVE_INFINITY;
  for (let row = 0; row < failed.length; row++) {
    const amount = dealer[row] as number;
    const ok = Number(amount >= least) * Number(amount <= most);
    failed[row] = (failed[row] as number) | ((ok - 1) & bit);
  }
}
