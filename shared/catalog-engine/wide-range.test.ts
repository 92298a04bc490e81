import { beforeAll, expect, test } from 'vitest';
import {
  CatalogEngine,
  type PricedCatalog,
  packArticles,
  packGroups,
  packNames,
  packPrices,
  type Sort,
  StockView,
} from './catalog-engine-api.ts';
import { everything } from './facet-criteria.ts';
import { facets, listed, listedGroups, type Plain } from './testing/naive-engine.ts';

/** Numbers without a pattern, the same in every run. */
const scattered = (seed: number) => Math.imul(seed + 1, 2_654_435_761) >>> 8;

/**
 * A range so wide that lists are cut, short lists are sorted on their own and long ones are read in order.
 */
function wideRange(): Plain {
  const day = (at: number) => `20${10 + (at % 16)}-0${1 + (at % 9)}-11`;
  const groups = Array.from({ length: 1500 }, (_, at) => ({
    no: at + 1,
    id: `G${scattered(at)}`,
    slug: `g-${at}`,
    name: `Model ${at % 700}`,
    category: 'PAA' as const,
    brand: 'Alto',
    model: `M${at}`,
    serie: '',
    model_year: null,
    image: null,
    related: [],
    descriptions: {},
    specs: [],
  }));
  const articles = Array.from({ length: 9000 }, (_, at) => ({
    no: at + 1,
    group: (scattered(at) % 1500) + 1,
    code: `${scattered(at)}-${at}`,
    code_display: `C ${at}`,
    old_code: null,
    ean: null,
    category: 'PAA' as const,
    name: `Chain ${scattered(at) % 50} ${at % 3 ? 'é' : 'E'}`,
    serie: `S${at % 320}`,
    brand: at % 20 === 0 ? 'Rare' : 'Alto',
    model: `M${at % 1500}`,
    frame_size: `${at % 7}`,
    merchandise_category: `${at % 40}`,
    model_year: null,
    wheel_size: null,
    color: null,
    color_hex: null,
    uom: 'PC',
    retail_price: null,
    order_quota: null,
    image: null,
    tags: at % 9 ? [] : [`t${at % 5}`],
    popularity: scattered(at * 3) % 60,
    released_at: at % 4 ? day(scattered(at)) : null,
    order_blocked: false,
    available_for_order_at: null,
  }));
  const deals = articles.slice(0, 200).map(({ code }, at) => ({
    deal_no: `L-${code}`,
    position: 1,
    description: 'x',
    price_list: null,
    article: code,
    brand: null,
    merchandise_category: null,
    term: '>=',
    qty: at,
    uom: 'PC',
    type: 'fixed',
    value: -1,
    valid_from: '2020-01-01',
    valid_to: '2030-01-01',
  }));
  return {
    articles,
    groups,
    names: {
      merchandiseCategories: [],
      bikeCategories: [{ id: 'B', wording: 'B', type: 'x', mcIds: ['0', '1', '1'] }],
      synonyms: [],
      replaced: [],
      promotions: deals.map(({ deal_no: code, valid_from, valid_to }) => ({
        code,
        name: code,
        valid_from,
        valid_to,
      })),
      deals,
    },
    prices: articles
      .filter(({ no }) => no % 3)
      .map(({ no }) => ({ no, dealer: scattered(no) % 900 })),
    deals: [],
    stock: [],
    today: '2026-01-01',
  };
}

const plain = wideRange();
let engine: CatalogEngine;
let pricedCatalog: PricedCatalog;

beforeAll(() => {
  engine = CatalogEngine.load([
    packGroups(plain.groups),
    ...Array.from({ length: 9 }, (_, block) =>
      packArticles(plain.articles.slice(block * 1000, (block + 1) * 1000)),
    ),
    packNames(plain.names),
  ]);
  const prices = [packPrices(plain.prices ?? [], [])];
  pricedCatalog = engine.getPricedCatalog({
    prices,
    today: plain.today,
    stock: new StockView(engine),
  });
  pricedCatalog.warm();
});

const filters = {
  everything,
  'one of twenty': { ...everything, brands: ['Rare'] },
  'one of two hundred': {
    ...everything,
    brands: ['Rare'],
    merchandiseCategories: ['0', '20'],
    frameSizes: ['1'],
  },
  // A quarter of all, none of which has a date.
  'what comes last by date': {
    ...everything,
    merchandiseCategories: ['0', '4', '8', '12', '16', '20', '24', '28', '32', '36'],
  },
  'with a word': {
    ...everything,
    words: [{ text: 'é', ean: null }],
    price: { from: 100, to: null },
  },
};
const sorts: Sort[] = (['price', 'name', 'newest', 'popularity'] as const).flatMap((field) =>
  (['ASC', 'DESC'] as const).map((order) => ({ field, order })),
);

test.each(Object.entries(filters))('lists of %s are those of plain sorting', (_, c) => {
  for (const sort of sorts) {
    const codes = listed(plain, c, sort);
    const groups = listedGroups(plain, c, sort);
    for (const offset of [0, 40, Math.max(0, codes.length - 5)]) {
      const page = { offset, limit: 30 };
      const found = pricedCatalog.products(c, sort, page);
      expect(found.count).toBe(codes.length);
      expect(found.items.map((row) => engine.article(row).code)).toEqual(
        codes.slice(offset, offset + 30),
      );
      const models = pricedCatalog.groups(c, sort, page);
      expect(models.count).toBe(groups.length);
      expect(models.items.map(({ group }) => engine.group(group).id)).toEqual(
        groups.slice(offset, offset + 30).map(({ id }) => id),
      );
    }
  }
});

test.each(Object.entries(filters))('facets of %s are the widest values', (_, c) => {
  const expected = facets(plain, c);
  expect(pricedCatalog.facets(c)).toEqual({
    ...expected,
    models: expected.models.slice(0, 300),
    series: expected.series.slice(0, 300),
  });
});

test('shares one price list between ten thousand dealers', () => {
  const prices = [packPrices([{ no: 1, dealer: 5 }], [])];
  const stock = new StockView(engine);
  const priceCatalog = () => engine.getPricedCatalog({ prices, today: plain.today, stock });
  const answer = priceCatalog().products(
    everything,
    { field: 'price', order: 'ASC' },
    { offset: 0, limit: 1 },
  );
  for (let dealer = 0; dealer < 10_000; dealer++) priceCatalog();
  expect(
    priceCatalog().products(everything, { field: 'price', order: 'ASC' }, { offset: 0, limit: 1 }),
  ).toBe(answer);
});
