import { describe, expect, it } from 'vitest';
import { countStatements } from '#server/db/statement-count.ts';
import { restockHarness } from '../testing/restock.harness.ts';
import { lookForRestocks } from './restock-watch.ts';

const harness = restockHarness();

const look = () => lookForRestocks(harness.test.db);
const told = async () => {
  const rows = await harness.test.db
    .selectFrom('notification as n')
    .innerJoin('app_user as u', 'u.id', 'n.user_id')
    .select(['u.username', 'n.customer', 'n.data'])
    .orderBy('n.id')
    .orderBy('u.username')
    .execute();
  return rows.map((row) => ({ ...row, ...(row.data as object), data: undefined }));
};
it('notifies every subscriber once when stock becomes available', async () => {
  await harness.subscribe(harness.dealer1, 'B-4', 6);
  await harness.subscribe(harness.dealer2, 'B-4');
  await look();
  expect(await told()).toEqual([]);
  await harness.setStock('B-4', 5);
  for (let times = 0; times < 3; times += 1) await look();
  expect(await told()).toMatchObject([
    { username: 'dealer1', customer: '0002000001', article: 'B-4', qty: 6, arrived: 5, asked: 2 },
    { username: 'dealer2', customer: '0002000002', article: 'B-4', qty: 1, arrived: 5, asked: 2 },
  ]);
  await harness.setStock('B-4', 50);
  await look();
  expect(await told()).toHaveLength(2);
});

it('uses a constant number of statements for several articles', async () => {
  await harness.subscribe(harness.dealer1, 'B-4', 6);
  await harness.setStock('B-4', 5);
  const one = await countStatements(look);
  await harness.clear();
  await harness.subscribe(harness.dealer1, 'B-4', 6);
  await harness.subscribe(harness.dealer1, 'P-2', 2);
  await harness.subscribe(harness.dealer2, 'P-2', 3);
  await harness.setStock('B-4', 5);
  await harness.setStock('P-2', 8);
  const two = await countStatements(look);
  expect(await told()).toMatchObject([
    { username: 'dealer1', article: 'B-4', qty: 6, arrived: 5, asked: 1 },
    { username: 'dealer1', article: 'P-2', qty: 2, arrived: 8, asked: 2 },
    { username: 'dealer2', article: 'P-2', qty: 3, arrived: 8, asked: 2 },
  ]);
  expect(two.statements).toBe(one.statements);
});

it('notifies again only after stock was zero in between', async () => {
  await harness.subscribe(harness.dealer1);
  for (const qty of [5, 0, 7, 3, 0, 0, 1]) {
    await harness.setStock('B-4', qty);
    await look();
  }
  expect(await told()).toMatchObject([{ arrived: 5 }, { arrived: 7 }, { arrived: 1 }]);
});

it('counts orderable stock only, without reserved pieces', async () => {
  await harness.subscribe(harness.dealer1);
  await harness.test.db
    .updateTable('stock')
    .set({ qty: 5, reserved: 5 })
    .where('article', '=', 'B-4')
    .execute();
  await look();
  expect(await told()).toEqual([]);
  await harness.test.db.updateTable('stock').set({ qty: 7 }).where('article', '=', 'B-4').execute();
  await look();
  expect(await told()).toMatchObject([{ arrived: 2 }]);
  await harness.test.db
    .updateTable('stock')
    .set({ reserved: 0 })
    .where('article', '=', 'B-4')
    .execute();
});

it('notifies once from several concurrent servers', async () => {
  await harness.subscribe(harness.dealer1);
  await harness.subscribe(harness.dealer2);
  await harness.device(harness.dealer1, 'phone');
  await harness.setStock('B-4', 5);
  await Promise.all(Array.from({ length: 6 }, look));
  expect(await told()).toHaveLength(2);
  expect(await harness.deliveries()).toHaveLength(1);
});

it('notifies once a user with several customers, counting each', async () => {
  await harness.waitFor('sales1', '0002000001');
  await harness.waitFor('sales1', '0002000002', 9);
  await harness.subscribe(harness.dealer1);
  await harness.setStock('B-4', 5);
  await look();
  const news = (await told()).sort((a, b) => a.username.localeCompare(b.username));
  expect(news).toMatchObject([
    { username: 'dealer1', asked: 2 },
    { username: 'sales1', asked: 2 },
  ]);
});

describe('who is forgotten silently', () => {
  const left = async () =>
    (await harness.test.db.selectFrom('restock_subscription').select('user_id').execute()).length;

  it('drops subscriptions for customers not assigned to the user', async () => {
    await harness.waitFor('dealer1', '0002000002');
    await harness.waitFor('sales1', '0002000003');
    await harness.setStock('B-4', 5);
    await look();
    expect(await told()).toEqual([]);
    expect(await left()).toBe(0);
  });

  it('drops deactivated users and those without catalog access', async () => {
    await harness.waitFor('vendor1', '0002000003');
    await harness.waitFor('accessadmin', '0002000001');
    const set = (active: boolean) =>
      harness.test.db
        .updateTable('app_user')
        .set({ active })
        .where('username', '=', 'vendor1')
        .execute();
    await set(false);
    await harness.setStock('B-4', 5);
    await look();
    await set(true);
    expect(await told()).toEqual([]);
    expect(await left()).toBe(0);
  });

  it('drops subscriptions for an article no longer in the catalog', async () => {
    await harness.subscribe(harness.dealer1);
    const set = (active: boolean) =>
      harness.test.db.updateTable('article').set({ active }).where('code', '=', 'B-4').execute();
    await set(false);
    await harness.setStock('B-4', 5);
    await look();
    await set(true);
    expect(await told()).toEqual([]);
    expect(await left()).toBe(0);
  });
});
