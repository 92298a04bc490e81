import fc from 'fast-check';
import { everything } from '../facet-criteria.ts';
import type { Criteria, Sort } from '../query-types.ts';
import { brands, categories, eans, models, series, sizes, tags, wheels } from './sample-values.ts';

const pick = <T>(...values: T[]) => fc.constantFrom(...values);

const texts = fc.oneof(
  pick(
    'trail',
    'TRAIL',
    'trial',
    'dahs',
    'perfomance',
    'Preformence',
    'shimno',
    'ma',
    '%',
    '_',
    'grün',
    'ubre',
    'dash',
    'colour',
    'core',
  ),
  pick(
    '54',
    'cm',
    '-',
    '1',
    'b1',
    '\u00e9',
    '29"',
    'gruen',
    'pathh',
    'weg',
    'bike',
    'inch',
    '0036000291452',
    'blakc',
    'altocore',
  ),
);

const facet = (values: readonly (string | null)[]) =>
  fc.uniqueArray(pick(...values).filter((value) => value !== null) as fc.Arbitrary<string>, {
    minLength: 1,
    maxLength: 3,
  });

/** Filters with at most four things asked, so that something is left to compare. */
export const criteria: fc.Arbitrary<Criteria> = fc
  .record({
    words: fc.array(fc.record({ text: texts, ean: fc.option(pick(...eans), { freq: 6 }) }), {
      minLength: 1,
      maxLength: 5,
    }),
    category: pick('Bike' as const, 'PAA' as const),
    promotions: facet(['D1', 'D2', 'L1', 'L2', 'none']),
    brands: facet(brands),
    models: facet(models),
    series: facet(series),
    frameSizes: facet(sizes),
    wheelSizes: facet(wheels),
    merchandiseCategories: facet(categories),
    bikeCategories: facet(['B1', 'B2', 'none']),
    articleTags: facet(tags),
    articleTagCategory: pick('sale', 'new', ''),
    price: fc.record({ from: fc.option(fc.nat(40)), to: fc.option(fc.nat(60)) }),
    hasStock: fc.constant(true),
    isNew: fc.constant(true),
    articleCodes: facet(['A5', 'b7', 'none', '-9']),
  })
  .chain((full) =>
    fc.subarray(Object.keys(full) as (keyof Criteria)[], { maxLength: 4 }).map((names) => ({
      ...everything,
      ...Object.fromEntries(names.map((key) => [key, full[key]])),
    })),
  );

export const sorts: fc.Arbitrary<Sort> = fc.record({
  field: fc.constantFrom<Sort['field']>('price', 'name', 'newest', 'popularity', 'relevance'),
  order: pick('ASC' as const, 'DESC' as const),
});

export const searchTexts = texts;
