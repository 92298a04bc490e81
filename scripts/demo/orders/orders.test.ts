import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseMoney } from '#shared/money.ts';
import { columns, type FeedFile } from '../columns.ts';
import { writeDemoFeed } from '../write-feed.ts';

type Rows = Record<string, string>[];

const today = '2026-03-02';
const feed = {} as Record<FeedFile, Rows>;
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-orders-'));
  await writeDemoFeed(folder, { articles: 3000, dealers: 90, images: false, today });
  for (const file of Object.keys(columns) as FeedFile[])
    feed[file] = parse(await readFile(join(folder, file)), { columns: true }) as Rows;
});
afterAll(() => rm(folder, { recursive: true }));

const toKey = (row: Record<string, string> | undefined, ...names: string[]) =>
  names.map((name) => row?.[name]).join(' ');
const keys = (file: FeedFile, ...names: string[]) =>
  new Set(feed[file].map((row) => toKey(row, ...names)));
const precisionOf = (sorg = '') =>
  Number(feed['sales_orgs.csv'].find((row) => row.sorg === sorg)?.precision);

it('refers to existing rows and uses no portal order numbers', () => {
  const orders = keys('orders.csv', 'sorg', 'orderNo', 'customer');
  const customers = keys('customers.csv', 'sorg', 'unified');
  const shipTos = keys('ship_tos.csv', 'sorg', 'id', 'customer');
  const articles = keys('articles.csv', 'sorg', 'code');
  const lines = keys('order_lines.csv', 'sorg', 'orderNo', 'position');
  const areas = keys('warehouses.csv', 'sorg', 'area');
  for (const row of feed['orders.csv']) {
    expect(customers).toContain(toKey(row, 'sorg', 'customer'));
    expect(shipTos).toContain(toKey(row, 'sorg', 'shipTo', 'customer'));
    expect(row.orderNo?.startsWith(row.sorg ?? '')).toBe(false);
    expect((row.createdAt ?? '').slice(0, 10) < today).toBe(true);
  }
  for (const row of feed['order_lines.csv']) {
    expect(articles).toContain(toKey(row, 'sorg', 'article'));
    if (row.replacedBy) expect(articles).toContain(toKey(row, 'sorg', 'replacedBy'));
  }
  for (const row of feed['order_confirmations.csv'])
    expect(lines).toContain(toKey(row, 'sorg', 'orderNo', 'position'));
  const customerOf = new Map(
    feed['deliveries.csv'].map((row) => [toKey(row, 'sorg', 'doNumber'), row.customer]),
  );
  for (const row of feed['delivery_lines.csv'])
    expect(orders).toContain(
      `${row.sorg} ${row.orderNo} ${customerOf.get(toKey(row, 'sorg', 'doNumber'))}`,
    );
  for (const row of feed['freight_benefits.csv'])
    expect(areas).toContain(toKey(row, 'sorg', 'area'));
});

it('has order and confirmation totals that add up', () => {
  const linesOf = Map.groupBy(feed['order_lines.csv'], (row) => toKey(row, 'sorg', 'orderNo'));
  for (const row of feed['orders.csv']) {
    const money = (text = '') => parseMoney(text, precisionOf(row.sorg)) ?? Number.NaN;
    const lines = linesOf.get(toKey(row, 'sorg', 'orderNo')) ?? [];
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines)
      expect(money(line.subtotal)).toBe(money(line.promoPrice || line.price) * Number(line.qty));
    const goods = lines.reduce((sum, line) => sum + money(line.subtotal), 0);
    expect(money(row.total)).toBe(goods + money(row.shipmentPrice));
  }
  const parts = Map.groupBy(feed['order_confirmations.csv'], (row) =>
    toKey(row, 'sorg', 'orderNo', 'position'),
  );
  for (const line of feed['order_lines.csv'].filter(({ status }) => status === 'Confirmed')) {
    const promised = parts.get(toKey(line, 'sorg', 'orderNo', 'position')) ?? [];
    expect(promised.reduce((sum, { qty }) => sum + Number(qty), 0)).toBe(Number(line.qty));
    expect(promised[0]?.date).toBe(line.expectedDate);
    expect(line.expectedDate && line.expectedDate > today).toBe(true);
  }
});

it('gives the demo logins’ dealers rows of every kind', () => {
  for (const login of ['dealer', 'dealer2', 'vendor'])
    for (const country of ['us', 'de', 'id']) {
      const user = feed['users.csv'].find(({ username }) => username === `${login}.${country}`);
      const [sorg, , customer] = user?.areas?.split(':') ?? [];
      const own = feed['orders.csv'].filter(
        (row) => row.sorg === sorg && row.customer === customer,
      );
      expect(new Set(own.map(({ status }) => status)), user?.username).toEqual(
        new Set(['Completed', 'Cancelled', 'Shipped', 'Partially Shipped', 'Confirmed', 'Waiting']),
      );
      expect(own.filter(({ orderType }) => orderType === 'CF')).toHaveLength(2);
      const nos = new Set(own.map(({ orderNo }) => orderNo));
      const lines = feed['order_lines.csv'].filter(
        (row) => row.sorg === sorg && nos.has(row.orderNo),
      );
      expect(lines.some(({ replacedBy }) => replacedBy)).toBe(true);
      const deliveries = feed['deliveries.csv'].filter((row) => row.customer === customer);
      expect(deliveries.filter(({ deliveryDate }) => !deliveryDate)).toHaveLength(1);
      for (const { trackingUrl } of deliveries)
        expect(trackingUrl).toMatch(/^https:\/\/tracking\.example\/PN\d+$/);
    }
});

it('has successors, limits, benefits and closed days everywhere', () => {
  const sold = new Set(
    feed['articles.csv']
      .filter(({ active }) => active === 'true')
      .map((row) => toKey(row, 'sorg', 'code')),
  );
  for (const sorg of ['1000', '2000', '3000']) {
    const own = (file: FeedFile) => feed[file].filter((row) => row.sorg === sorg);
    const replaced = own('articles.csv').filter(({ replacedBy }) => replacedBy);
    expect(replaced.length).toBeGreaterThan(1);
    for (const { active, replacedBy } of replaced) {
      expect(active).toBe('false');
      expect(sold).toContain(`${sorg} ${replacedBy}`);
    }
    const limits = own('customers.csv').filter(({ orderLimit }) => orderLimit);
    expect(limits.length).toBeGreaterThan(1);
    expect(limits.length).toBeLessThan(15);
    for (const { orderLimit, creditLimit } of limits)
      expect(Number(orderLimit)).toBeLessThan(Number(creditLimit));
    expect(own('freight_benefits.csv').length % 3).toBe(0);
    expect(own('closed_days.csv').some(({ date = '' }) => date > today && date < '2026-04')).toBe(
      true,
    );
  }
});

it('covers only a few dealers and has rows for a tiny range', async () => {
  const rows = async (file: FeedFile, options: { articles: number; dealers: number }) => {
    const other = await mkdtemp(join(tmpdir(), 'demo-orders-'));
    await writeDemoFeed(other, { ...options, images: false, today });
    const text = await readFile(join(other, file));
    await rm(other, { recursive: true });
    return parse(text, { columns: true }) as Rows;
  };
  expect(
    new Set(
      (await rows('orders.csv', { articles: 600, dealers: 900 })).map(({ customer }) => customer),
    ).size,
  ).toBe(72);
  expect(await rows('orders.csv', { articles: 3, dealers: 12 })).not.toHaveLength(0);
});
