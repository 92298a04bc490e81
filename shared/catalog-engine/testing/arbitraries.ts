import fc from 'fast-check';
import type { Criteria, Sort } from '../query.ts';
import type { ArticleRow, DealRow, GroupRow, RangeNames } from '../rows.ts';
import type { Plain } from './naive.ts';

const pick = <T>(...values: T[]) => fc.constantFrom(...values);
const brands = ['Alto', 'ÜBER', 'Shimano', 'X', ''];
const models = ['Trail 5', 'Dash', '', 'Altocore'];
const series = ['S', 'Performance', ''];
const sizes = [null, 'M', 'XL', '54 cm', ''];
const wheels = [null, '29"', '700C'];
const categories = ['10', '20', '30'];
const colors = [null, 'Matte Black', 'Grün', 'RED'];
const tags = ['new', 'sale:2026', 'sale', 'salesman', 'Ä', ''];
const words = [
  'Trail',
  'trail',
  'Über',
  'É',
  'ÇA',
  'Dash',
  'dash',
  '',
  '29"',
  'Performance',
  'a\tb',
  '\u00a0',
  'Z%_',
];
const dates = ['1969-12-31', '2024-02-29', '2026-01-01', '2026-11-21', '2027-05-05'];
const eans = [
  '4006381333931',
  '0036000291452',
  '036000291452',
  '12345670',
  '1',
  'X-1',
  '0000000000000',
  '4006381333932',
  '',
];

const name = fc.array(pick(...words), { minLength: 1, maxLength: 4 }).map((list) => list.join(' '));
const amount = fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 2 ** 45 }));
const nullable = <T>(of: fc.Arbitrary<T>) => fc.option(of, { freq: 3 });
const letters = fc.string({
  minLength: 1,
  maxLength: 6,
  unit: pick('A', 'b', '-', '0', '1', '9', 'é', '𝒳', '\u0001', '\uffff'),
});

const articleOf = (no: number, groups: number) =>
  fc.record<ArticleRow>({
    no: fc.constant(no),
    group: fc.integer({ min: 0, max: groups - 1 }).map((group) => group * 3 + 1),
    code: letters.map((text) => `${text}${no}`),
    code_display: letters,
    old_code: nullable(letters),
    ean: nullable(pick(...eans)),
    name,
    category: pick('Bike', 'PAA'),
    brand: pick(...brands),
    model: pick(...models),
    serie: pick(...series),
    merchandise_category: pick(...categories),
    model_year: nullable(fc.integer({ min: -3, max: 2027 })),
    frame_size: pick(...sizes),
    wheel_size: pick(...wheels),
    color: pick(...colors),
    color_hex: nullable(pick('#000', '#fff')),
    uom: pick('PC', 'SET'),
    retail_price: nullable(amount),
    order_quota: nullable(fc.integer({ min: 0, max: 9 })),
    tags: fc.array(pick(...tags), { maxLength: 3 }),
    image: nullable(letters.map((text) => `img/${text}${no}.webp`)),
    popularity: fc.integer({ min: -2, max: 4 }),
    released_at: nullable(pick(...dates)),
    order_blocked: fc.boolean(),
    available_for_order_at: nullable(pick(...dates)),
  });

/** An article; its display, image and old code are made of its code now and then, as in life. */
const article = (no: number, groups: number) =>
  fc.tuple(articleOf(no, groups), fc.nat(5)).map(([row, way]) => ({
    ...row,
    ...(way < 2 ? { code_display: row.code } : {}),
    ...(way === 2 ? { code_display: [...row.code].join('-'), image: `x/${row.code}.png` } : {}),
  }));

const group = (at: number): fc.Arbitrary<GroupRow> =>
  fc.record({
    no: fc.constant(at * 3 + 1),
    id: letters.map((text) => `${text}${at}`),
    slug: fc
      .tuple(letters, fc.boolean())
      .map(([text, plain]) => (plain ? `alto-${at}` : `${text}-${at}`)),
    name,
    category: pick('Bike' as const, 'PAA' as const),
    brand: pick(...brands),
    model: pick(...models),
    serie: pick(...series),
    model_year: nullable(fc.constant(2026)),
    image: nullable(letters),
    related: fc.array(letters, { maxLength: 2 }),
    descriptions: fc.dictionary(pick('en', 'de'), fc.string(), { noNullPrototype: true }),
    specs: fc.array(fc.record({ name: fc.string(), value: fc.string() }), { maxLength: 3 }),
  });

/** The target of a deal: exactly one of three. */
const target = (codes: string[]) =>
  fc.oneof(
    pick(...codes, 'none').map((article) => ({ article, brand: null, merchandise_category: null })),
    pick(...brands).map((brand) => ({ article: null, brand, merchandise_category: null })),
    pick(...categories).map((merchandise_category) => ({
      article: null,
      brand: null,
      merchandise_category,
    })),
  );

const dealRows = (
  codes: string[],
  nos: string[],
  priceList: string | null,
): fc.Arbitrary<DealRow[]> =>
  fc.uniqueArray(
    fc
      .tuple(
        target(codes),
        fc.record({
          deal_no: pick(...nos),
          position: fc.nat(5),
          description: fc.string({ maxLength: 5 }),
          price_list: fc.constant(priceList),
          term: pick('>=', '<='),
          qty: fc.nat(3),
          uom: fc.constant('PC'),
          type: pick('percentage', 'fixed'),
          value: fc.integer({ min: -900, max: 900 }),
          valid_from: pick(...dates),
          valid_to: pick(...dates),
        }),
      )
      .map(([aim, rest]) => ({ ...rest, ...aim })),
    { maxLength: 6, selector: (deal) => `${deal.deal_no} ${deal.position}` },
  );

/** A whole random range with one price list, or none, and stock. */
export const ranges: fc.Arbitrary<Plain> = fc
  .tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 8 }))
  .chain(([count, groups]) =>
    fc.tuple(
      fc.tuple(...Array.from({ length: count }, (_, at) => article(at * 2 + 5, groups))),
      fc.tuple(...Array.from({ length: groups }, (_, at) => group(at))),
    ),
  )
  .chain(([articles, groups]) => {
    const codes = articles.map(({ code }) => code);
    const nos = articles.map(({ no }) => no);
    const some = nos.length > 0 ? fc.subarray(nos) : fc.constant([]);
    return fc.record({
      articles: fc.constant(articles),
      groups: fc.constant(groups),
      names: fc.record<RangeNames>({
        merchandiseCategories: fc.constant([{ id: '10', name: 'Bikes' }]),
        bikeCategories: fc.constant([
          { id: 'B1', wording: 'One', type: 'x', mcIds: ['10'] },
          { id: 'B2', wording: 'Two', type: 'x', mcIds: ['20', '30', '99'] },
        ]),
        deals: dealRows(codes, ['D1', 'D2'], null),
      }),
      prices: fc.option(
        some.chain((priced) =>
          fc.tuple(...priced.map((no) => amount.map((dealer) => ({ no, dealer })))),
        ),
        { freq: 5 },
      ),
      deals: dealRows(codes, ['L1', 'L2'], 'A'),
      stock: some.chain((kept) =>
        fc.tuple(
          ...kept.map((no) =>
            fc.record({
              no: fc.constant(no),
              qty: fc.nat(2),
              masked: fc.boolean(),
              next: fc.option(
                fc.record({ date: pick(...dates), qty: fc.option(fc.nat(9)), mask: fc.boolean() }),
              ),
            }),
          ),
        ),
      ),
      today: pick(...dates),
    });
  });

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
  ),
  pick(
    '54',
    'cm',
    '-',
    '1',
    'b1',
    '\u00e9',
    '29"',
    'trail 5',
    '0036000291452',
    'blakc',
    'a\tb',
    'altocore',
  ),
);

const facet = (values: readonly (string | null)[]) =>
  fc.uniqueArray(pick(...values).filter((value) => value !== null) as fc.Arbitrary<string>, {
    minLength: 1,
    maxLength: 3,
  });

/** Nothing narrowed. */
export const everything: Criteria = {
  ...{ words: [], category: null, promotions: null, brands: null, models: null, series: null },
  ...{ frameSizes: null, wheelSizes: null, merchandiseCategories: null, bikeCategories: null },
  ...{
    articleTags: null,
    articleTagCategory: null,
    price: null,
    hasStock: false,
    articleCodes: null,
  },
};

/** Filters with at most four things asked, so that something is left to compare. */
export const criteria: fc.Arbitrary<Criteria> = fc
  .record({
    words: fc.array(fc.record({ text: texts, ean: fc.option(pick(...eans), { freq: 6 }) }), {
      minLength: 1,
      maxLength: 2,
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
    articleCodes: facet(['A5', 'b7', 'none', '-9']),
  })
  .chain((full) =>
    fc.subarray(Object.keys(full) as (keyof Criteria)[], { maxLength: 4 }).map((names) => ({
      ...everything,
      ...Object.fromEntries(names.map((key) => [key, full[key]])),
    })),
  );

export const sorts: fc.Arbitrary<Sort> = fc.record({
  field: pick('price' as const, 'name' as const, 'newest' as const, 'popularity' as const),
  order: pick('ASC' as const, 'DESC' as const),
});

export const searchTexts = texts;
