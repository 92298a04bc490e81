import type { RangeIndex } from '../index-of-range.ts';
import type { Facets, ValueCount } from '../query.ts';
import type { Repeated } from '../table/table.ts';
import { idsOf, tagLists } from './column-values.ts';
import { type FacetName, facetColumns, type Match, type Scope } from './match.ts';
import { promotionCounts } from './promotions.ts';
import { Widest, widestOf } from './widest.ts';

/** More values than this nobody reads through; of a longer facet the widest are answered. */
export const valuesShown = 300;

/** The place of the only column whose values differ within a bundle. */
const frameSizes = 4;

/** How many articles each value of each facet has, each facet without its own selection. */
export function facetsOf(match: Match, scope: Scope): Facets {
  const { repeated } = scope.engine.index.articles;
  const columns = [...Object.values(facetColumns), 'tags'].map(
    (name) => repeated[name] as Repeated,
  );
  const { counts, promoted, bikes } = counted(match, columns, scope.engine.index);
  const widest = (at: number) =>
    widestOf(columns[at] as Repeated, counts[at] as Uint32Array, valuesShown);
  return {
    categories: widest(0),
    brands: widest(1),
    models: widest(2),
    series: widest(3),
    frameSizes: widest(4),
    wheelSizes: widest(5),
    merchandiseCategories: widest(6),
    bikeCategories: bikeCounts(scope, bikes),
    articleTags: tagCounts(tagLists(scope.engine.index.articles), counts[7] as Uint32Array),
    promotions: promotionCounts(match, scope, promoted),
    price: priceBounds(match, scope),
    count: match.hits.length,
  };
}

/** By column and number of its values how many articles have them. */
interface Counts {
  /** Each without its own selection. */
  counts: Uint32Array[];
  /** Brands and merchandise categories without the selection of promotions. */
  promoted: [brands: Uint32Array, merchandise: Uint32Array];
  /** Merchandise categories without the selection of bike categories. */
  bikes: Uint32Array;
}

/** Those that match count everywhere, those that fail one facet count there. */
function counted(match: Match, columns: readonly Repeated[], index: RangeIndex): Counts {
  const counts = countedHits(match, columns, index);
  const without = (facet: FacetName, at: number) => {
    const wider = (counts[at] as Uint32Array).slice();
    count(match.near(facet), (columns[at] as Repeated).ids, wider);
    return wider;
  };
  const promoted: Counts['promoted'] = [without('promotions', 1), without('promotions', 6)];
  const bikes = without('bikeCategories', 6);
  const facets: FacetName[] = [...(Object.keys(facetColumns) as FacetName[]), 'articleTags'];
  facets.forEach((facet, at) => {
    count(match.near(facet), (columns[at] as Repeated).ids, counts[at] as Uint32Array);
  });
  return { counts, promoted, bikes };
}

/** What a bundle has in common is counted once for all its articles that match. */
function countedHits(
  { hits }: Match,
  columns: readonly Repeated[],
  { bundles, notes: [firsts, sizes] }: RangeIndex,
): Uint32Array[] {
  const { bundleOf } = bundles;
  let touched = -1;
  let last = -1;
  for (let at = 0; at < hits.length; at++) {
    const row = hits[at] as number;
    const bundle = bundleOf[row] as number;
    if (bundle === last) sizes[touched] = (sizes[touched] as number) + 1;
    else {
      last = bundle;
      firsts[++touched] = row;
      sizes[touched] = 1;
    }
  }
  return columns.map(({ ids, values }, place) => {
    const counts = new Uint32Array(values.length);
    if (place === frameSizes) count(hits, ids, counts);
    else countBundles(firsts, sizes, touched + 1, ids, counts);
    return counts;
  });
}

function count(rows: Uint32Array, ids: Uint32Array, counts: Uint32Array): void {
  for (let at = 0; at < rows.length; at++) {
    const id = ids[rows[at] as number] as number;
    counts[id] = (counts[id] as number) + 1;
  }
}

function countBundles(
  firsts: Uint32Array,
  sizes: Uint32Array,
  touched: number,
  ids: Uint32Array,
  counts: Uint32Array,
): void {
  for (let at = 0; at < touched; at++) {
    const id = ids[firsts[at] as number] as number;
    counts[id] = (counts[id] as number) + (sizes[at] as number);
  }
}

/** A bike category gathers merchandise categories; one of these may be in several. */
function bikeCounts({ engine }: Scope, merchandise: Uint32Array): ValueCount[] {
  return engine.names.bikeCategories.flatMap(({ id, mcIds }) => {
    const gathered = idsOf(engine.index.articles, 'merchandise_category', mcIds);
    const n = merchandise.reduce((sum, own, mc) => sum + own * (gathered[mc] as number), 0);
    return n > 0 ? { value: id, n } : [];
  });
}

function tagCounts(lists: readonly string[][], counts: Uint32Array): ValueCount[] {
  const byTag = new Map<string, number>();
  counts.forEach((n, id) => {
    if (n === 0) return;
    for (const tag of new Set(lists[id])) byTag.set(tag, (byTag.get(tag) ?? 0) + n);
  });
  const widest = new Widest(valuesShown);
  for (const [tag, n] of byTag) widest.add(tag, n);
  return widest.values;
}

function priceBounds(match: Match, { book: { dealer } }: Scope): Facets['price'] {
  if (!dealer) return null;
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (const rows of [match.hits, match.near('price')])
    for (let at = 0; at < rows.length; at++) {
      const amount = dealer[rows[at] as number] as number;
      if (amount < from) from = amount;
      if (amount > to) to = amount;
    }
  return from > to ? null : { from, to };
}
