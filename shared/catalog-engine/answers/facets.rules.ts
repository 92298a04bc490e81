import { cacheHint } from '#shared/cache-hint.ts';
import { type CountedFacet, countedFacets, facetTable, forFacets } from '../facet-table.ts';
import type { CountUnit, Criteria, Facets, ValueCount } from '../query-types.ts';
import type { Translations } from '../row-types.ts';
import type { AnswerContext } from './answer-context.ts';
import type { FilterAnswer, OptionAnswer } from './answer-shapes.ts';
import { allBut, nothing } from './kept-answers.ts';
import { compareWords, sortBySize } from './sizes.rules.ts';
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
  return sortBySize(widest(counts, nameOf), ({ value }) => value);
}

function widest(counts: readonly ValueCount[], nameOf: (value: string) => string): OptionAnswer[] {
  const offered = counts.filter(({ value }) => value !== '').sort((a, b) => b.n - a.n);
  return withLabels(offered.slice(0, optionsShown), nameOf);
}

function withLabels(
  counts: readonly ValueCount[],
  nameOf: (value: string) => string = (value) => value,
): OptionAnswer[] {
  return counts.map(({ value, n }) => ({ value, label: nameOf(value), count: n }));
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

/** The names that options have, and the pictures of some, by facet and value. */
function namesOf({ names }: AnswerContext['engine'], locale: string) {
  const named = <Row extends { names?: Translations; image?: string }>(
    rows: readonly Row[],
    keyOf: (row: Row) => [value: string, name: string],
  ) =>
    new Map(
      rows.map((row) => {
        const [value, name] = keyOf(row);
        const label = translateName(name, row.names, locale);
        return [value, { label, image: row.image ?? null }];
      }),
    );
  return {
    merchandiseCategories: named(names.merchandiseCategories, ({ id, name }) => [id, name]),
    bikeCategories: named(names.bikeCategories, ({ id, wording }) => [id, wording]),
    promotions: named(names.promotions, ({ code, name }) => [code, name]),
  };
}

const ordered = { words: toOptions, sizes: sizeOptions, own: withLabels };

function optionsFor(
  { engine, locale }: Pick<AnswerContext, 'engine' | 'locale'>,
  facets: Facets,
): FilterAnswer {
  const names = namesOf(engine, locale);
  const read = createTextReader(engine.names, locale);
  const optionsOf = (facet: CountedFacet): OptionAnswer[] => {
    const { labels, order } = facetTable[facet];
    const toList = ordered[order];
    if (labels === 'values') return toList(facets[facet]);
    if (labels === 'texts') return toList(facets[facet], read);
    const byValue = names[labels];
    const options = toList(facets[facet], (value) => byValue.get(value)?.label ?? value);
    if (labels === 'promotions') return options;
    return options.map((one) => ({ ...one, image: byValue.get(one.value)?.image ?? null }));
  };
  const options = forFacets(countedFacets, optionsOf) as Omit<FilterAnswer, 'price' | 'count'>;
  return { ...options, price: facets.price, count: facets.count };
}
