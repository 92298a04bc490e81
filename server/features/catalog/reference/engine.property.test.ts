import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { type FilterArgs, parseCriteria } from '#shared/catalog-engine/answers/criteria.rules.ts';
import { everything } from '#shared/catalog-engine/facet-criteria.ts';
import { nameKey } from '#shared/catalog-engine/query/search-words.ts';
import type { Criteria, Sort } from '#shared/catalog-engine/query-types.ts';
import { propertyRuns } from '#shared/testing/property-runs.ts';
import { catchUpCatalog, getEngines } from '../engines/engines.ts';
import type { LoadedSnapshot } from '../engines/loaded-snapshot.ts';
import type { Market } from '../match.store.ts';
import {
  insertRandomRange,
  rangeKinds,
  removeRandomRange,
  words,
} from '../testing/random-range.ts';
import {
  countBikeCategories,
  countPromotions,
  countTags,
  countValues,
  priceBounds,
} from './facets.store.ts';
import { countListed, pageOfIds } from './list.store.ts';

const sorg = '2000';
const today = new Date().toISOString().slice(0, 10);
const priceLists = ['A', 'B', null];

let app: TestApp;
let snapshot: LoadedSnapshot;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const some = (values: readonly (string | null)[]) =>
  fc.subarray(
    values.filter((value) => value !== null && value !== ''),
    { minLength: 1, maxLength: 2 },
  ) as fc.Arbitrary<string[]>;
const amount = fc.integer({ min: 0, max: 3500 });
const everyFilter: fc.Arbitrary<FilterArgs> = fc.record({
  category: fc.constantFrom('Bike' as const, 'PAA' as const),
  search: fc.constantFrom('RA-2', 'alto', '%', '100%', 'ÜBER 1', 'dash m', "o'", '4000', 'arc xl'),
  brands: some(words.brands),
  models: some(words.models),
  series: some(words.series),
  frameSizes: some(words.sizes),
  wheelSizes: some(words.wheels),
  merchandiseCategories: some(words.categories),
  bikeCategories: some(['BC1', 'BC2', 'none']),
  articleTags: some(words.tags),
  articleTagCategory: fc.constantFrom('event', 'sale', 'eve'),
  promotions: some(['D1', 'D2', 'R-B', 'R-mc', 'R-one', 'R-old', 'X-1', 'X-2', 'X-3']),
  price: fc.record({ from: amount, to: amount }, { requiredKeys: [] }),
  hasStock: fc.boolean(),
  isNew: fc.boolean(),
  articleCodes: some(['B-1', 'P-3', 'RA-3', 'RB-4', 'RB-21', 'DE-1', 'none']),
});
const criteria: fc.Arbitrary<Criteria> = everyFilter
  .chain((filter) =>
    fc
      .subarray(Object.keys(filter) as (keyof FilterArgs)[], { maxLength: 3 })
      .map((names) => Object.fromEntries(names.map((name) => [name, filter[name]]))),
  )
  .map(parseCriteria);
const sorts = fc.record({
  // How well words are met is compared with plain code in shared/catalog-engine.
  field: fc.constantFrom(
    'price' as const,
    'name' as const,
    'newest' as const,
    'popularity' as const,
  ),
  order: fc.constantFrom('ASC' as const, 'DESC' as const),
});
const pages = fc.record({
  page: fc.integer({ min: 1, max: 4 }),
  limit: fc.constantFrom(1, 7, 12, 100),
});
const lists = fc.constantFrom(...priceLists);
const toMarket = (priceList: string | null): Market => ({ sorg, priceList, today });
const pageFrom = ({ page, limit }: { page: number; limit: number }) => ({
  page,
  limit,
  offset: (page - 1) * limit,
});
const whole = pageFrom({ page: 1, limit: 1_000 });

/** Where the database sorts names by a collation, the engine has its own, deterministic key. */
const byNameKey =
  (names: Map<string, string>, { order }: Sort) =>
  (a: string, b: string) => {
    const [x, y] = [nameKey(names.get(a) ?? ''), nameKey(names.get(b) ?? '')];
    const by = x < y ? -1 : Number(x > y);
    return (order === 'DESC' ? -by : by) || (a < b ? -1 : Number(a > b));
  };

async function loadNames(unit: 'article' | 'group'): Promise<Map<string, string>> {
  const rows = await (unit === 'article'
    ? app.db.selectFrom('article').select(['code as id', 'name']).where('sorg', '=', sorg).execute()
    : app.db.selectFrom('product_group').select(['id', 'name']).where('sorg', '=', sorg).execute());
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Without the word that the engine leaves out: of two that no article has together, the more frequent one. */
async function withKeptWords(given: Criteria): Promise<Criteria> {
  const count = (words: Criteria['words']) =>
    countListed(app.db, {
      criteria: { ...everything, words },
      market: toMarket(null),
      unit: 'article',
      sort: { field: 'price', order: 'ASC' },
    });
  if (given.words.length < 2 || (await count(given.words)) > 0) return given;
  const counted = await Promise.all(
    given.words.map(async (word) => ({ word, n: await count([word]) })),
  );
  const [rarer] = counted.filter(({ n }) => n > 0).sort((a, b) => a.n - b.n);
  return rarer ? { ...given, words: [rarer.word] } : given;
}

// Built in two steps, so that the second one is a difference on top of the first.
describe.each(rangeKinds)('a range %s', (_, articles, kind) => {
  beforeAll(async () => {
    await removeRandomRange(app.db, 'RB');
    await removeRandomRange(app.db);
    await insertRandomRange(app.db, Math.ceil(articles / 2), kind);
    await catchUpCatalog(app.db);
    await getEngines(app.db).snapshot(sorg);
    const seed = (kind.seed ?? 7) + 100;
    await insertRandomRange(app.db, articles, { ...kind, seed, prefix: 'RB' });
    await app.db
      .updateTable('article')
      .set({ active: false })
      .where('code', 'like', 'RA-1%')
      .execute();
    await app.db.deleteFrom('price').where('article', 'like', 'RB-2%').execute();
    await app.db
      .updateTable('stock')
      .set({ reserved: 3 })
      .where('article', 'like', 'RB-3%')
      .execute();
    await catchUpCatalog(app.db);
    snapshot = await getEngines(app.db).snapshot(sorg);
    await sql`analyze`.execute(app.db);
  });

  test.each(['article', 'group'] as const)('lists by %s like SQL', async (unit) => {
    const names = await loadNames(unit);
    await fc.assert(
      fc.asyncProperty(criteria, sorts, pages, lists, async (given, sort, paged, priceList) => {
        const page = pageFrom(paged);
        const criteria = await withKeptWords(given);
        const listing = { criteria, market: toMarket(priceList), unit, sort };
        const all = await pageOfIds(app.db, listing, whole);
        const wanted =
          sort.field === 'name'
            ? all.toSorted(byNameKey(names, sort)).slice(page.offset, page.offset + page.limit)
            : await pageOfIds(app.db, listing, page);
        const { engine } = snapshot;
        const market = await snapshot.getPricedCatalog(priceList, today);
        const found =
          unit === 'article'
            ? market.products(given, sort, page)
            : market.groups(given, sort, page);
        const ids = found.items.map((item) =>
          typeof item === 'number' ? engine.article(item).code : engine.group(item.group).id,
        );
        expect(ids).toEqual(wanted);
        expect(found.count).toBe(await countListed(app.db, listing));
      }),
      propertyRuns(40),
    );
  });

  test('counts facets like SQL', async () => {
    await fc.assert(
      fc.asyncProperty(criteria, lists, async (given, priceList) => {
        const market = toMarket(priceList);
        const facets = (await snapshot.getPricedCatalog(priceList, today)).facets(given);
        const used = await withKeptWords(given);
        const counts = await countValues(app.db, used, market);
        const sorted = (values: { value: string; n: number }[]) =>
          values
            .filter(({ value }) => value !== '')
            .map(({ value, n }) => `${value} ${n}`)
            .sort();
        const columns = [
          'categories',
          'brands',
          'models',
          'series',
          'frameSizes',
          'wheelSizes',
          'merchandiseCategories' as const,
        ] as const;
        for (const facet of columns) {
          const wanted = counts.flatMap(({ facet: of, value, n }) =>
            of === facet && value !== null ? [{ value, n }] : [],
          );
          expect(sorted(facets[facet]), facet).toEqual(sorted(wanted));
        }
        const tags = await countTags(app.db, used, market);
        expect(sorted(facets.articleTags)).toEqual(sorted(tags));
        const bikes = await countBikeCategories(app.db, used, market);
        expect(facets.bikeCategories).toEqual(bikes.map(({ value, n }) => ({ value, n })));
        const promotions = await countPromotions(app.db, used, market);
        expect(sorted(facets.promotions)).toEqual(sorted(promotions));
        expect(facets.price).toEqual(await priceBounds(app.db, used, market));
        expect(facets.count).toBe(counts.find(({ facet }) => facet === 'all')?.n ?? 0);
      }),
      propertyRuns(30),
    );
  });

  test('returns the prices and steps of the tables', async () => {
    for (const priceList of priceLists) {
      const market = await snapshot.getPricedCatalog(priceList, today);
      const prices = await app.db
        .selectFrom('price')
        .innerJoin('article', (on) =>
          on.onRef('article.sorg', '=', 'price.sorg').onRef('article.code', '=', 'price.article'),
        )
        .select(['price.article', 'price.dealer'])
        .where('price.sorg', '=', sorg)
        .where('article.active', '=', true)
        .where('price.price_list', '=', priceList ?? '-')
        .execute();
      const dealers = new Map(prices.map(({ article, dealer }) => [article, dealer]));
      for (let row = 0; row < snapshot.engine.articles; row++)
        expect(market.price(row)).toBe(dealers.get(snapshot.engine.article(row).code) ?? null);
    }
  });
});
