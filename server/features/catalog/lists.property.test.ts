import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FilterOption, ProductFilterInput } from '#server/graphql/generated/types.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { propertyRuns } from '#shared/testing/property-runs.ts';
import { insertRandomRange, rangeKinds, removeRandomRange, words } from './testing/random-range.ts';
import {
  filtered,
  listedCodes,
  listedGroups,
  listPromotions,
  readTables,
  type Tables,
} from './testing/reference-catalog.ts';

const viewers = {
  dealer1: { customer: '0002000001', priceList: 'A' },
  dealer2: { customer: '0002000002', priceList: 'B' },
  product1: { customer: '', priceList: null },
} as const;
type Username = keyof typeof viewers;

let app: TestApp;
const tokens = new Map<string, string>();
const tables = new Map<string, Tables>();

beforeAll(async () => {
  app = await startTestApp();
  for (const username of Object.keys(viewers)) tokens.set(username, await app.login(username));
});
afterAll(() => app.close());

const some = (values: readonly (string | null)[]) =>
  fc.subarray(
    values.filter((value) => value !== null && value !== ''),
    { minLength: 1, maxLength: 2 },
  ) as fc.Arbitrary<string[]>;
const amount = fc.integer({ min: 0, max: 3500 });

const filters: fc.Arbitrary<ProductFilterInput> = fc.record({
  category: fc.constantFrom('Bike' as const, 'PAA' as const),
  search: fc.constantFrom('RA-1', 'alto', '%', '_', '100%', 'ÜBER 1', 'dash m', '\\', "o'", '4000'),
  brands: some(words.brands),
  models: some(words.models),
  series: some(words.series),
  frameSizes: some(words.sizes),
  wheelSizes: some(words.wheels),
  merchandiseCategories: some(words.categories),
  bikeCategories: some(['BC1', 'BC2', 'none']),
  articleTags: some(words.tags),
  promotions: some(['D1', 'D2', 'R-B', 'R-mc', 'R-one', 'R-old', 'X-1', 'X-2', 'X-3']),
  price: fc.record({ from: amount, to: amount }, { requiredKeys: [] }),
  hasStock: fc.boolean(),
  isNew: fc.boolean(),
  articleCodes: some(['B-1', 'P-3', 'RA-3', 'RA-4', 'DE-1', 'none']),
});
/** At most three facets at a time, so that something is left to compare. */
const narrowed = filters.chain((filter) =>
  fc
    .subarray(Object.keys(filter) as (keyof ProductFilterInput)[], { maxLength: 3 })
    .map((names) => Object.fromEntries(names.map((name) => [name, filter[name]]))),
) as fc.Arbitrary<ProductFilterInput>;
const sorts = fc.record({
  field: fc.constantFrom(
    'price' as const,
    'name' as const,
    'newest' as const,
    'popularity' as const,
  ),
  order: fc.constantFrom('ASC' as const, 'DESC' as const),
});
const usernames = fc.constantFrom(...(Object.keys(viewers) as Username[]));
const pages = fc.record({
  page: fc.integer({ min: 1, max: 6 }),
  limit: fc.constantFrom(1, 7, 12, 100),
});

const listQuery = `query ($page: Int!, $limit: Int!, $sort: ProductSortInput!, $filter: ProductFilterInput!) {
  products(page: $page, limit: $limit, sort: $sort, filter: $filter) {
    products { article_code blocked price { dealer } } info { count pageTotal }
  }
  productGroups(page: $page, limit: $limit, sort: $sort, filter: $filter) {
    productGroups { id starting_at items { article_code } } info { count }
  }
}`;

const columns = {
  categories: ['category', 'category'],
  brands: ['brands', 'brand'],
  models: ['models', 'model'],
  series: ['series', 'serie'],
  frameSizes: ['frameSizes', 'frame_size'],
  wheelSizes: ['wheelSizes', 'wheel_size'],
  merchandiseCategories: ['merchandiseCategories', 'merchandise_category'],
} as const;

const counts = (values: (string | null)[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(values.filter(Boolean) as string[], (value) => value)).map(
      ([value, all]) => [value, all?.length],
    ),
  );
const shownCounts = (options: FilterOption[]) =>
  Object.fromEntries(options.map(({ value, count }) => [value, count]));

const options = 'value label count';
const filterQuery = `query ($filter: ProductFilterInput!) { filter(filter: $filter) {
  ${[...Object.keys(columns), 'bikeCategories', 'promotions', 'articleTags'].map((f) => `${f} { ${options} }`).join(' ')}
  price { from to } count } }`;

describe.each(rangeKinds)('a range %s', (_, articles, kind) => {
  beforeAll(async () => {
    await removeRandomRange(app.db);
    await insertRandomRange(app.db, articles, kind);
    await sql`analyze`.execute(app.db);
    for (const [username, viewer] of Object.entries(viewers))
      tables.set(username, await readTables(app.db, '2000', viewer));
  });

  test('returns filtered, sorted pages at the viewer’s prices', async () => {
    await fc.assert(
      fc.asyncProperty(usernames, narrowed, sorts, pages, async (username, filter, sort, page) => {
        const known = tables.get(username) as Tables;
        const matching = filtered(known, filter);
        const { data, errors } = await app.gql(tokens.get(username) as string, listQuery, {
          ...page,
          sort,
          filter,
        });
        expect(errors).toBeUndefined();
        const at = (page.page - 1) * page.limit;
        const codes = listedCodes(matching, sort);
        const byCode = new Map(known.articles.map((a) => [a.code, a]));
        expect(data.products).toEqual({
          products: codes.slice(at, at + page.limit).map((code) => ({
            article_code: code,
            blocked: byCode.get(code)?.blocked,
            price: { dealer: byCode.get(code)?.dealer },
          })),
          info: { count: codes.length, pageTotal: Math.ceil(codes.length / page.limit) },
        });
        const groups = listedGroups(matching, sort);
        const shown = data.productGroups.productGroups as {
          id: string;
          starting_at: number | null;
          items: { article_code: string }[];
        }[];
        expect(data.productGroups.info.count).toBe(groups.length);
        expect(shown.map(({ id }) => id)).toEqual(groups.slice(at, at + page.limit));
        for (const { id, starting_at, items } of shown) {
          const members = matching.filter((a) => a.group_id === id);
          expect(items.map((i) => i.article_code).sort()).toEqual(
            members.map((a) => a.code).sort(),
          );
          const prices = members.flatMap((a) => a.dealer ?? []);
          expect(starting_at).toBe(prices.length > 0 ? Math.min(...prices) : null);
        }
      }),
      propertyRuns(30),
    );
  });

  test('counts each facet without its own selection', async () => {
    await fc.assert(
      fc.asyncProperty(usernames, narrowed, async (username, filter) => {
        const known = tables.get(username) as Tables;
        const { data, errors } = await app.gql(tokens.get(username) as string, filterQuery, {
          filter,
        });
        expect(errors).toBeUndefined();
        const without = (name: keyof ProductFilterInput) =>
          filtered(known, { ...filter, [name]: undefined });
        for (const [facet, [name, column]] of Object.entries(columns))
          expect(shownCounts(data.filter[facet]), facet).toEqual(
            counts(without(name).map((a) => a[column])),
          );
        expect(shownCounts(data.filter.articleTags)).toEqual(
          counts(without('articleTags').flatMap((a) => a.tags)),
        );
        expect(shownCounts(data.filter.promotions)).toEqual(
          counts(without('promotions').flatMap((a) => listPromotions(known, a))),
        );
        expect(
          data.filter.bikeCategories.map(({ value, count }: FilterOption) => [value, count]),
        ).toEqual(
          [...known.bikeCategories].flatMap(([id, mcs]) => {
            const own = without('bikeCategories').filter((a) =>
              mcs.includes(a.merchandise_category),
            );
            return own.length > 0 ? [[id, own.length]] : [];
          }),
        );
        const prices = without('price').flatMap((a) => a.dealer ?? []);
        expect(data.filter.price).toEqual(
          prices.length > 0 ? { from: Math.min(...prices), to: Math.max(...prices) } : null,
        );
        expect(data.filter.count).toBe(filtered(known, filter).length);
      }),
      propertyRuns(30),
    );
  });
});
