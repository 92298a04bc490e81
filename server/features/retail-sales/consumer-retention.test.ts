import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forgetHosts } from '#server/features/hosts/hosts.public.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { addMonths, utcDay } from '#shared/days.ts';
import { eraseOldConsumers } from './consumers/retention.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await given(app).claimStatuses();
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['retail_sale', 'claim', 'consumer_account'] as const)
    await app.db.deleteFrom(table).execute();
});

const monthsAgo = (months: number) => addMonths(utcDay(Date.now()), -months);
/** Sets the retention of all hosts of the sales organisation 2000. */
async function retainFor(consumerRetentionMonths: number): Promise<void> {
  const config = JSON.stringify({ consumerRetentionMonths });
  await app.db.updateTable('host').set({ config }).where('sorg', '=', '2000').execute();
  forgetHosts(app.db);
}
const consumers = async () => {
  const sales = await app.db.selectFrom('retail_sale_consumer').select('sale_id as id').execute();
  const accounts = await app.db.selectFrom('consumer_account').select('name as id').execute();
  const claims = await app.db
    .selectFrom('claim')
    .select('consumer_name as id')
    .where('consumer_name', '<>', '')
    .execute();
  return [...sales, ...accounts, ...claims].map(({ id }) => id).sort();
};

test('erases consumers after the retention of their host', async () => {
  await retainFor(24);
  const { retailSale, consumerAccount } = given(app);
  await retailSale({ id: 'old', soldOn: monthsAgo(25) });
  await retailSale({ id: 'kept', soldOn: monthsAgo(23) });
  await retailSale({
    id: 'of-3000',
    sorg: '3000',
    customer: await customerOf3000(),
    soldOn: monthsAgo(25),
  });
  await consumerAccount({ name: 'old account', purchasedOn: monthsAgo(25) });
  await consumerAccount({ name: 'undated account', purchasedOn: null });
  expect(await eraseOldConsumers(app.db)).toBe(2);
  expect(await consumers()).toEqual(['kept', 'of-3000', 'undated account']);
  const { status } = await app.db
    .selectFrom('retail_sale')
    .select('status')
    .where('id', '=', 'old')
    .executeTakeFirstOrThrow();
  expect(status).toBe('pending update');
  expect(await eraseOldConsumers(app.db)).toBe(0);
});

test('erases those of claims, undated ones by their creation', async () => {
  await retainFor(24);
  const { claim } = given(app);
  const createdAt = new Date(`${monthsAgo(25)}T12:00:00Z`);
  await claim({ consumerName: 'old', purchaseDate: monthsAgo(25) });
  await claim({ consumerName: 'kept', purchaseDate: monthsAgo(23), createdAt });
  await claim({ consumerName: 'old draft', purchaseDate: null, createdAt, statusId: 'DRAFT' });
  await claim({ consumerName: 'new draft', purchaseDate: null, statusId: 'DRAFT' });
  expect(await eraseOldConsumers(app.db)).toBe(2);
  expect(await consumers()).toEqual(['kept', 'new draft']);
  expect(await eraseOldConsumers(app.db)).toBe(0);
});

test('erases more than fit into one transaction', async () => {
  await retainFor(24);
  for (let nth = 0; nth < 201; nth++) await given(app).retailSale({ soldOn: monthsAgo(30) });
  expect(await eraseOldConsumers(app.db)).toBe(201);
  expect(await consumers()).toEqual([]);
});

test('keeps them for ten years unless a host says otherwise', async () => {
  const config = '{}';
  await app.db.updateTable('host').set({ config }).execute();
  forgetHosts(app.db);
  await given(app).retailSale({ id: 'old', soldOn: monthsAgo(121) });
  await given(app).retailSale({ id: 'kept', soldOn: monthsAgo(119) });
  await eraseOldConsumers(app.db);
  expect(await consumers()).toEqual(['kept']);
});

test('takes the shortest retention of several hosts', async () => {
  await retainFor(24);
  await given(app).hostSettings({ consumerRetentionMonths: 12 });
  await given(app).retailSale({ soldOn: monthsAgo(13) });
  expect(await eraseOldConsumers(app.db)).toBe(1);
});

test('keeps all of them with 0', async () => {
  await retainFor(0);
  await given(app).retailSale({ id: 'old', soldOn: monthsAgo(500) });
  expect(await eraseOldConsumers(app.db)).toBe(0);
});

async function customerOf3000(): Promise<string> {
  const { unified } = await app.db
    .selectFrom('customer')
    .select('unified')
    .where('sorg', '=', '3000')
    .executeTakeFirstOrThrow();
  return unified;
}
