import { type RangeIndex, tagLists } from '../index-of-range.ts';
import type { Facets, ValueCount } from '../query.ts';
import type { Repeated } from '../table/table.ts';
import { facetColumns, type Match, nearly, type Scope } from './match.ts';
import { promotionCounts } from './promotions.ts';
import { Widest } from './widest.ts';

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
  const { counts, promoted } = counted(match, columns, scope.engine.index);
  const widest = (at: number): ValueCount[] => {
    const found = new Widest(valuesShown);
    const { values } = columns[at] as Repeated;
    const ns = counts[at] as Uint32Array;
    let { least } = found;
    for (let id = 1; id < ns.length; id++) {
      const n = ns[id] as number;
      if (n < least || !values[id]) continue;
      found.add(values[id] as string, n);
      least = found.least;
    }
    return found.values;
  };
  return {
    categories: widest(0),
    brands: widest(1),
    models: widest(2),
    series: widest(3),
    frameSizes: widest(4),
    wheelSizes: widest(5),
    merchandiseCategories: widest(6),
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
}

/** Those that match count everywhere, those that fail one facet count there. */
function counted(match: Match, columns: readonly Repeated[], index: RangeIndex): Counts {
  const counts = countedHits(match, columns, index);
  const [brand, merchandise] = [columns[1] as Repeated, columns[6] as Repeated];
  const promoted: Counts['promoted'] = [counts[1] as Uint32Array, counts[6] as Uint32Array];
  const promotable = nearly(match, 'promotions');
  if (promotable.length > 0 || match.near.length > 0) {
    promoted[0] = promoted[0].slice();
    promoted[1] = promoted[1].slice();
    count(promotable, brand, promoted[0]);
    count(promotable, merchandise, promoted[1]);
  }
  columns.forEach((column, at) => {
    count(match.near[at] ?? promotable.subarray(0, 0), column, counts[at] as Uint32Array);
  });
  return { counts, promoted };
}

function count(rows: Uint32Array, { ids }: Repeated, counts: Uint32Array): void {
  for (let at = 0; at < rows.length; at++) up(counts, ids[rows[at] as number] as number);
}

function up(counts: Uint32Array, id: number): void {
  counts[id] = (counts[id] as number) + 1;
}

/** What a bundle has in common is counted once for all its articles, unless they are few. */
function countedHits(
  { hits, state, together }: Match,
  columns: readonly Repeated[],
  { bundles }: RangeIndex,
): Uint32Array[] {
  const counts = columns.map(({ values }) => new Uint32Array(values.length));
  const few = hits.length * 2 < bundles.length;
  const firsts = new Uint32Array(few ? 0 : bundles.length);
  const sizes = new Uint32Array(firsts.length);
  let touched = 0;
  for (let bundle = 0; bundle < firsts.length; bundle++) {
    const first = bundles[bundle] as number;
    const end = bundle + 1 < firsts.length ? (bundles[bundle + 1] as number) : state.length;
    let n = 0;
    if (!together) for (let row = first; row < end; row++) n += Number(state[row] === 0);
    else if (together[bundle] === 0) n = end - first;
    if (n === 0) continue;
    firsts[touched] = first;
    sizes[touched++] = n;
  }
  columns.forEach((column, place) => {
    const own = counts[place] as Uint32Array;
    if (few || place === frameSizes) count(hits, column, own);
    else countBundles(firsts, sizes, touched, column.ids, own);
  });
  return counts;
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
  for (const rows of [match.hits, nearly(match, 'price')])
    for (let at = 0; at < rows.length; at++) {
      const amount = dealer[rows[at] as number] as number;
      if (amount < from) from = amount;
      if (amount > to) to = amount;
    }
  return from > to ? null : { from, to };
}
