import { describe, expect, it } from 'vitest';
import { countStatements } from '#server/db/statement-count.ts';
import { lookForRestocks } from './restock-watch.ts';
import { restockBench } from './testing/restock-bench.ts';

const bench = restockBench();

const look = () => lookForRestocks(bench.test.db);
const told = async () => {
  const rows = await bench.test.db
    .selectFrom('notification as n')
    .innerJoin('app_user as u', 'u.id', 'n.user_id')
    .select(['u.username', 'n.customer', 'n.data'])
    .orderBy('n.id')
    .orderBy('u.username')
    .execute();
  return rows.map((row) => ({ ...row, ...(row.data as object), data: undefined }));
};
it('tells everybody who waits when stock goes from none to some, once', async () => {
  await bench.subscribe(bench.dealer1, 'B-4', 6);
  await bench.subscribe(bench.dealer2, 'B-4');
  await look();
  expect(await told()).toEqual([]);
  await bench.setStock('B-4', 5);
  for (let times = 0; times < 3; times += 1) await look();
  expect(await told()).toMatchObject([
    { username: 'dealer1', customer: '0002000001', article: 'B-4', qty: 6, arrived: 5, asked: 2 },
    { username: 'dealer2', customer: '0002000002', article: 'B-4', qty: 1, arrived: 5, asked: 2 },
  ]);
  await bench.setStock('B-4', 50);
  await look();
  expect(await told()).toHaveLength(2);
});

it('several articles that come at once are told in as many statements as one, each with its own figures', async () => {
  await bench.subscribe(bench.dealer1, 'B-4', 6);
  await bench.setStock('B-4', 5);
  const one = await countStatements(look);
  await bench.clear();
  await bench.subscribe(bench.dealer1, 'B-4', 6);
  await bench.subscribe(bench.dealer1, 'P-2', 2);
  await bench.subscribe(bench.dealer2, 'P-2', 3);
  await bench.setStock('B-4', 5);
  await bench.setStock('P-2', 8);
  const two = await countStatements(look);
  expect(await told()).toMatchObject([
    { username: 'dealer1', article: 'B-4', qty: 6, arrived: 5, asked: 1 },
    { username: 'dealer1', article: 'P-2', qty: 2, arrived: 8, asked: 2 },
    { username: 'dealer2', article: 'P-2', qty: 3, arrived: 8, asked: 2 },
  ]);
  expect(two.statements).toBe(one.statements);
});

it('tells again when it was seen at none in between', async () => {
  await bench.subscribe(bench.dealer1);
  for (const qty of [5, 0, 7, 3, 0, 0, 1]) {
    await bench.setStock('B-4', qty);
    await look();
  }
  expect(await told()).toMatchObject([{ arrived: 5 }, { arrived: 7 }, { arrived: 1 }]);
});

it('counts what can be ordered: reserved pieces have not come back', async () => {
  await bench.subscribe(bench.dealer1);
  await bench.test.db
    .updateTable('stock')
    .set({ qty: 5, reserved: 5 })
    .where('article', '=', 'B-4')
    .execute();
  await look();
  expect(await told()).toEqual([]);
  await bench.test.db.updateTable('stock').set({ qty: 7 }).where('article', '=', 'B-4').execute();
  await look();
  expect(await told()).toMatchObject([{ arrived: 2 }]);
  await bench.test.db
    .updateTable('stock')
    .set({ reserved: 0 })
    .where('article', '=', 'B-4')
    .execute();
});

it('several servers at once tell once', async () => {
  await bench.subscribe(bench.dealer1);
  await bench.subscribe(bench.dealer2);
  await bench.device(bench.dealer1, 'phone');
  await bench.setStock('B-4', 5);
  await Promise.all(Array.from({ length: 6 }, look));
  expect(await told()).toHaveLength(2);
  expect(await bench.deliveries()).toHaveLength(1);
});

it('tells a user once who waits for several customers, and counts customers', async () => {
  await bench.waitFor('sales1', '0002000001');
  await bench.waitFor('sales1', '0002000002', 9);
  await bench.subscribe(bench.dealer1);
  await bench.setStock('B-4', 5);
  await look();
  const news = (await told()).sort((a, b) => a.username.localeCompare(b.username));
  expect(news).toMatchObject([
    { username: 'dealer1', asked: 2 },
    { username: 'sales1', asked: 2 },
  ]);
});

describe('who is forgotten silently', () => {
  const left = async () =>
    (await bench.test.db.selectFrom('restock_subscription').select('user_id').execute()).length;

  it('a user for a customer that is not, or no longer, the user’s', async () => {
    await bench.waitFor('dealer1', '0002000002');
    await bench.waitFor('sales1', '0002000003');
    await bench.setStock('B-4', 5);
    await look();
    expect(await told()).toEqual([]);
    expect(await left()).toBe(0);
  });

  it('a user who was deactivated or may not see the catalog any more', async () => {
    await bench.waitFor('vendor1', '0002000003');
    await bench.waitFor('accessadmin', '0002000001');
    const set = (active: boolean) =>
      bench.test.db
        .updateTable('app_user')
        .set({ active })
        .where('username', '=', 'vendor1')
        .execute();
    await set(false);
    await bench.setStock('B-4', 5);
    await look();
    await set(true);
    expect(await told()).toEqual([]);
    expect(await left()).toBe(0);
  });

  it('everybody who waits for an article that left the catalog', async () => {
    await bench.subscribe(bench.dealer1);
    const set = (active: boolean) =>
      bench.test.db.updateTable('article').set({ active }).where('code', '=', 'B-4').execute();
    await set(false);
    await bench.setStock('B-4', 5);
    await look();
    await set(true);
    expect(await told()).toEqual([]);
    expect(await left()).toBe(0);
  });
});
