import {
  type CountedFacet,
  countedFacets,
  type FacetName,
  facetTable,
  forFacets,
} from '../facet-table.ts';
import type { Facets, ValueCount } from '../query-types.ts';
import type { Repeated } from '../table/table.ts';
import { findIds, tagLists } from './column-values.ts';
import { valuesShown } from './facets.ts';
import { facetBit, type Match } from './match.ts';
import { type Counted, countEach, countLists, countModels, countPieces } from './model-counts.ts';
import { getPieces, writePassing } from './model-pieces.ts';
import { modelPromotions } from './model-promotions.ts';
import { priceRange } from './price-range.ts';
import type { Scope } from './query-scope.ts';
import { findWidestValues, TopValues } from './top-values.ts';

/**
 * How many models have an article with each value of each facet, each facet without its own selection. A
 * model's pieces come one after the other, so that the last model of a value says whether it counts again.
 * @param selected as for `countFacets`
 */
export function countModelFacets(
  match: Match,
  selected: readonly FacetName[],
  scope: Scope,
): Facets {
  const { index } = scope.engine;
  const pieces = getPieces(index, match.together);
  const price = priceRange(match, selected, scope);
  const lendPieces = <Result>(name: string, bits: number, task: (counted: Counted) => Result) =>
    index.scratch.lend(name, Uint32Array, pieces.starts.length, (found) => {
      const count = writePassing(match, pieces, bits, found);
      return task({ match, pieces, bits, found: found.subarray(0, count) });
    });
  return lendPieces('pieces of matches', 0, (whole) => {
    const valuesOf = (facet: CountedFacet) => {
      if (selected.length < 2 || !selected.includes(facet)) return countValues(facet, whole, scope);
      const count = (own: Counted) => countValues(facet, own, scope);
      return lendPieces('pieces of a facet', facetBit(facet), count);
    };
    return {
      ...forFacets(countedFacets, valuesOf),
      price: price.from > price.to ? null : price,
      count: countModels(whole),
    };
  });
}

function countValues(facet: CountedFacet, counted: Counted, scope: Scope): ValueCount[] {
  const { by, column: name, level } = facetTable[facet];
  if (by === 'gathered') return bikeCounts(counted, scope);
  if (by === 'tags') return tagCounts(counted, scope);
  if (by === 'deals') return modelPromotions(counted, scope);
  const column = scope.engine.index.articles.repeated[name] as Repeated;
  const counts = level === 'row' ? countEach(counted, column) : countPieces(counted, column);
  return findWidestValues(column, counts, valuesShown);
}

/** In the sales organisation's own order; a merchandise category may be in several. */
function bikeCounts(counted: Counted, { engine }: Scope): ValueCount[] {
  const { articles } = engine.index;
  const column = articles.repeated.merchandise_category as Repeated;
  const lists: number[][] = column.values.map(() => []);
  const { bikeCategories } = engine.names;
  bikeCategories.forEach(({ mcIds }, at) => {
    findIds(articles, 'merchandise_category', mcIds).forEach((is, id) => {
      if (is === 1) lists[id]?.push(at);
    });
  });
  const counts = countLists(counted, bikeCategories.length, (row) => {
    return lists[column.ids[row] as number] as number[];
  });
  return bikeCategories.flatMap(({ id }, at) => {
    const n = counts[at] as number;
    return n > 0 ? { value: id, n } : [];
  });
}

const tagNumbers = new WeakMap<string[][], { tags: string[]; lists: number[][] }>();

/** Tags by number, and the numbers of each list of tags; made once. */
function numbered(lists: string[][]): { tags: string[]; lists: number[][] } {
  const before = tagNumbers.get(lists);
  if (before) return before;
  const numbers = new Map<string, number>();
  const numberOf = (tag: string) => {
    const number = numbers.get(tag) ?? numbers.size;
    numbers.set(tag, number);
    return number;
  };
  const made = { tags: [] as string[], lists: lists.map((list) => list.map(numberOf)) };
  made.tags = [...numbers.keys()];
  tagNumbers.set(lists, made);
  return made;
}

function tagCounts(counted: Counted, { engine }: Scope): ValueCount[] {
  const { articles } = engine.index;
  const { tags, lists } = numbered(tagLists(articles));
  const { ids } = articles.repeated.tags as Repeated;
  const counts = countLists(counted, tags.length, (row) => lists[ids[row] as number] as number[]);
  const widest = new TopValues(valuesShown);
  tags.forEach((tag, at) => {
    widest.add(tag, counts[at] as number);
  });
  return widest.values;
}
