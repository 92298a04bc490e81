import { keeping } from '#shared/keeping.ts';
import type { Criteria, Facets, ValueCount } from '../query.ts';
import type { AnswerContext } from './context.ts';
import { allBut, nothing } from './kept-answers.ts';
import type { FilterAnswer, OptionAnswer } from './shapes.ts';
import { compareSizes, compareWords } from './sizes.rules.ts';

/** More values than this nobody reads through; of a longer facet the widest are offered. */
const optionsShown = 300;

/** The options of a facet from its counts: no empty values, ordered by what people read. */
export function optionsOf(
  counts: readonly ValueCount[],
  nameOf: (value: string) => string = (value) => value,
): OptionAnswer[] {
  return widest(counts, nameOf).sort(
    (a, b) => compareWords(a.label, b.label) || compareWords(a.value, b.value),
  );
}

/** The options of a facet of sizes, in the order of sizes. */
export function sizeOptions(counts: readonly ValueCount[]): OptionAnswer[] {
  return widest(counts, (value) => value).sort((a, b) => compareSizes(a.value, b.value));
}

function widest(counts: readonly ValueCount[], nameOf: (value: string) => string): OptionAnswer[] {
  return counts
    .filter(({ value }) => value !== '')
    .sort((a, b) => b.n - a.n)
    .slice(0, optionsShown)
    .map(({ value, n }) => ({ value, label: nameOf(value), count: n }));
}

/** A market gives the same counts again while it remembers them; so does what is made of them here. */
const made = new WeakMap<Facets, FilterAnswer>();

/** The options of the filter with the articles each would show; empty lists hide it (N059, O032). */
export function filterAnswer(
  ctx: Pick<AnswerContext, 'engine' | 'market'>,
  criteria: Criteria,
): FilterAnswer {
  const facets = ctx.market.facets(criteria);
  const known = made.get(facets);
  if (known) return known;
  const answer = optionsFor(ctx, facets);
  Object.defineProperty(answer, keeping, { value: allBut(nothing) });
  made.set(facets, answer);
  return answer;
}

function optionsFor(ctx: Pick<AnswerContext, 'engine' | 'market'>, facets: Facets): FilterAnswer {
  const categories = new Map(
    ctx.engine.names.merchandiseCategories.map(({ id, name }) => [id, name]),
  );
  const promotions = new Map(ctx.engine.names.promotions.map(({ code, name }) => [code, name]));
  const bikes = new Map(ctx.engine.names.bikeCategories.map(({ id, wording }) => [id, wording]));
  return {
    categories: optionsOf(facets.categories),
    promotions: optionsOf(facets.promotions, (code) => promotions.get(code) ?? code),
    brands: optionsOf(facets.brands),
    models: optionsOf(facets.models),
    series: optionsOf(facets.series),
    frameSizes: sizeOptions(facets.frameSizes),
    wheelSizes: sizeOptions(facets.wheelSizes),
    merchandiseCategories: optionsOf(
      facets.merchandiseCategories,
      (id) => categories.get(id) ?? id,
    ),
    bikeCategories: facets.bikeCategories.map(({ value, n }) => ({
      value,
      label: bikes.get(value) ?? value,
      count: n,
    })),
    articleTags: optionsOf(facets.articleTags),
    price: facets.price,
    count: facets.count,
  };
}
