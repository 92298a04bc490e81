import { cacheHint } from '#shared/cache-hint.ts';
import type { CountUnit, Criteria, Facets, ValueCount } from '../query.ts';
import type { AnswerContext } from './context.ts';
import { allBut, nothing } from './kept-answers.ts';
import { nameIn } from './name-in.rules.ts';
import type { FilterAnswer, OptionAnswer } from './shapes.ts';
import { compareSizes, compareWords } from './sizes.rules.ts';
import { textIn } from './text-in.rules.ts';

/**
 * The most options of a facet that are returned. A longer list would not be read; of a longer facet the
 * options with the most articles remain.
 */
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
export function sizeOptions(
  counts: readonly ValueCount[],
  nameOf: (value: string) => string = (value) => value,
): OptionAnswer[] {
  return widest(counts, nameOf).sort((a, b) => compareSizes(a.value, b.value));
}

function widest(counts: readonly ValueCount[], nameOf: (value: string) => string): OptionAnswer[] {
  return counts
    .filter(({ value }) => value !== '')
    .sort((a, b) => b.n - a.n)
    .slice(0, optionsShown)
    .map(({ value, n }) => ({ value, label: nameOf(value), count: n }));
}

/** A market gives the same counts again while it remembers them; so does what is made of them here. */
const made = new WeakMap<Facets, Map<string, FilterAnswer>>();

/** The options of the filter with the articles or models each would show; empty lists hide it (N059, O032). */
export function filterAnswer(
  ctx: Pick<AnswerContext, 'engine' | 'market' | 'locale'>,
  criteria: Criteria,
  unit: CountUnit = 'article',
): FilterAnswer {
  const facets = ctx.market.facets(criteria, unit);
  const byLocale = made.get(facets) ?? new Map<string, FilterAnswer>();
  const known = byLocale.get(ctx.locale);
  if (known) return known;
  const answer = optionsFor(ctx, facets);
  Object.defineProperty(answer, cacheHint, { value: allBut(nothing) });
  made.set(facets, byLocale.set(ctx.locale, answer));
  return answer;
}

const pictureOf = (categories: readonly { id: string; image?: string }[], id: string) =>
  categories.find((category) => category.id === id)?.image ?? null;

function optionsFor(
  { engine, locale }: Pick<AnswerContext, 'engine' | 'locale'>,
  facets: Facets,
): FilterAnswer {
  const { merchandiseCategories, promotions: deals, bikeCategories } = engine.names;
  const read = textIn(engine.names, locale);
  const categories = new Map(
    merchandiseCategories.map(({ id, name, names }) => [id, nameIn(name, names, locale)]),
  );
  const promotions = new Map(
    deals.map(({ code, name, names }) => [code, nameIn(name, names, locale)]),
  );
  const bikes = new Map(
    bikeCategories.map(({ id, wording, names }) => [id, nameIn(wording, names, locale)]),
  );
  return {
    categories: optionsOf(facets.categories),
    promotions: optionsOf(facets.promotions, (code) => promotions.get(code) ?? code),
    brands: optionsOf(facets.brands),
    models: optionsOf(facets.models, read),
    series: optionsOf(facets.series, read),
    frameSizes: sizeOptions(facets.frameSizes, read),
    wheelSizes: sizeOptions(facets.wheelSizes, read),
    merchandiseCategories: optionsOf(
      facets.merchandiseCategories,
      (id) => categories.get(id) ?? id,
    ).map((option) => ({ ...option, image: pictureOf(merchandiseCategories, option.value) })),
    bikeCategories: facets.bikeCategories.map(({ value, n }) => ({
      value,
      label: bikes.get(value) ?? value,
      count: n,
      image: pictureOf(bikeCategories, value),
    })),
    articleTags: optionsOf(facets.articleTags),
    price: facets.price,
    count: facets.count,
  };
}
