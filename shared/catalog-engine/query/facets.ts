import { type RangeIndex, tagsOf } from '../index-of-range.ts';
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
    for (let id = 1; id < ns.length; id++) {
      const n = ns[id] as number;
      if (n > 0 && values[id]) found.add(values[id] as string, n);
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
    articleTags: tagCounts(columns[7] as Repeated, counts[7] as Uint32Array),
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
  const counts = countedHits(match.hits, columns, index);
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
  hits: Uint32Array,
  columns: readonly Repeated[],
  { bundleOf, bundles }: RangeIndex,
): Uint32Array[] {
  const counts = columns.map(({ values }) => new Uint32Array(values.length));
  const few = hits.length * 2 < bundles.length;
  const inBundle = new Uint32Array(few ? 0 : bundles.length);
  if (!few)
    for (let at = 0; at < hits.length; at++) up(inBundle, bundleOf[hits[at] as number] as number);
  columns.forEach((column, place) => {
    const own = counts[place] as Uint32Array;
    if (few || place === frameSizes) {
      count(hits, column, own);
      return;
    }
    for (let bundle = 0; bundle < inBundle.length; bundle++) {
      const n = inBundle[bundle] as number;
      if (n === 0) continue;
      const id = column.ids[bundles[bundle] as number] as number;
      own[id] = (own[id] as number) + n;
    }
  });
  return counts;
}

function tagCounts({ values }: Repeated, counts: Uint32Array): ValueCount[] {
  const byTag = new Map<string, number>();
  counts.forEach((n, id) => {
    if (n === 0) return;
    for (const tag of new Set(tagsOf(values[id] ?? null)))
      byTag.set(tag, (byTag.get(tag) ?? 0) + n);
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
