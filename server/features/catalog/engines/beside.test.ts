import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { CustomerTerms } from './customer-terms.ts';
import { FreshStock } from './fresh-stock.ts';

const sorg = '2000';
const C1 = '0002000001';
const C2 = '0002000002';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('the terms of customers', () => {
  const ofCustomer = (unified: string) =>
    database.db.updateTable('customer').where('sorg', '=', sorg).where('unified', '=', unified);

  test('are remembered until a customer or a block changes', async () => {
    const terms = new CustomerTerms(database.db, sorg);
    const first = await terms.of(C2);
    expect(first.priceList).toBe('B');
    await terms.catchUp();
    expect(await terms.of(C2)).toBe(first);

    await ofCustomer(C2).set({ price_list: 'A' }).execute();
    await terms.catchUp();
    expect((await terms.of(C2)).priceList).toBe('A');
    await ofCustomer(C2).set({ price_list: 'B' }).execute();

    const block = { kind: 'brand', value: 'Acme', customer: C2, description: 'Not in your area' };
    await database.db
      .insertInto('order_block')
      .values({ sorg, ...block })
      .execute();
    await terms.catchUp();
    expect((await terms.of(C2)).blocks.get('brand Acme')).toBe('Not in your area');
    expect((await terms.of(C1)).blocks.has('brand Acme')).toBe(false);
    await database.db.deleteFrom('order_block').where('value', '=', 'Acme').execute();
    await terms.catchUp();
    expect((await terms.of(C2)).blocks.has('brand Acme')).toBe(false);
  });

  test('are nobody’s price list without a customer, and alike where the blocks are', async () => {
    const terms = new CustomerTerms(database.db, sorg);
    const nobody = await terms.of(null);
    expect(nobody.priceList).toBeNull();
    expect((await terms.of('unknown')).priceList).toBeNull();
    expect((await terms.of('unknown')).blocks).toBe(nobody.blocks);
  });
});

describe('the stock that is shown', () => {
  test('is read anew for each who asks, with others or alone', async () => {
    const stock = new FreshStock(database.db, sorg);
    const qtyOf = async (codes: string[]) => {
      const figures = await stock.of(codes);
      return codes.map((code) => figures.get(code)?.stock.reduce((sum, { qty }) => sum + qty, 0));
    };
    const [alone = 0] = await qtyOf(['P-1']);
    expect(alone).toBeGreaterThan(0);
    const together = await Promise.all([qtyOf(['P-1']), qtyOf(['none', 'P-1']), qtyOf([])]);
    expect(together).toEqual([[alone], [0, alone], []]);

    const left = database.db.updateTable('stock').where('article', '=', 'P-1');
    await left.set((to) => ({ qty: to('qty', '+', 1) })).execute();
    const [more = 0] = await qtyOf(['P-1']);
    expect(more).toBeGreaterThan(alone);
  });

  test('comes with the quota of now (O041)', async () => {
    const stock = new FreshStock(database.db, sorg);
    const quotas = async () => [...(await stock.of(['P-1', 'P-6'])).values()].map((of) => of.quota);
    expect(await quotas()).toEqual([null, 5]);
    const rationed = database.db.updateTable('article').where('code', '=', 'P-6');
    await rationed.set({ order_quota: 4 }).execute();
    expect(await quotas()).toEqual([null, 4]);
    await rationed.set({ order_quota: 5 }).execute();
  });

  test('goes on after a statement that failed', async () => {
    const stock = new FreshStock(database.db, sorg);
    const bad = stock.of(['\u0000']);
    const good = stock.of(['P-1']);
    await expect(bad).rejects.toThrow();
    expect((await good).get('P-1')?.stock.length).toBeGreaterThan(0);
  });
});
