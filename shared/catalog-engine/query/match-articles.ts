import * as helpers from '../bits.ts';
import { selectedValues } from '../facet-criteria.ts';
import { type ColumnFacet, columnFacets, facetTable } from '../facet-table.ts';
import type { Criteria } from '../query-types.ts';
import type { ScratchPool } from '../scratch-pool.ts';
import type { Repeated } from '../table/table.ts';
import { applyCriterion, eachBundle, writeStates } from './apply-criterion.ts';
import { columnByBundle, priceBounds } from './bundle-columns.ts';
import { getKinds } from './bundle-kinds.ts';
import { findIds, idsTagged } from './column-values.ts';
import { EXCLUDED, facetBit, Match } from './match.ts';
import { lendCovered } from './promotion-counts.ts';
import type { Scope } from './query-scope.ts';

const { areEqual, isNotZero, isZero, maskUnless, stateOf } = helpers;

/**
 * Returns the articles that a filter selects. Values of one facet are alternatives, different facets narrow
 * each other, and non-facet criteria (words, stock, new arrivals, codes, the tag category) exclude articles from all
 * counts. A criterion on columns that are equal within a run is checked once for the run, and not at all for
 * runs that have failed.
 * @param reuse a match that is no longer in use; its arrays are reused
 */
export function matchArticles(c: Criteria, scope: Scope, reuse: Match | null = null): Match {
  const match = new Match(scope.engine.index, reuse);
  byBundle(match, c, scope);
  byArticle(match, c, scope);
  match.settle();
  return match;
}

/** Criteria that articles of a bundle meet together. */
function byBundle(match: Match, c: Criteria, { engine }: Scope): void {
  const { index } = engine;
  const { articles } = index;
  const conditions: { column: string; bit: number; ok: Uint8Array }[] = [];
  const narrow = (column: string, bit: number, ok: Uint8Array) => {
    conditions.push({ column, bit, ok });
  };
  if (c.articleTagCategory !== null) {
    const tag = c.articleTagCategory;
    const within = (one: string) => one === tag || one.startsWith(`${tag}:`);
    narrow('tags', EXCLUDED, idsTagged(articles, within));
  }
  for (const facet of columnFacets) {
    const { level, column } = facetTable[facet];
    const ok = level === 'row' ? null : findSelected(facet, c, engine);
    if (ok) narrow(column, facetBit(facet), ok);
  }
  if (conditions.length === 0) return;
  const kinds = getKinds(index, match.together);
  const failed = kinds && new Uint16Array(kinds.count);
  for (const { column, bit, ok } of conditions) {
    const ids = kinds?.ids.get(column);
    if (failed && ids) failColumn(failed, ids, ok, bit);
  }
  if (kinds && failed) failKinds(match.bundles, kinds.of, failed);
  for (const { column, bit, ok } of conditions)
    if (!kinds?.ids.has(column)) {
      const { ids } = columnByBundle(match.together, articles.repeated[column] as Repeated);
      failColumn(match.bundles, ids, ok, bit);
    }
}

/** Where a facet's column has what is selected, as a lookup by its ids; null when nothing is. */
function findSelected(
  facet: ColumnFacet,
  c: Criteria,
  { index: { articles }, names }: Scope['engine'],
): Uint8Array | null {
  const selected = selectedValues(c, facet);
  if (!selected) return null;
  const { by, column } = facetTable[facet];
  if (by === 'tags') return idsTagged(articles, (tag) => selected.includes(tag));
  if (by === 'value') return findIds(articles, column, selected);
  const chosen = names.bikeCategories.filter(({ id }) => selected.includes(id));
  return findIds(
    articles,
    column,
    chosen.flatMap(({ mcIds }) => mcIds),
  );
}

function failColumn(failed: Uint16Array, ids: Uint32Array, ok: Uint8Array, bit: number): void {
  for (let at = 0; at < failed.length; at++)
    failed[at] = (failed[at] as number) | (maskUnless(ok[ids[at] as number] as number) & bit);
}

function failKinds(failed: Uint16Array, kindOf: Uint32Array, kinds: Uint16Array): void {
  for (let bundle = 0; bundle < failed.length; bundle++)
    failed[bundle] = kinds[kindOf[bundle] as number] as number;
}

/** Applies the criteria of single articles. Those that make most runs mixed come last. */
function byArticle(match: Match, c: Criteria, scope: Scope): void {
  const { engine, stock, book } = scope;
  const { articles, all, scratch } = engine.index;
  const narrow = (ok: Uint8Array, bit: number) => {
    applyCriterion(match, scratch, {
      bit,
      write: (states, from, to) => writeStates(match.together, ok, states, from, to),
      fail: (bundles) => {
        eachBundle(match, bundles, (rows, start, end) => {
          for (let row = start; row < end; row++)
            rows[row] = (rows[row] as number) | (maskUnless(ok[row] as number) & bit);
        });
      },
    });
  };
  const lendMarks = (task: (marks: Uint8Array) => void) =>
    scratch.lend('marks', Uint8Array, all.length, (marks) => task(marks.fill(0)));
  for (const word of c.words)
    engine.search.lendPoints(word, (points) =>
      lendMarks((found) => {
        for (let row = 0; row < found.length; row++) found[row] = isNotZero(points[row] as number);
        narrow(found, EXCLUDED);
      }),
    );
  if (c.articleCodes) {
    const rows = c.articleCodes.map((code) => engine.rowOf(code));
    lendMarks((listed) => {
      for (const row of rows) if (row !== null) listed[row] = 1;
      narrow(listed, EXCLUDED);
    });
  }
  if (c.promotions)
    lendCovered(scope, c.promotions, (covered) => narrow(covered, facetBit('promotions')));
  if (c.price && book.dealer) narrowPrices(match, scope, book.dealer, c.price);
  else if (c.price) lendMarks((none) => narrow(none, facetBit('price')));
  for (const facet of columnFacets) {
    const { level, column } = facetTable[facet];
    const marks = level === 'row' ? findSelected(facet, c, engine) : null;
    if (marks)
      narrowValues(match, articles.repeated[column] as Repeated, marks, facetBit(facet), scratch);
  }
  if (c.isNew) narrow(engine.arrivals.on(book.today).marks, EXCLUDED);
  if (c.hasStock) narrow(stock.left, EXCLUDED);
}

/** Applies a criterion on a column whose values differ within bundles. @param ok by value */
function narrowValues(
  match: Match,
  column: Repeated,
  ok: Uint8Array,
  bit: number,
  scratch: ScratchPool,
): void {
  const { ids } = column;
  const own = columnByBundle(match.together, column);
  const stateById = Uint8Array.from([
    ...Array.from(ok, (meets) => 1 - meets),
    ...own.series.map((series) => stateOfSeries(series, ok)),
  ]);
  applyCriterion(match, scratch, {
    bit,
    write: (states, from, to) => {
      for (let bundle = from; bundle < to; bundle++)
        states[bundle - from] = stateById[own.ids[bundle] as number] as number;
    },
    fail: (bundles) => {
      eachBundle(match, bundles, (rows, start, end) => {
        for (let row = start; row < end; row++)
          rows[row] = (rows[row] as number) | (maskUnless(ok[ids[row] as number] as number) & bit);
      });
    },
  });
}

function stateOfSeries(series: Uint32Array, ok: Uint8Array): number {
  const met = series.reduce((sum, id) => sum + (ok[id] as number), 0);
  return stateOf(isZero(met), areEqual(met, series.length));
}

/** No price, NaN, is within no bounds. */
function narrowPrices(
  match: Match,
  { book, engine }: Scope,
  dealer: Float64Array,
  { from, to }: NonNullable<Criteria['price']>,
): void {
  const bit = facetBit('price');
  const low = from ?? Number.NEGATIVE_INFINITY;
  const high = to ?? Number.POSITIVE_INFINITY;
  const { least, most } = priceBounds(match.together, book, dealer);
  applyCriterion(match, engine.index.scratch, {
    bit,
    write: (states, from, to) => {
      for (let bundle = from; bundle < to; bundle++) {
        const cheapest = least[bundle] as number;
        const dearest = most[bundle] as number;
        const all = Number(cheapest >= low) & Number(dearest <= high);
        // Not `dearest < low`: there may be no price at all.
        const some = Number(dearest >= low) & (1 - Number(cheapest > high));
        states[bundle - from] = stateOf(1 - some, all);
      }
    },
    fail: (bundles) => {
      eachBundle(match, bundles, (rows, start, end) => {
        for (let row = start; row < end; row++) {
          const amount = dealer[row] as number;
          const ok = Number(amount >= low) & Number(amount <= high);
          rows[row] = (rows[row] as number) | (maskUnless(ok) & bit);
        }
      });
    },
  });
}
