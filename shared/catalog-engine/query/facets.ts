import * as helpers from '../bits.ts';
import {
  type CountedFacet,
  countedFacets,
  type FacetName,
  facetNames,
  facetTable,
  forFacets,
} from '../facet-table.ts';
import type { RangeIndex } from '../index-of-range.ts';
import type { Facets, ValueCount } from '../query-types.ts';
import type { Repeated } from '../table/table.ts';
import { columnByBundle } from './bundle-columns.ts';
import { getKinds } from './bundle-kinds.ts';
import { findIds, tagLists } from './column-values.ts';
import { facetBit, type Match, type Tally } from './match.ts';
import { emptyRange, widen } from './price-range.ts';
import { promotionCounts } from './promotion-counts.ts';
import type { Scope } from './query-scope.ts';
import { findWidestValues, TopValues } from './top-values.ts';

const { areEqual } = helpers;

/**
 * The most values of a facet that are returned. A longer list would not be read; of a longer facet the values
 * with the most articles remain.
 */
export const valuesShown = 300;

/** The columns by whose values the articles of a facet are counted. */
function columnsOf(facet: FacetName): readonly string[] {
  const { by, column } = facetTable[facet];
  if (by === 'deals') return ['brand', 'merchandise_category'];
  return column === null ? [] : [column];
}

const columnNames = [...new Set(facetNames.flatMap(columnsOf))];
/** The columns by which several facets are counted. */
const sharedColumns = columnNames.filter(
  (name) => facetNames.filter((facet) => columnsOf(facet).includes(name)).length > 1,
);

/**
 * Counts the articles of each value of each facet, as if nothing of that facet were selected.
 * @param selected the facets with a selection; when there is only one, a second query without it counts
 *   that facet (see `PricedCatalog.facets`)
 */
export function countFacets(match: Match, selected: readonly FacetName[], scope: Scope): Facets {
  const { scratch, articles } = scope.engine.index;
  const lengths = columnNames.map((name) => {
    const column = articles.repeated[name] as Repeated;
    return column.values.length + columnByBundle(match.together, column).series.length;
  });
  const length = lengths.reduce((sum, one) => sum + one, 0);
  return scratch.lend('counts', Uint32Array, length, (all) => {
    let end = 0;
    const counts = lengths.map((one) => {
      end += one;
      return all.subarray(end - one, end).fill(0);
    });
    return facetsFrom(match, selected, scope, counts);
  });
}

/** @param counts of the columns, all 0 */
function facetsFrom(
  match: Match,
  selected: readonly FacetName[],
  scope: Scope,
  counts: readonly Uint32Array[],
): Facets {
  const { articles } = scope.engine.index;
  const { countsOf, price } = counted(match, selected, scope, counts);
  const valuesOf = (facet: CountedFacet): ValueCount[] => {
    const { by, column } = facetTable[facet];
    const [counts, others] = countsOf(facet) as [Uint32Array, Uint32Array];
    if (by === 'tags') return tagCounts(tagLists(articles), counts);
    if (by === 'gathered') return bikeCounts(scope, counts);
    if (by === 'deals') return promotionCounts(match, scope, [counts, others]);
    return findWidestValues(articles.repeated[column] as Repeated, counts, valuesShown);
  };
  return {
    ...forFacets(countedFacets, valuesOf),
    price: price.from > price.to ? null : price,
    count: match.count,
  };
}

/** How many articles have each value. */
interface Counts {
  /** By column of a facet and number of its values, without the facet's own selection. */
  countsOf: (facet: FacetName) => readonly Uint32Array[];
  price: NonNullable<Facets['price']>;
}

/** Articles that match count for all facets; those that fail exactly one facet count for that facet. */
function counted(
  match: Match,
  selected: readonly FacetName[],
  scope: Scope,
  whole: readonly Uint32Array[],
): Counts {
  const { index } = scope.engine;
  const price = emptyRange();
  match.tally(0, (hits) => {
    countColumns(index, match, hits, 0, whole, columnNames);
    widen(price, match, hits, 0, scope);
  });
  const ofMatches = (facet: FacetName) =>
    columnsOf(facet).map((name) => whole[columnNames.indexOf(name)] as Uint32Array);
  const own = new Map<FacetName, Uint32Array[]>();
  for (const facet of selected.length > 1 ? selected : []) {
    const bits = facetBit(facet);
    const names = columnsOf(facet);
    const counts = ofMatches(facet).map((some, at) =>
      sharedColumns.includes(names[at] as string) ? some.slice() : some,
    );
    own.set(facet, counts);
    match.tally(bits, (near) => {
      countColumns(index, match, near, bits, counts, names);
      if (facet === 'price') widen(price, match, near, bits, scope);
    });
  }
  return { countsOf: (facet) => own.get(facet) ?? ofMatches(facet), price };
}

/** Counts the articles of a tally by the values of columns: by kind of bundle where these tell. */
function countColumns(
  index: RangeIndex,
  match: Match,
  tally: Tally,
  bits: number,
  counts: readonly Uint32Array[],
  names: readonly string[],
): void {
  const { repeated } = index.articles;
  const kinds = getKinds(index, match.together);
  const ofKinds = kinds ? names.filter((name) => kinds.ids.has(name)) : [];
  const countsOf = (name: string) => counts[names.indexOf(name)] as Uint32Array;
  if (kinds && ofKinds.length > 0)
    index.scratch.lend('sizes of kinds', Uint32Array, kinds.count, (sizes) => {
      countByBundle(kinds.of, tally, sizes.fill(0));
      for (const name of ofKinds)
        addCounts(kinds.ids.get(name) as Uint32Array, sizes, countsOf(name));
    });
  for (const name of names)
    if (!ofKinds.includes(name))
      countBundles(match, tally, bits, repeated[name] as Repeated, countsOf(name));
}

/** Counts a column whose values may differ within bundles. */
function countBundles(
  match: Match,
  { bundles, sizes, whole }: Tally,
  bits: number,
  column: Repeated,
  counts: Uint32Array,
): void {
  const { ids, series } = columnByBundle(match.together, column);
  const counted = series.length === 0 ? bundles.length : whole;
  const part = { bundles: bundles.subarray(0, counted), sizes: sizes.subarray(0, counted) };
  countByBundle(ids, part, counts);
  const { length } = column.values;
  series.forEach((several, at) => {
    const times = (counts[length + at] as number) / several.length;
    counts[length + at] = 0;
    if (times > 0) for (const id of several) counts[id] = (counts[id] as number) + times;
  });
  const { rows } = match;
  const { bundles: starts } = match.together;
  for (let at = counted; at < bundles.length; at++) {
    const bundle = bundles[at] as number;
    const own = ids[bundle] as number;
    if (own < length) {
      counts[own] = (counts[own] as number) + (sizes[at] as number);
      continue;
    }
    const end = starts[bundle + 1] as number;
    for (let row = starts[bundle] as number; row < end; row++) {
      const id = column.ids[row] as number;
      counts[id] = (counts[id] as number) + areEqual(rows[row] as number, bits);
    }
  }
}

function countByBundle(
  ids: Uint32Array,
  { bundles, sizes }: Pick<Tally, 'bundles' | 'sizes'>,
  counts: Uint32Array,
): void {
  for (let at = 0; at < bundles.length; at++) {
    const id = ids[bundles[at] as number] as number;
    counts[id] = (counts[id] as number) + (sizes[at] as number);
  }
}

function addCounts(ids: Uint32Array, sizes: Uint32Array, counts: Uint32Array): void {
  for (let at = 0; at < ids.length; at++) {
    const id = ids[at] as number;
    counts[id] = (counts[id] as number) + (sizes[at] as number);
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
