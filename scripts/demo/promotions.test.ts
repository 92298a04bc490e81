import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FeedFile } from './columns.ts';
import { writeDemoFeed } from './write-feed.ts';

const today = '2026-03-02';
const sorgs = ['1000', '2000', '3000'];

type Rows = Record<string, string>[];
let folder = '';
let small = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-feed-'));
  await writeDemoFeed(folder, { articles: 3000, dealers: 60, images: false, today });
  small = await mkdtemp(join(tmpdir(), 'demo-feed-'));
  await writeDemoFeed(small, { articles: 90, dealers: 12, images: false, today });
});
afterAll(() => Promise.all([folder, small].map((path) => rm(path, { recursive: true }))));

const read = async (file: FeedFile, path = folder) =>
  parse(await readFile(join(path, file)), { columns: true }) as Rows;
const valid = ({ validFrom = '', validTo = '' }: Record<string, string>) =>
  validFrom <= today && today <= validTo;

describe('promotions', () => {
  it('have their own steps with the same validity', async () => {
    for (const path of [folder, small]) {
      const deals = Map.groupBy(
        await read('deals.csv', path),
        (row) => `${row.sorg} ${row.dealNo}`,
      );
      for (const { sorg, code, validFrom, validTo } of await read('promotions.csv', path)) {
        const steps = deals.get(`${sorg} ${code}`) ?? [];
        expect(steps.length, code).toBeGreaterThan(0);
        for (const step of steps) expect(step).toMatchObject({ validFrom, validTo });
      }
    }
  });

  it('has current ones for all dealer levels, a past and a future', async () => {
    const promotions = await read('promotions.csv');
    const lists = new Map(
      (await read('deals.csv')).map((row) => [`${row.sorg} ${row.dealNo}`, row.priceList]),
    );
    for (const sorg of sorgs) {
      const own = promotions.filter((row) => row.sorg === sorg);
      const active = own.filter(valid).map(({ code }) => lists.get(`${sorg} ${code}`));
      expect(new Set(active)).toEqual(new Set(['', 'A', 'B', 'C']));
      expect(own.some(({ validTo = '' }) => validTo < today)).toBe(true);
      expect(own.some(({ validFrom = '' }) => validFrom > today)).toBe(true);
      for (const place of ['landing', 'list', 'product'])
        expect(own.filter(valid).some(({ locations = '' }) => locations.includes(place))).toBe(
          true,
        );
    }
  });

  it('show the best step’s discount in the badge', async () => {
    const badges = new Map(
      (await read('promotions.csv')).map(({ sorg, code, badge }) => [`${sorg} ${code}`, badge]),
    );
    expect(badges.get('2000 B-VENTOSS')).toBe('−9%');
    expect(badges.get('3000 C-EMT')).toBe('−2,5\u00a0%');
    expect(badges.get('2000 C-TUB')).toBe('−$0.80');
    expect(badges.get('1000 C-TUB')).toMatch(/^−Rp\s?4\.000$/);
  });
});

describe('order blocks', () => {
  it('have every kind and refer to existing dealers and articles', async () => {
    const customers = (await read('customers.csv')).map((row) => `${row.sorg} ${row.unified}`);
    const blocks = await read('order_blocks.csv');
    for (const sorg of sorgs) {
      const own = blocks.filter((row) => row.sorg === sorg);
      expect(new Set(own.map(({ kind }) => kind))).toEqual(
        new Set(['hierarchy', 'brand', 'category', 'sorg']),
      );
      expect(own.filter(({ customer }) => customer === '')).toHaveLength(1);
      for (const { customer } of own)
        if (customer) expect(customers).toContain(`${sorg} ${customer}`);
    }
  });

  it('refer only to rows of a small feed', async () => {
    const known = {
      customer: new Set((await read('customers.csv', small)).map((r) => `${r.sorg} ${r.unified}`)),
      brand: new Set((await read('product_groups.csv', small)).map((r) => `${r.sorg} ${r.brand}`)),
      hierarchy: new Set(
        (await read('merchandise_categories.csv', small)).map((r) => `${r.sorg} ${r.id}`),
      ),
    };
    for (const { sorg, customer, kind, value } of await read('order_blocks.csv', small)) {
      if (customer) expect(known.customer).toContain(`${sorg} ${customer}`);
      if (kind === 'brand' || kind === 'hierarchy')
        expect(known[kind]).toContain(`${sorg} ${value}`);
    }
  });

  it('spares the dealers of the first login and over their limit', async () => {
    const blocked = (await read('order_blocks.csv')).map(({ customer }) => customer);
    for (const customer of ['0002000001', '0003000001', '0001000001', '0002000004'])
      expect(blocked).not.toContain(customer);
  });
});
