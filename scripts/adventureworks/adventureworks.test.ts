import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { importFeed } from '#server/features/feeds/feeds.public.ts';
import { openFileStore } from '#server/files/file-store.ts';
import { openEmptyDatabase } from '#server/testing/database.ts';
import { adventureWorksFeed } from './feed.ts';
import { writeMadeUpSample } from './made-up-sample.ts';
import { readSample } from './sample.ts';
import { writeAdventureWorks } from './write-feed.ts';

const real = fileURLToPath(new URL('../../../shared/data/adventureworks', import.meta.url));
const today = new Date('2026-11-20T00:00:00Z');
const root = mkdtempSync(join(tmpdir(), 'pannier-aw-'));
const sample = join(root, 'sample');

let database: Database;
beforeAll(async () => {
  await writeMadeUpSample(sample);
  database = await openEmptyDatabase();
  await migrate(database.db);
});
afterAll(async () => {
  await database.close();
  rmSync(root, { recursive: true });
});

function services() {
  const files = { kind: 'folder', folder: join(root, 'files') } as const;
  const config = { ...readConfig({ PANNIER_MODE: 'test' }), files };
  return { config, db: database.db, files: openFileStore(config) };
}

describe('the made-up sample', () => {
  const feed = () => adventureWorksFeed(readSample(sample), today);

  test('turns models into groups and sold products into variants', () => {
    expect(feed()['product_groups.csv']).toMatchObject([
      {
        id: 'M7',
        name: 'Fell-9',
        slug: 'fell-9',
        category: 'Bike',
        serie: 'Mountain',
        merchandiseCategory: 'SC1',
        image: 'fell_black_large.gif',
        'description.en': 'Fast, light.',
        'description.fr': 'Rapide.',
        specs: ['Line=Mountain', 'Class=High', 'Style=Universal'],
        releasedAt: '2011-05-30',
      },
      { id: 'P4', name: 'Seat Assembly', category: 'PAA', merchandiseCategory: 'SC0' },
      { id: 'M8', slug: 'fell-9-m8', category: 'PAA', merchandiseCategory: 'SC19' },
    ]);
    expect(feed()['articles.csv']).toMatchObject([
      {
        code: 'FE-B-42',
        group: 'M7',
        name: 'Fell-9 Black, 42',
        frameSize: '42',
        color: 'Black',
        colorHex: '#1B1B1B',
        retailPrice: '1999.99',
        image: 'fell_black_large.gif',
        weightGrams: 9072,
        modelYear: '2012',
        tags: [],
      },
      { code: 'FE-R-46', tags: ['Clearance'], image: undefined },
      { code: 'SA-1', group: 'P4', weightGrams: 500 },
      { code: 'CA-1', color: 'Multi', colorHex: undefined, weightGrams: null },
    ]);
    expect(feed()['bike_categories.csv']).toMatchObject([
      { wording: 'Mountain Bikes', mcIds: ['SC1'] },
    ]);
  });

  test('takes prices from list prices and deals from special offers', () => {
    expect(feed()['prices.csv']?.slice(0, 2)).toMatchObject([
      { priceList: 'HOME', article: 'FE-B-42', price: '1199.99' },
      { priceList: 'EXPORT', article: 'FE-B-42', price: '1299.99' },
    ]);
    const validity = { validFrom: '2026-01-01', validTo: '2027-12-31' };
    expect(feed()['deals.csv']).toMatchObject([
      { dealNo: 'VOL-FE-B-42', position: 1, qty: 11, value: -2, ...validity },
      { dealNo: 'VOL-FE-B-42', position: 2, qty: 15, value: -5, ...validity },
      { dealNo: 'SO8', article: 'CA-1', position: 1, qty: 1, value: -12.5, ...validity },
    ]);
    expect(feed()['promotions.csv']).toMatchObject([{ code: 'SO8', badge: '−12.5%', ...validity }]);
  });

  test('counts stock only in locations for finished goods', () => {
    expect(feed()['warehouses.csv']?.map(({ id }) => id)).toEqual(['L6', 'L7', 'L60']);
    expect(feed()['stock.csv']).toMatchObject([
      { warehouse: 'L7', article: 'FE-B-42', qty: '65' },
      { warehouse: 'L60', article: 'FE-B-42', qty: '83' },
      { warehouse: 'L6', article: 'CA-1', qty: '0' },
    ]);
  });

  test('turns stores into customers with addresses, rep and login', () => {
    expect(feed()['customers.csv']).toMatchObject([
      {
        unified: 'AW1',
        r3: '21',
        address: '1 Main St., Suite 2',
        postalCode: 'WA 98011',
        priceList: 'HOME',
        customerGroup: 'Mountain',
        salesPerson: '279',
        salesOffice: 'North America',
      },
      { unified: 'AW3', country: 'FR', postalCode: '69001', priceList: 'EXPORT' },
    ]);
    expect(feed()['credits.csv']).toMatchObject([
      { customer: 'AW1', companyCode: '4000', creditLimit: 20_000 },
      { customer: 'AW3', creditLimit: '' },
    ]);
    expect(feed()['ship_tos.csv']?.map(({ id, city }) => [id, city])).toEqual([
      ['AW1-11', 'Bothell'],
      ['AW1-12', 'Seattle'],
      ['AW3-13', 'Lyon'],
    ]);
    expect(feed()['users.csv']).toMatchObject([
      { username: 'store21', language: 'en-us', areas: ['4000:customer:AW1'] },
      { username: 'store22', language: 'fr', areas: ['4000:customer:AW3'] },
      { username: 'salesperson279', areas: ['4000:salesman:279'] },
      { username: 'salesperson281', areas: ['4000:salesman:281'] },
    ]);
  });

  test('imports into an empty database and again without errors', async () => {
    const out = join(root, 'out');
    const { pictures } = await writeAdventureWorks(sample, out, today);
    expect(pictures).toBe(1);
    const first = await importFeed(services(), out);
    expect(first.files.flatMap((file) => file.problems)).toEqual([]);
    expect(await services().files.exists('images/fell_black_large.webp')).toBe(true);
    const second = await importFeed(services(), out);
    expect(second.files.reduce((sum, { changed }) => sum + changed, 0)).toBe(0);
  });

  test('names the missing file of a folder that is not the sample', () => {
    expect(() => readSample(root)).toThrow('products.csv');
  });
});

describe.runIf(existsSync(real))('the real sample', () => {
  test('imports all bicycles, stores and photographs', async () => {
    const out = join(root, 'real');
    const { rows } = await writeAdventureWorks(real, out, today);
    expect(rows).toMatchObject({
      'customers.csv': 701,
      'credits.csv': 701,
      'articles.csv': 304,
      'product_groups.csv': 128,
      'prices.csv': 608,
      'users.csv': 718,
    });
    const report = await importFeed(services(), out);
    expect(report.files.flatMap((file) => file.problems)).toEqual([]);
    expect(readdirSync(join(out, 'images')).length).toBe(report.files.at(-1)?.rows);
    const bike = await database.db
      .selectFrom('article as a')
      .innerJoin('price as p', (join) =>
        join.onRef('p.sorg', '=', 'a.sorg').onRef('p.article', '=', 'a.code'),
      )
      .select(['a.code', 'a.category', 'a.color', 'a.frame_size', 'a.image', 'p.dealer'])
      .where('a.sorg', '=', '4000')
      .where('a.name', '=', 'Mountain-200 Black, 42')
      .where('p.price_list', '=', 'HOME')
      .executeTakeFirstOrThrow();
    expect(bike).toMatchObject({
      code: 'BK-M68B-42',
      category: 'Bike',
      color: 'Black',
      frame_size: '42',
      dealer: 137_699,
    });
    expect(await services().files.exists(`images/thumbnails/${bike.image}.webp`)).toBe(true);
  });
});
