import { type ControlledTransaction, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database, Db } from '#server/db/database.ts';
import type { DB } from '#server/db/generated/tables.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { loadStock } from '../stock.store.ts';
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

  test('caches terms until a customer or a block changes', async () => {
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

  test('returns no price list without a customer and shares blocks', async () => {
    const terms = new CustomerTerms(database.db, sorg);
    const nobody = await terms.of(null);
    expect(nobody.priceList).toBeNull();
    expect((await terms.of('unknown')).priceList).toBeNull();
    expect((await terms.of('unknown')).blocks).toBe(nobody.blocks);
  });
});

describe('the stock that is shown', () => {
  /** Returns a function that looks for changes whenever it is called. */
  const openStock = (db: Db) => {
    const stock = new FreshStock(db, sorg);
    return (codes: string[]) => {
      stock.expire();
      return stock.of(codes);
    };
  };

  test('is not asked for again within a second', async () => {
    const { db } = database;
    const stock = new FreshStock(db, sorg);
    const shown = async () => (await stock.of(['P-1'])).get('P-1');
    const before = await shown();
    const left = db.updateTable('stock').where('article', '=', 'P-1');
    await left.set((to) => ({ qty: to('qty', '+', 1) })).execute();
    expect(await shown()).toBe(before);
    stock.expire();
    expect(await shown()).toEqual((await loadStock(db, sorg, ['P-1'])).get('P-1'));
    await left.set((to) => ({ qty: to('qty', '-', 1) })).execute();
  });

  test('reads the current stock in single and in batched calls', async () => {
    const read = openStock(database.db);
    const readQtys = async (codes: string[]) => {
      const figures = await read(codes);
      return codes.map((code) => figures.get(code)?.stock.reduce((sum, { qty }) => sum + qty, 0));
    };
    const [alone = 0] = await readQtys(['P-1']);
    expect(alone).toBeGreaterThan(0);
    const together = await Promise.all([
      readQtys(['P-1']),
      readQtys(['none', 'P-1']),
      readQtys([]),
    ]);
    expect(together).toEqual([[alone], [0, alone], []]);

    const left = database.db.updateTable('stock').where('article', '=', 'P-1');
    await left.set((to) => ({ qty: to('qty', '+', 1) })).execute();
    const [more = 0] = await readQtys(['P-1']);
    expect(more).toBeGreaterThan(alone);
  });

  test('returns the same object until one of its values changes', async () => {
    const { db } = database;
    const read = openStock(db);
    const readFigures = async (code: string) => (await read([code, 'P-2'])).get(code);
    const warehouse = db.updateTable('warehouse').where('sorg', '=', sorg);
    const arrival = { sorg, warehouse: 'W1', article: 'P-1', date: '2099-01-02', qty: 7 };
    const changes: (() => Promise<unknown>)[] = [
      () => db.insertInto('arrival').values(arrival).execute(),
      () => db.deleteFrom('arrival').where('date', '=', '2099-01-02').execute(),
      () => warehouse.set((to) => ({ name: sql`${to.ref('name')} || '!'` })).execute(),
      () => warehouse.set((to) => ({ name: sql`rtrim(${to.ref('name')}, '!')` })).execute(),
    ];
    for (const change of changes) {
      const before = await readFigures('P-1');
      expect(await readFigures('P-1')).toBe(before);
      await change();
      const after = await readFigures('P-1');
      expect(after).not.toEqual(before);
      expect(after).toEqual((await loadStock(db, sorg, ['P-1'])).get('P-1'));
    }
  });

  test('shows the committed stock during long write transactions', async () => {
    const { db } = database;
    const read = openStock(db);
    const shown = async () => (await read(['P-1'])).get('P-1');
    const inDatabase = async () => (await loadStock(db, sorg, ['P-1'])).get('P-1');
    const take = (on: Db) =>
      on
        .updateTable('stock')
        .where('article', '=', 'P-1')
        .set((to) => ({ reserved: to('reserved', '+', 1) }))
        .execute();
    // The embedded database has a single connection, so no second transaction can be open at the same time.
    const open = database.kind === 'postgres' ? 3 : 0;
    const others: ControlledTransaction<DB>[] = [];
    for (let nth = 0; nth < open; nth++) {
      const transaction = await db.startTransaction().execute();
      await sql`select pg_current_xact_id()`.execute(transaction);
      others.unshift(transaction);
      expect(await shown()).toEqual(await inDatabase());
    }
    // The transaction that began first writes last and ends last.
    for (const transaction of others) {
      await take(transaction);
      const before = await shown();
      await transaction.commit().execute();
      expect(await shown()).not.toEqual(before);
      expect(await shown()).toEqual(await inDatabase());
    }
    const before = await shown();
    await take(db);
    expect(await shown()).not.toEqual(before);
    expect(await shown()).toEqual(await inDatabase());
  });

  test('includes the current order quota (O041)', async () => {
    const read = openStock(database.db);
    const quotas = async () => [...(await read(['P-1', 'P-6'])).values()].map((of) => of.quota);
    expect(await quotas()).toEqual([null, 5]);
    const rationed = database.db.updateTable('article').where('code', '=', 'P-6');
    await rationed.set({ order_quota: 4 }).execute();
    expect(await quotas()).toEqual([null, 4]);
    await rationed.set({ order_quota: 5 }).execute();
  });

  test('continues after a failed statement', async () => {
    const stock = new FreshStock(database.db, sorg);
    const bad = stock.of(['\u0000']);
    const good = stock.of(['P-1']);
    await expect(bad).rejects.toThrow();
    expect((await good).get('P-1')?.stock.length).toBeGreaterThan(0);
  });
});
