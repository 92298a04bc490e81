import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { safeHtml } from '#server/lib/safe-html.ts';
import { hostSettings } from '#shared/host-config.ts';
import { isLocale } from '#shared/locales.ts';
import { parseMoney } from '#shared/money.ts';
import { columns, type FeedFile } from './columns.ts';
import { eanCheckDigit } from './ean.ts';
import { logins } from './logins.ts';
import { writeDemoFeed } from './write-feed.ts';

type Rows = Record<string, string>[];

const options = { articles: 3000, dealers: 300, images: true, today: '2026-03-02' };
const files = Object.keys(columns) as FeedFile[];
const feed = {} as Record<FeedFile, Rows>;
let folder = '';

async function digest(path: string): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(path, { recursive: true })).sort()) {
    if (/\.\w+$/.test(name)) hash.update(name).update(await readFile(join(path, name)));
  }
  return hash.digest('hex');
}

const listOf = (cell: string | undefined) => (cell ? cell.split('|') : []);
const keys = (file: FeedFile, ...names: string[]) =>
  feed[file].map((row) => names.map((name) => row[name]).join(' '));

function expectKnown(file: FeedFile, names: [string, string], target: FeedFile, key: string) {
  const known = new Set(keys(target, 'sorg', key));
  const missing = feed[file]
    .flatMap((row) => listOf(row[names[1]]).map((value) => `${row[names[0]]} ${value}`))
    .filter((value) => !known.has(value));
  expect(missing, `${file} ${names[1]}`).toEqual([]);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-feed-'));
  await writeDemoFeed(folder, options);
  for (const file of files) {
    feed[file] = parse(await readFile(join(folder, file)), { columns: true }) as Rows;
  }
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the demo feed', () => {
  it('is the same, byte for byte, when written again', async () => {
    const again = await mkdtemp(join(tmpdir(), 'demo-feed-'));
    await writeDemoFeed(again, options);
    expect(await digest(again)).toBe(await digest(folder));
    await rm(again, { recursive: true });
  });

  it('varies only deals, arrivals, orders and messages by day', async () => {
    const later = await mkdtemp(join(tmpdir(), 'demo-feed-'));
    await writeDemoFeed(later, { ...options, images: true, today: '2026-09-02' });
    for (const file of [
      'customers.csv',
      'prices.csv',
      'stock.csv',
      'product_groups.csv',
    ] as const) {
      expect((await readFile(join(later, file))).equals(await readFile(join(folder, file)))).toBe(
        true,
      );
    }
    const first = parse(await readFile(join(later, 'deals.csv')), { columns: true }) as Rows;
    expect(first[0]?.validTo).not.toBe(feed['deals.csv'][0]?.validTo);
    await rm(later, { recursive: true });
  });

  it('has the columns that docs/feeds.md names, in every file', async () => {
    const text = await readFile(new URL('../../docs/feeds.md', import.meta.url), 'utf8');
    const documented = [...text.matchAll(/^\| `(\w+\.csv)` \| (.+) \|$/gm)].map(
      ([, file = '', cells = '']) => {
        const outside = cells.replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '');
        return [file, [...outside.matchAll(/`([\w.]+)`/g)].map(([, name]) => name)];
      },
    );
    const written = await Promise.all(
      files.map(async (file) => {
        const [header = ''] = (await readFile(join(folder, file), 'utf8')).split('\n');
        const names = header.split(',');
        // Further languages of a column are documented once for all.
        return [
          file,
          names.filter((name) => !names.some((own) => /^\.\w\w$/.test(name.replace(own, '')))),
        ];
      }),
    );
    expect(Object.fromEntries(written)).toEqual(Object.fromEntries(documented));
  });

  it('has the requested articles and dealers within five per cent', () => {
    expect(Math.abs(feed['articles.csv'].length - 3000)).toBeLessThanOrEqual(150);
    expect(feed['customers.csv']).toHaveLength(300);
  });

  it('uses every key once', () => {
    const unique: [FeedFile, string[]][] = [
      ['articles.csv', ['sorg', 'code']],
      ['articles.csv', ['sorg', 'ean']],
      ['product_groups.csv', ['sorg', 'id']],
      ['product_groups.csv', ['sorg', 'slug']],
      ['groupsets.csv', ['sorg', 'id']],
      ['groupsets.csv', ['sorg', 'slug']],
      ['customers.csv', ['sorg', 'unified']],
      ['customers.csv', ['sorg', 'r3']],
      ['ship_tos.csv', ['sorg', 'id']],
      ['credits.csv', ['sorg', 'customer', 'companyCode']],
      ['prices.csv', ['sorg', 'priceList', 'article']],
      ['deals.csv', ['sorg', 'dealNo', 'position']],
      ['promotions.csv', ['sorg', 'code']],
      ['order_blocks.csv', ['sorg', 'customer', 'kind', 'value']],
      ['orders.csv', ['sorg', 'orderNo']],
      ['order_lines.csv', ['sorg', 'orderNo', 'position']],
      ['order_confirmations.csv', ['sorg', 'orderNo', 'position', 'no']],
      ['deliveries.csv', ['sorg', 'doNumber']],
      ['delivery_lines.csv', ['sorg', 'doNumber', 'position']],
      ['invoices.csv', ['sorg', 'companyCode', 'accountingNo', 'fiscalYear', 'lineItem']],
      ['invoices.csv', ['sorg', 'payer', 'assignment']],
      ['invoice_lines.csv', ['sorg', 'invoiceNo', 'position']],
      ['price_components.csv', ['sorg', 'module', 'code']],
      ['freight_benefits.csv', ['sorg', 'area', 'minQty']],
      ['closed_days.csv', ['sorg', 'date']],
      ['stock.csv', ['sorg', 'warehouse', 'article']],
      ['arrivals.csv', ['sorg', 'warehouse', 'article', 'date']],
      ['serials.csv', ['sorg', 'article', 'kind', 'value']],
      ['retail_sales.csv', ['sorg', 'saleId']],
      ['retail_sales.csv', ['sorg', 'frameNumber']],
      ['recall_frames.csv', ['sorg', 'recall', 'no']],
      ['pdi_checklists.csv', ['sorg', 'list', 'checklistId']],
      ['claim_statuses.csv', ['sorg', 'id']],
      ['claim_problems.csv', ['sorg', 'id']],
      ['visit_options.csv', ['sorg', 'kind', 'list', 'id']],
      ['visits.csv', ['sorg', 'id']],
      ['users.csv', ['username']],
      ['news.csv', ['sorg', 'id']],
      ['sales_document_groups.csv', ['sorg', 'id']],
      ['sales_documents.csv', ['sorg', 'id']],
      ['marketing_categories.csv', ['sorg', 'id']],
      ['marketing_materials.csv', ['sorg', 'id']],
      ['announcements.csv', ['sorg', 'id']],
      ['banners.csv', ['sorg', 'id']],
      ['product_messages.csv', ['sorg', 'id']],
    ];
    for (const [file, names] of unique) {
      const all = keys(file, ...names);
      expect(new Set(all).size, `${file} ${names}`).toBe(all.length);
    }
    const isr = feed['customers.csv']
      .filter((row) => row.isr)
      .map((row) => `${row.sorg} ${row.isr}`);
    expect(new Set(isr).size).toBe(isr.length);
  });

  it('refers only to rows it contains', () => {
    expectKnown('articles.csv', ['sorg', 'group'], 'product_groups.csv', 'id');
    expectKnown('product_groups.csv', ['sorg', 'related'], 'product_groups.csv', 'id');
    expectKnown(
      'product_groups.csv',
      ['sorg', 'merchandiseCategory'],
      'merchandise_categories.csv',
      'id',
    );
    expectKnown('bike_categories.csv', ['sorg', 'mcIds'], 'merchandise_categories.csv', 'id');
    expectKnown('prices.csv', ['sorg', 'article'], 'articles.csv', 'code');
    expectKnown('prices.csv', ['sorg', 'priceList'], 'price_lists.csv', 'id');
    expectKnown('customers.csv', ['sorg', 'priceList'], 'price_lists.csv', 'id');
    expectKnown('ship_tos.csv', ['sorg', 'customer'], 'customers.csv', 'unified');
    expectKnown('credits.csv', ['sorg', 'customer'], 'customers.csv', 'unified');
    expectKnown('serials.csv', ['sorg', 'article'], 'articles.csv', 'code');
    expectKnown('serials.csv', ['sorg', 'doNo'], 'deliveries.csv', 'doNumber');
    expectKnown('serials.csv', ['sorg', 'customer'], 'customers.csv', 'unified');
    expectKnown('retail_sales.csv', ['sorg', 'frameNumber'], 'serials.csv', 'value');
    expectKnown('recall_frames.csv', ['sorg', 'recall'], 'recalls.csv', 'id');
    expectKnown('visits.csv', ['sorg', 'customer'], 'customers.csv', 'unified');
    expectKnown('deals.csv', ['sorg', 'article'], 'articles.csv', 'code');
    expectKnown('deals.csv', ['sorg', 'priceList'], 'price_lists.csv', 'id');
    expectKnown('deals.csv', ['sorg', 'merchandiseCategory'], 'merchandise_categories.csv', 'id');
    expectKnown('promotions.csv', ['sorg', 'code'], 'deals.csv', 'dealNo');
    expectKnown('order_blocks.csv', ['sorg', 'customer'], 'customers.csv', 'unified');
    expectKnown('stock.csv', ['sorg', 'article'], 'articles.csv', 'code');
    expectKnown('stock.csv', ['sorg', 'warehouse'], 'warehouses.csv', 'id');
    expectKnown('arrivals.csv', ['sorg', 'article'], 'articles.csv', 'code');
    const articles = new Set(keys('articles.csv', 'sorg', 'code'));
    for (const { sorg, articles: list } of feed['groupsets.csv']) {
      for (const item of listOf(list)) {
        expect(articles).toContain(`${sorg} ${item.replace(/\*\d+$/, '')}`);
      }
    }
    expectKnown('deals.csv', ['sorg', 'brand'], 'product_groups.csv', 'brand');
    const permissions = new Set(keys('permissions.csv', 'name'));
    const roles = new Set(keys('roles.csv', 'id'));
    const groups = new Set(keys('group_roles.csv', 'id'));
    for (const row of feed['roles.csv'])
      for (const name of listOf(row.permissions)) expect(permissions).toContain(name);
    for (const row of feed['group_roles.csv'])
      for (const id of listOf(row.roles)) expect(roles).toContain(id);
    for (const row of feed['users.csv']) expect(groups).toContain(row.groupRole);
  });

  it('lets all logins but five read content', () => {
    const markets = new Set(keys('content_target_markets.csv', 'id'));
    expect(markets.size).toBe(4);
    for (const { username = '', contentTargetMarkets } of feed['users.csv']) {
      const own = listOf(contentTargetMarkets);
      const isPartner = /^(dealer|owner|content)\./.test(username);
      const count = isPartner ? 2 : 1;
      expect(own, username).toHaveLength(
        /^(guest|product|blocked|finance|service)\./.test(username) ? 0 : count,
      );
      for (const market of own) expect(markets).toContain(market);
    }
  });

  it('names brands it sells and pictures it draws, even when small', async () => {
    const small = await mkdtemp(join(tmpdir(), 'demo-feed-'));
    await writeDemoFeed(small, { ...options, articles: 400, dealers: 30 });
    const read = async (file: FeedFile) =>
      parse(await readFile(join(small, file)), { columns: true }) as Rows;
    const sold = new Set(
      (await read('product_groups.csv')).map((row) => `${row.sorg} ${row.brand}`),
    );
    const promoted = (await read('deals.csv')).filter(({ brand }) => brand);
    expect(promoted.filter((row) => !sold.has(`${row.sorg} ${row.brand}`))).toEqual([]);
    const named = new Set((await read('articles.csv')).map(({ image }) => image));
    const drawn = await readdir(join(small, 'images'));
    expect([...named].filter((name) => !drawn.includes(String(name)))).toEqual([]);
    expect(drawn.length).toBeLessThan(named.size + 30);
    await rm(small, { recursive: true });
  });

  it('draws every picture it names and no other', async () => {
    const named = files
      .filter((file) => columns[file].split(' ').includes('image'))
      .flatMap((file) => keys(file, 'image').filter(Boolean));
    const logos = keys('hosts.csv', 'config').flatMap((text) => {
      const { webLogo } = JSON.parse(text) as { webLogo?: string };
      return webLogo ? [`${webLogo}.svg`] : [];
    });
    expect(logos).toHaveLength(1);
    const drawn = await readdir(join(folder, 'images'));
    const shown = new Set([...named, ...logos]);
    expect(drawn.filter((name) => name !== 'banners').sort()).toEqual([...shown].sort());
    const banners = await readdir(join(folder, 'images', 'banners'));
    expect(banners.sort()).toEqual([...new Set(keys('banners.csv', 'bannerFile'))].sort());
  });

  it('has announcements and a banner today for every organisation', () => {
    const active = ({ from = '', to = '' }: Record<string, string>) =>
      from <= options.today && options.today < to;
    for (const sorg of ['1000', '2000', '3000']) {
      const own = (file: 'announcements.csv' | 'banners.csv') =>
        feed[file].filter((row) => row.sorg === sorg && !row.portal && active(row));
      expect(own('announcements.csv').map(({ type }) => type)).toEqual(['home_page', 'login']);
      const [home = '', login = ''] = own('announcements.csv').map((row) => row.content ?? '');
      expect(home.replace(/<[^>]*>/g, '').length).toBeGreaterThan(400);
      expect(home).toMatch(/<strong>.*<ul><li>.*<a href="\//s);
      expect(login.length).toBeLessThan(200);
      for (const html of [home, login]) expect(safeHtml(html)).toBe(html);
      expect(own('banners.csv')).toHaveLength(1);
    }
  });

  it('gives every article a valid EAN-13', () => {
    for (const { ean = '' } of feed['articles.csv']) {
      expect(ean).toMatch(/^\d{13}$/);
      expect(Number(ean[12])).toBe(eanCheckDigit(ean.slice(0, 12)));
    }
  });

  it('leaves dealers a margin of 28 to 40 per cent', () => {
    const retail = new Map(
      feed['articles.csv'].map((row) => [`${row.sorg} ${row.code}`, Number(row.retailPrice)]),
    );
    for (const { sorg, article, price } of feed['prices.csv']) {
      const full = retail.get(`${sorg} ${article}`) ?? 0;
      const cent = sorg === '1000' ? 500 : 0.01;
      expect(Number(price)).toBeGreaterThanOrEqual(full * 0.6 - cent);
      expect(Number(price)).toBeLessThanOrEqual(full * 0.72 + cent);
    }
  });

  it('writes amounts the currency can hold, and ladders that fall', () => {
    const precision = new Map(
      feed['sales_orgs.csv'].map((row) => [row.sorg, Number(row.precision)]),
    );
    for (const { sorg, price = '' } of feed['prices.csv']) {
      expect(parseMoney(price, precision.get(sorg) ?? 0)).toBeGreaterThan(0);
    }
    const last = new Map<string, number>();
    for (const { sorg, dealNo, value } of feed['deals.csv']) {
      const key = `${sorg} ${dealNo}`;
      expect(Number(value)).toBeLessThan(last.get(key) ?? 0);
      last.set(key, Number(value));
    }
  });

  it('has credit of every kind and free credit for demo logins', () => {
    const credits = feed['credits.csv'];
    const own = new Map(
      keys('customers.csv', 'sorg', 'unified', 'companyCode').map((key) => [key, 0]),
    );
    for (const key of keys('credits.csv', 'sorg', 'customer', 'companyCode'))
      if (own.has(key)) own.set(key, 1);
    expect([...own.values()].every((rows) => rows === 1)).toBe(true);
    const companies = Map.groupBy(credits, ({ sorg, customer }) => `${sorg} ${customer}`);
    const withSo = (count: number) =>
      [...companies.values()].filter((rows) => rows.length === count).length;
    expect(withSo(1)).toBeGreaterThan(200);
    expect(Math.min(withSo(2), withSo(3))).toBeGreaterThan(5);
    expect(new Set(credits.map(({ reasonBlocked }) => reasonBlocked))).toEqual(
      new Set([
        '',
        'limit_exceeded',
        'overdue_over_limit',
        'oldest_ar_blocked',
        'other_company_blocked',
      ]),
    );
    const targets = credits.filter(({ marketingTarget }) => marketingTarget).length;
    expect(targets).toBeGreaterThan(120);
    expect(targets).toBeLessThan(180);
    for (const row of credits) {
      const sum = [row.openInvoice, row.openDo, row.consignment].map(Number);
      expect(sum.reduce((total, part) => total + part)).toBe(Number(row.creditExposure));
    }
    for (const [sorg, code] of [
      ['1000', 'ID10'],
      ['2000', 'US20'],
      ['3000', 'DE30'],
    ] as const) {
      const rows = credits.filter((row) => row.sorg === sorg && row.companyCode === code);
      for (const [nth, row] of rows.slice(0, 4).entries()) {
        expect(row.reasonBlocked).toBe(nth === 3 ? 'limit_exceeded' : '');
        expect(Number(row.creditExposure) > Number(row.creditLimit)).toBe(nth === 3);
      }
    }
  });

  it('says in every host only what the configuration knows', () => {
    expect(feed['hosts.csv'].map(({ host }) => host).sort()).toEqual([
      'de.localhost',
      'id.localhost',
      'localhost',
      'order.localhost',
      'us.localhost',
    ]);
    for (const { config = '', languages, host } of feed['hosts.csv']) {
      const settings = v.parse(v.strictObject(hostSettings.entries), JSON.parse(config));
      expect(settings.cartDisclaimer, host).not.toBe('');
      expect(listOf(languages).every(isLocale)).toBe(true);
    }
  });

  it('has articles of every sort a portal must show', () => {
    const articles = feed['articles.csv'];
    const stocked = new Set(
      feed['stock.csv']
        .filter(({ qty }) => Number(qty) > 0)
        .map(({ sorg, article }) => `${sorg} ${article}`),
    );
    const awaited = new Set(keys('arrivals.csv', 'sorg', 'article'));
    for (const sorg of ['1000', '2000', '3000']) {
      const own = articles.filter((row) => row.sorg === sorg);
      const some = (test: (row: Record<string, string>) => boolean) => own.filter(test).length;
      expect(some(({ active }) => active === 'false')).toBeGreaterThan(0);
      expect(some(({ orderBlocked }) => orderBlocked === 'true')).toBeGreaterThan(0);
      expect(some(({ orderQuota }) => orderQuota !== '')).toBeGreaterThan(0);
      expect(
        some(({ code }) => !stocked.has(`${sorg} ${code}`) && awaited.has(`${sorg} ${code}`)),
      ).toBeGreaterThan(0);
      expect(some(({ code }) => stocked.has(`${sorg} ${code}`))).toBeGreaterThan(own.length * 0.7);
      expect(feed['groupsets.csv'].filter((row) => row.sorg === sorg)).toHaveLength(9);
    }
  });

  it('has the listed logins, each with a customer it can see', () => {
    expect(keys('users.csv', 'username')).toEqual(logins.map(({ username }) => username));
    const customers = new Set(keys('customers.csv', 'sorg', 'unified'));
    const people = new Set(keys('customers.csv', 'sorg', 'salesPerson'));
    const regions = new Set(keys('customers.csv', 'sorg', 'salesGroup'));
    for (const { areas = '' } of feed['users.csv']) {
      const [sorg, limitation, value] = areas.split(':');
      const known = { customer: customers, salesman: people, sales_group: regions }[
        limitation ?? ''
      ];
      if (known) expect(known).toContain(`${sorg} ${value}`);
    }
  });
});
