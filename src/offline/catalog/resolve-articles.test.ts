// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findCodes, resolvedAnswer } from '#shared/catalog-engine/answers/resolve-codes.ts';
import {
  CatalogEngine,
  packArticles,
  packGroups,
  packNames,
  packPrices,
  packStock,
  StockView,
} from '#shared/catalog-engine/catalog-engine-api.ts';
import { downloadCatalog } from './download-catalog.ts';
import { mayAnswer } from './offline-catalog-flag.ts';
import { CatalogDevice, host } from './testing/catalog-device.ts';
import { FakeCatalogServer } from './testing/fake-catalog-server.ts';
import { FakeStorage } from './testing/fake-storage.ts';
import { groupNo, names } from './testing/plain-range.ts';

let server: FakeCatalogServer;
let device: CatalogDevice;

beforeEach(async () => {
  vi.stubGlobal('localStorage', new FakeStorage());
  server = new FakeCatalogServer(35);
  server.articles[6] = {
    ...(server.articles[6] as (typeof server.articles)[number]),
    ean: '036000291452',
    old_code: 'OLD-7',
  };
  await server.publish();
  device = new CatalogDevice(server);
  await downloadCatalog(device.deps, { customers: ['C1'], pictures: false });
});
afterEach(() => {
  device.db.close();
  vi.unstubAllGlobals();
});

test("resolves codes to the server's articles and prices", async () => {
  const groups = [...new Set(server.articles.map(({ group }) => group))].map(groupNo);
  const engine = CatalogEngine.load([
    packArticles(server.articles),
    packGroups(groups),
    packNames(names),
  ]);
  const stock = new StockView(engine);
  stock.load([packStock(server.stock)]);
  const today = '2026-11-21';
  const prices = [packPrices(server.prices.L1 ?? [], [])];
  const pricedCatalog = engine.getPricedCatalog({ prices, today, stock });
  const stockOf = (row: number) => {
    const of = stock.of(row);
    return { qty: of?.qty ?? 0, masked: of?.masked ?? false, nextArrival: of?.next ?? null };
  };
  const ctx = {
    engine,
    pricedCatalog,
    host,
    locale: 'en-us',
    today,
    asOf: '',
    version: '1',
    stockOf,
  };
  const codes = ['a 0001', 'A7', '0036000291452', 'old7', 'A-0O12', 'A-00', 'nothing at all'];
  const wanted = resolvedAnswer(ctx, findCodes(engine, codes));
  expect(wanted.map(({ product }) => product?.article_code ?? null)).toEqual([
    'A-0001',
    'A-0007',
    'A-0007',
    'A-0007',
    null,
    null,
    null,
  ]);
  expect(wanted[4]?.suggestions[0]?.article_code).toBe('A-0012');
  expect(await device.answer('ResolveArticles', { codes })).toEqual({ resolveArticles: wanted });
});

test("answers only downloaded customers within the server's limit", async () => {
  const viewer = { host: 'shop.test', userId: 7, customer: 'C1', sorg: '2000' };
  expect(mayAnswer('ResolveArticles', viewer)).toBe(true);
  expect(mayAnswer('ResolveArticles', { ...viewer, customer: 'C2' })).toBe(false);
  expect(await device.answer('ResolveArticles', { codes: ['A7'] }, 'C2')).toBeNull();
  expect(await device.answer('ResolveArticles', { codes: Array(501).fill('A7') })).toBeNull();
});
