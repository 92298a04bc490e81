import type { RangeIndex } from '../index-of-range.ts';
import type { Facets, ValueCount } from '../query-types.ts';
import type { Repeated } from '../table/table.ts';
import { differs, idsByBundle, zeroedCounts } from './bundle-columns.ts';
import { getKinds } from './bundle-kinds.ts';
import { findIds, tagLists } from './column-values.ts';
import {
  type FacetName,
  facetBit,
  facetColumns,
  type Match,
  PER_ROW,
  type Tally,
} from './match.ts';
import { emptyRange, widen } from './price-range.ts';
import { promotionCounts } from './promotion-counts.ts';
import type { Scope } from './query-scope.ts';
import { findWidestValues, TopValues } from './top-values.ts';

/**
 * The most values of a facet that are returned. A longer list would not be read; of a longer facet the values
 * with the most articles remain.
 */
export const valuesShown = 300;

/** The facets that count the values of a column, in the order of their columns. */
const columnFacets = [...(Object.keys(facetColumns) as FacetName[]), 'articleTags'];
const columnNames = [...Object.values(facetColumns), 'tags'];
const brandsAt = columnFacets.indexOf('brands');
const merchandiseAt = columnFacets.indexOf('merchandiseCategories');

/**
 * Counts the articles of each value of each facet, as if nothing of that facet were selected.
 * @param selected the facets with a selection; when there is only one, a second query without it counts
 *   that facet (see `PricedCatalog.facets`)
 */
export function countFacets(match: Match, selected: readonly FacetName[], scope: Scope): Facets {
  const { repeated } = scope.engine.index.articles;
  const columns = columnNames.map((name) => repeated[name] as Repeated);
  const { counts, promoted, bikes, price } = counted(match, selected, columns, scope);
  const widest = (at: number) =>
    findWidestValues(columns[at] as Repeated, counts[at] as Uint32Array, valuesShown);
  return {
    categories: widest(0),
    brands: widest(brandsAt),
    models: widest(2),
    series: widest(3),
    frameSizes: widest(4),
    wheelSizes: widest(5),
    merchandiseCategories: widest(merchandiseAt),
    bikeCategories: bikeCounts(scope, bikes),
    articleTags: tagCounts(tagLists(scope.engine.index.articles), counts[7] as Uint32Array),
    promotions: promotionCounts(match, scope, promoted),
    price: price.from > price.to ? null : price,
    count: match.count,
  };
}

/** By column and number of its values how many articles have them; valid until the next question. */
interface Counts {
  /** Each without its own selection. */
  counts: Uint32Array[];
  /** Brands and merchandise categories without the selection of promotions. */
  promoted: [brands: Uint32Array, merchandise: Uint32Array];
  /** Merchandise categories without the selection of bike categories. */
  bikes: Uint32Array;
  price: NonNullable<Facets['price']>;
}

/** Articles that match count for all facets; those that fail exactly one facet count for that facet. */
function counted(
  match: Match,
  selected: readonly FacetName[],
  columns: readonly Repeated[],
  scope: Scope,
): Counts {
  const { index } = scope.engine;
  const counts = columns.map(zeroedCounts);
  const price = emptyRange();
  const hits = match.tally(0);
  countColumns(index, match, hits, 0, counts, columnNames);
  widen(price, match, hits, 0, scope);
  const copied = (at: number) => (counts[at] as Uint32Array).slice();
  const promoted: Counts['promoted'] = [copied(brandsAt), copied(merchandiseAt)];
  const bikes = copied(merchandiseAt);
  for (const facet of selected.length > 1 ? selected : []) {
    const bits = facetBit(facet);
    const near = match.tally(bits);
    const at = columnFacets.indexOf(facet);
    const count = (into: Uint32Array[], names: readonly string[]) => {
      countColumns(index, match, near, bits, into, names);
    };
    if (at !== -1) count([counts[at] as Uint32Array], [columnNames[at] as string]);
    else if (facet === 'price') widen(price, match, near, bits, scope);
    else if (facet === 'bikeCategories') count([bikes], ['merchandise_category']);
    else count(promoted, ['brand', 'merchandise_category']);
  }
  return { counts, promoted, bikes, price };
}

/** Counts the articles of a tally by the values of columns: by kind of bundle where these tell. */
function countColumns(
  index: RangeIndex,
  match: Match,
  { bundles, sizes }: Tally,
  bits: number,
  counts: readonly Uint32Array[],
  names: readonly string[],
): void {
  const { repeated } = index.articles;
  const kinds = getKinds(index, match.together);
  const byKind = kinds && new Uint32Array(kinds.count);
  if (kinds && byKind && names.some((name) => kinds.ids.has(name)))
    for (let at = 0; at < bundles.length; at++) {
      const kind = kinds.of[bundles[at] as number] as number;
      byKind[kind] = (byKind[kind] as number) + (sizes[at] as number);
    }
  names.forEach((name, place) => {
    const into = counts[place] as Uint32Array;
    const column = repeated[name] as Repeated;
    const ids = kinds?.ids.get(name);
    if (ids && byKind) countAll(ids, byKind, into);
    else {
      countSome(idsByBundle(match.together, column), bundles, sizes, into);
      if (name === 'frame_size') countDiffering(match, { bundles, sizes }, bits, column, into);
    }
  });
}

function countAll(ids: Uint32Array, sizes: Uint32Array, counts: Uint32Array): void {
  for (let at = 0; at < ids.length; at++) {
    const id = ids[at] as number;
    counts[id] = (counts[id] as number) + (sizes[at] as number);
  }
}

function countSome(
  ids: Uint32Array,
  bundles: Uint32Array,
  sizes: Uint32Array,
  counts: Uint32Array,
): void {
  for (let at = 0; at < bundles.length; at++) {
    const id = ids[bundles[at] as number] as number;
    counts[id] = (counts[id] as number) + (sizes[at] as number);
  }
}

/** Adds the articles of runs with several values to each of these values. */
function countDiffering(
  match: Match,
  { bundles }: Tally,
  bits: number,
  column: Repeated,
  counts: Uint32Array,
): void {
  const { rows, together } = match;
  const { bundles: starts } = together;
  const { ids } = column;
  const own = idsByBundle(together, column);
  const several = differs(column);
  if (own === ids) return;
  counts[several] = 0;
  for (let at = 0; at < bundles.length; at++) {
    const bundle = bundles[at] as number;
    if (own[bundle] !== several) continue;
    const start = starts[bundle] as number;
    const end = starts[bundle + 1] as number;
    if ((match.bundles[bundle] as number) >= PER_ROW)
      for (let row = start; row < end; row++) {
        const id = ids[row] as number;
        counts[id] = (counts[id] as number) + ((((rows[row] as number) ^ bits) - 1) >>> 31);
      }
    else
      for (let row = start; row < end; row++) {
        const id = ids[row] as number;
        counts[id] = (counts[id] as number) + 1;
      }
  }
}

/** A bike category gathers merchandise categories; one of these may be in several. */
function bikeCounts({ engine }: Scope, merchandise: Uint32Array): ValueCount[] {
  return engine.names.bikeCategories.flatMap(({ id, mcIds }) => {
    const gathered = findIds(engine.index.articles, 'merchandise_category', mcIds);
    const n = gathered.reduce((sum, is, mc) => sum + is * (merchandise[mc] as number), 0);
    return n > 0 ? { value: id, n } : [];
  });
}

function tagCounts(lists: readonly string[][], counts: Uint32Array): ValueCount[] {
  const byTag = new Map<string, number>();
  counts.forEach((n, id) => {
    if (n === 0) return;
    for (const tag of new Set(lists[id])) byTag.set(tag, (byTag.get(tag) ?? 0) + n);
  });
  const widest = new TopValues(valuesShown);
  for (const [tag, n] of byTag) widest.add(tag, n);
  return widest.values;
}
