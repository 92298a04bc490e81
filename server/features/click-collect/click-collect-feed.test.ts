import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FeedHarness, openFeedHarness } from '#server/features/feeds/testing/feed.harness.ts';
import { forgetHosts } from '#server/features/hosts/hosts.public.ts';
import { eraseOldConsumers } from './retention/retention.ts';

let harness: FeedHarness;
beforeAll(async () => {
  harness = await openFeedHarness();
});
afterAll(() => harness.close());
beforeEach(async () => {
  await harness.db.deleteFrom('click_collect_order').execute();
});

const feed = (status: string, shipped = '', qty = '2') => ({
  'click_collect_orders.csv': [
    'sorg,orderId,orderNumber,customer,status,firstName,lastName,email,createdAt,pickUpBy,buildFee',
    `2000,C1,WEB-1,0002000001,${status},Cora,Test,c@b.example,2026-01-02,2026-02-01,12.50`,
  ],
  'click_collect_lines.csv': [
    'sorg,orderId,id,name,sku,qty,qtyShipped',
    `2000,C1,L1,Bottle,P-1,${qty},${shipped}`,
  ],
});
const status = async () =>
  (await harness.db.selectFrom('click_collect_order').select('status').executeTakeFirst())?.status;
const shipped = async () =>
  (await harness.db.selectFrom('click_collect_line').select('qty_shipped').executeTakeFirst())
    ?.qty_shipped;

test('reads orders and lines, once', async () => {
  expect(await harness.problems(feed('Need Confirmation'))).toEqual([]);
  expect((await harness.run(feed('Need Confirmation'))).files).toMatchObject([
    { changed: 0 },
    { changed: 0 },
  ]);
});

test('moves orders forward only (reading 107)', async () => {
  await harness.run(feed('Shipped'));
  await harness.run(feed('Confirmed'));
  expect(await status()).toBe(7);
  await harness.run(feed('Ready to Pickup'));
  expect(await status()).toBe(8);
});

test('takes a shipped quantity once', async () => {
  await harness.run(feed('Open', '1'));
  await harness.db.updateTable('click_collect_line').set({ qty_shipped: 2 }).execute();
  await harness.run(feed('Open', '1'));
  expect(await shipped()).toBe(2);
});

test('names wrong states and quantities above what was ordered', async () => {
  expect(await harness.problems(feed('Lost'))).toContainEqual(expect.stringMatching(/2:status/));
  expect(await harness.problems(feed('Open', '3'))).toEqual([
    expect.stringMatching(/2:qtyShipped/),
  ]);
});

test('mails again to a corrected address, and forgets the code without one', async () => {
  await harness.run(feed('Ready to Pickup'));
  const change = (values: object) =>
    harness.db.updateTable('click_collect_order').set(values).execute();
  await change({ pickup_code: '123456', mailed_at: new Date() });
  const mailed = () =>
    harness.db
      .selectFrom('click_collect_order')
      .select(['pickup_code', 'mailed_at'])
      .executeTakeFirst();
  const corrected = feed('Ready to Pickup');
  const [head = '', row = ''] = corrected['click_collect_orders.csv'];
  await harness.run({ ...corrected, 'click_collect_orders.csv': [head, row.replace('c@', 'd@')] });
  expect(await mailed()).toEqual({ pickup_code: '123456', mailed_at: null });
  const without = row.replace('c@b.example', '');
  await harness.run({ ...corrected, 'click_collect_orders.csv': [head, without] });
  expect(await mailed()).toMatchObject({ pickup_code: null });
});

test('does not bring back an erased consumer', async () => {
  await harness.run(feed('Open'));
  await retainFor(1);
  expect(await eraseOldConsumers(harness.db)).toBe(1);
  expect(await eraseOldConsumers(harness.db)).toBe(0);
  await harness.run(feed('Shipped'));
  expect(
    await harness.db
      .selectFrom('click_collect_order')
      .select(['status', 'first_name', 'last_name', 'email', 'phone'])
      .executeTakeFirst(),
  ).toEqual({ status: 7, first_name: '', last_name: '', email: '', phone: '' });
});

/** Sets the retention of all hosts of the sales organisation 2000. */
async function retainFor(consumerRetentionMonths: number): Promise<void> {
  const config = JSON.stringify({ consumerRetentionMonths });
  await harness.db.updateTable('host').set({ config }).where('sorg', '=', '2000').execute();
  forgetHosts(harness.db);
}
