// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnswerContext } from '#shared/catalog-engine/answers/answer-context.ts';
import { parseCriteria } from '#shared/catalog-engine/answers/criteria.rules.ts';
import { detailsAnswer } from '#shared/catalog-engine/answers/details-answer.ts';
import { filterAnswer } from '#shared/catalog-engine/answers/facets.rules.ts';
import { groupsAnswer, productsAnswer } from '#shared/catalog-engine/answers/list-answers.ts';
import { suggestionsAnswer } from '#shared/catalog-engine/answers/suggestions.ts';
import {
  CatalogEngine,
  packArticles,
  packDetails,
  packGroups,
  packNames,
  packPrices,
  packStock,
  StockView,
} from '#shared/catalog-engine/catalog-engine-api.ts';
import { downloadCatalog } from './download-catalog.ts';
import { CatalogDevice, host } from './testing/catalog-device.ts';
import { FakeCatalogServer } from './testing/fake-catalog-server.ts';
import { FakeStorage } from './testing/fake-storage.ts';
import { groupNo, names } from './testing/plain-range.ts';

let server: FakeCatalogServer;
let device: CatalogDevice;
let ctx: AnswerContext;

beforeEach(async () => {
  vi.stubGlobal('localStorage', new FakeStorage());
  server = new FakeCatalogServer(35);
  await server.publish();
  device = new CatalogDevice(server);
  await downloadCatalog(device.deps, { customers: ['C1'], pictures: false });
  const groups = [...new Set(server.articles.map(({ group }) => group))].map(groupNo);
  const engine = CatalogEngine.load([
    packArticles(server.articles),
    packGroups(groups),
    packDetails(groups),
    packNames(names),
  ]);
  const stock = new StockView(engine);
  stock.load([packStock(server.stock)]);
  const today = '2026-11-21';
  const prices = [packPrices(server.prices.L1 ?? [], [])];
  ctx = {
    engine,
    pricedCatalog: engine.getPricedCatalog({ prices, today, stock }),
    host,
    locale: 'en-us',
    today,
    asOf: '2026-11-21T08:55:00.000Z',
    version: '1',
    stockOf: (row) => {
      const of = stock.of(row);
      return { qty: of?.qty ?? 0, masked: of?.masked ?? false, nextArrival: of?.next ?? null };
    },
  };
});
afterEach(() => {
  device.db.close();
  vi.unstubAllGlobals();
});

const page = { offset: 5, limit: 5 };
const secondPage = { page: 2, limit: 5 };

test("returns the lists and counts of the server's functions", async () => {
  const filter = { brands: ['Alto'], price: { from: 100_005 }, search: 'trail' };
  const sort = { field: 'name', order: 'DESC' } as const;
  const criteria = parseCriteria(filter);
  expect(await device.answer('Products', { ...secondPage, sort, filter })).toEqual({
    products: productsAnswer(ctx, criteria, sort, page),
  });
  expect(await device.answer('ProductGroups', { ...secondPage, sort, filter })).toEqual({
    productGroups: groupsAnswer(ctx, criteria, sort, page),
  });
  expect(await device.answer('Filter', { filter })).toEqual({
    filter: filterAnswer(ctx, criteria),
  });
  expect(await device.answer('Filter', { filter, unit: 'model' })).toEqual({
    filter: filterAnswer(ctx, criteria, 'model'),
  });
});

test('returns a model with its variants and their stock', async () => {
  const details = detailsAnswer(ctx, 'trail-1');
  expect(details?.items).toHaveLength(4);
  expect(await device.answer('ProductDetails', { slug: 'trail-1' })).toEqual({
    productDetailsV2: details,
  });
  expect(await device.answer('ProductDetails', { slug: 'nothing' })).toEqual({
    productDetailsV2: null,
  });
  expect(await device.answer('ProductStock', { slug: 'trail-1' })).toMatchObject({
    productStock: [
      { article_code: 'A-0001', stock: { qty: 7, masked: false }, warehouses: [] },
      { stock: { qty: 0 } },
      { stock: { qty: 0 } },
      { stock: { qty: 0 } },
    ],
  });
});

test('returns suggestions and categories', async () => {
  const variables = { text: 'A-0007', category: 'Bike', limit: 4 };
  expect(await device.answer('SearchSuggestions', variables)).toEqual({
    searchSuggestions: suggestionsAnswer(ctx, 'A-0007', 'Bike', 4),
  });
  expect(await device.answer('BikeCategories', {})).toEqual({
    bikeCategories: names.bikeCategories,
  });
});

test("uses the server's default filter and order", async () => {
  const answer = await device.answer('Products', {});
  expect(answer).toMatchObject({ products: { info: { page: 1, limit: 12, count: 35 } } });
});

test('leaves invalid and unsupported operations to the server', async () => {
  expect(await device.answer('Products', { page: 0, limit: 12 })).toBeNull();
  expect(await device.answer('Products', { filter: { search: 'x'.repeat(300) } })).toBeNull();
  expect(await device.answer('Cart', {})).toBeNull();
});

test('returns the names of all pictures, each once', async () => {
  expect(await device.service.handle({ type: 'pictures' })).toHaveLength(35);
});
