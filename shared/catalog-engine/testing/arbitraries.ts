import fc from 'fast-check';
import { bundled } from '../index-of-range.ts';
import type { ArticleRow, DealRow, GroupRow, RangeNames } from '../row-types.ts';
import type { Plain } from './naive-engine.ts';
import {
  brands,
  categories,
  colors,
  dates,
  eans,
  models,
  series,
  sizes,
  tags,
  wheels,
  words,
} from './sample-values.ts';

const pick = <T>(...values: T[]) => fc.constantFrom(...values);

const name = fc.array(pick(...words), { minLength: 1, maxLength: 4 }).map((list) => list.join(' '));
const amount = fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 2 ** 45 }));
const nullable = <T>(of: fc.Arbitrary<T>) => fc.option(of, { freq: 3 });
const letters = fc.string({
  minLength: 1,
  maxLength: 6,
  unit: pick('A', 'b', '-', '0', '1', '9', 'é', '𝒳', '\u0001', '\uffff'),
});

const anyArticle = (no: number, groups: number) =>
  fc.record<ArticleRow>({
    no: fc.constant(no),
    group: fc.integer({ min: 0, max: groups - 1 }).map((group) => group * 3 + 1),
    // A separator before the number: a text that ends with a digit would result in the code of another
    // number.
    code: letters.map((text) => `${text}-${no}`),
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
  fc.tuple(anyArticle(no, groups), fc.nat(5)).map(([row, way]) => ({
    ...row,
    ...(way < 2 ? { code_display: row.code } : {}),
    ...(way === 2 ? { code_display: [...row.code].join('-'), image: `x/${row.code}.png` } : {}),
  }));

/** Articles of which some have in common with the one before what makes them a bundle, as in life. */
function inBundles(rows: readonly [row: ArticleRow, like: boolean][]): ArticleRow[] {
  const made: ArticleRow[] = [];
  for (const [row, like] of rows) {
    const before = made.at(-1);
    const common = Object.entries(before ?? {}).filter(([name]) => bundled.includes(name));
    made.push(like ? { ...row, ...Object.fromEntries(common) } : row);
  }
  return made;
}

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
      fc
        .tuple(
          ...Array.from({ length: count }, (_, at) =>
            fc.tuple(article(at * 2 + 5, groups), fc.boolean()),
          ),
        )
        .map(inBundles),
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
        merchandiseCategories: fc.constant([
          { id: '10', name: 'Bikes' },
          { id: '20', name: 'Grüne Dashes' },
        ]),
        synonyms: fc.constant([
          { language: 'en', words: ['Trail', 'path', 'É'] },
          { language: 'de', words: ['Weg', 'Dash'] },
          { language: 'en', words: ['trail-core', 'dash-29-cm', 'RED'] },
        ]),
        replaced: fc.array(
          fc.record({
            codes: fc.array(fc.string({ maxLength: 5 }), { maxLength: 3 }),
            by: codes.length > 0 ? pick(...codes) : fc.constant('none'),
          }),
          { maxLength: 3 },
        ),
        bikeCategories: fc.constant([
          { id: 'B1', wording: 'One', type: 'x', mcIds: ['10'] },
          { id: 'B2', wording: 'Two', type: 'x', mcIds: ['20', '30', '99'] },
        ]),
        promotions: fc.subarray(['D1', 'D2', 'L1', 'none']).chain((promoted) =>
          fc.tuple(
            ...promoted.map((code) =>
              fc.record({
                code: fc.constant(code),
                name: fc.string({ maxLength: 5 }),
                valid_from: pick(...dates),
                valid_to: pick(...dates),
              }),
            ),
          ),
        ),
        newArrivals: fc.array(
          fc.record({
            from: nullable(pick(...dates)),
            to: nullable(pick(...dates)),
            articles: some,
          }),
          { maxLength: 2 },
        ),
        // L1 has steps for everybody and on the price list.
        deals: dealRows(codes, ['D1', 'D2', 'L1'], null),
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
