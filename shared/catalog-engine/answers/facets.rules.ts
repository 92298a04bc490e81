import { cacheHint } from '#shared/cache-hint.ts';
import type { CountUnit, Criteria, Facets, ValueCount } from '../query-types.ts';
import type { AnswerContext } from './answer-context.ts';
import type { FilterAnswer, OptionAnswer } from './answer-shapes.ts';
import { allBut, nothing } from './kept-answers.ts';
import { compareSizes, compareWords } from './sizes.rules.ts';
import { createTextReader } from './text-reader.rules.ts';
import { translateName } from './translate-name.rules.ts';

/**
 * The most options of a facet that are returned. A longer list would not be read; of a longer facet the
 * options with the most articles remain.
 */
const optionsShown = 300;

/** The options of a facet from its counts: no empty values, ordered by what people read. */
export function toOptions(
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
  ctx: Pick<AnswerContext, 'engine' | 'pricedCatalog' | 'locale'>,
  criteria: Criteria,
  unit: CountUnit = 'article',
): FilterAnswer {
  const facets = ctx.pricedCatalog.facets(criteria, unit);
  const byLocale = made.get(facets) ?? new Map<string, FilterAnswer>();
  const known = byLocale.get(ctx.locale);
  if (known) return known;
  const answer = optionsFor(ctx, facets);
  Object.defineProperty(answer, cacheHint, { value: allBut(nothing) });
  made.set(facets, byLocale.set(ctx.locale, answer));
  return answer;
}

const findPicture = (categories: readonly { id: string; image?: string }[], id: string) =>
  categories.find((category) => category.id === id)?.image ?? null;

function optionsFor(
  { engine, locale }: Pick<AnswerContext, 'engine' | 'locale'>,
  facets: Facets,
): FilterAnswer {
  const { merchandiseCategories, promotions: deals, bikeCategories } = engine.names;
  const read = createTextReader(engine.names, locale);
  const categories = new Map(
    merchandiseCategories.map(({ id, name, names }) => [id, translateName(name, names, locale)]),
  );
  const promotions = new Map(
    deals.map(({ code, name, names }) => [code, translateName(name, names, locale)]),
  );
  const bikes = new Map(
    bikeCategories.map(({ id, wording, names }) => [id, translateName(wording, names, locale)]),
  );
  return {
    categories: toOptions(facets.categories),
    promotions: toOptions(facets.promotions, (code) => promotions.get(code) ?? code),
    brands: toOptions(facets.brands),
    models: toOptions(facets.models, read),
    series: toOptions(facets.series, read),
    frameSizes: sizeOptions(facets.frameSizes, read),
    wheelSizes: sizeOptions(facets.wheelSizes, read),
    merchandiseCategories: toOptions(
      facets.merchandiseCategories,
      (id) => categories.get(id) ?? id,
    ).map((option) => ({ ...option, image: findPicture(merchandiseCategories, option.value) })),
    bikeCategories: facets.bikeCategories.map(({ value, n }) => ({
      value,
      label: bikes.get(value) ?? value,
      count: n,
      image: findPicture(bikeCategories, value),
    })),
    articleTags: toOptions(facets.articleTags),
    price: facets.price,
    count: facets.count,
  };
}
