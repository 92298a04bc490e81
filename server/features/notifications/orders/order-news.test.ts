import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { given } from '#server/testing/given.ts';
import { userId } from '#server/testing/user-id.ts';
import { notifyOrder } from '../notifications.public.ts';
import { restockHarness } from '../testing/restock.harness.ts';
import { forgetOrderChanges, lookForOrderChanges } from './order-watch.ts';

let dealer1: number;
const harness = restockHarness();
beforeAll(async () => {
  dealer1 = await userId(harness.test.db, 'dealer1');
});
beforeEach(async () => {
  await harness.test.db.deleteFrom('order').execute();
  await harness.test.db.deleteFrom('notification_preference').execute();
});

/** An order with lines 1 to n; taken elsewhere where there is no user. */
const order = (no: string, by: string | null = 'dealer1', count = 1, customer = '0002000001') => {
  const line = { description: 'Chain 12-speed', price: 3_000, expectedDate: '2026-03-01' };
  return given(harness.test).order({ no, by, customer, lines: Array(count).fill(line) });
};
const change = (order_no: string, set: object, position = 1) =>
  harness.test.db
    .updateTable('order_line')
    .set(set)
    .where('order_no', '=', order_no)
    .where('position', '=', position)
    .execute();

const list = `{ notifications { unread notifications { kind restock { qty } order {
  event orderNumber customer count changes { position article description
    expectedDate { before after } price { before after } status { before after }
    replacedBy { article_code name } answer { action date granted } } } } } }`;
const inbox = async (token = harness.dealer1) =>
  (await harness.test.gql(token, list)).data.notifications.notifications;
const look = () => lookForOrderChanges(harness.test.db);
const prefer = async (kind: string, push: boolean) => {
  const { data } = await harness.test.gql(
    harness.dealer1,
    `mutation P($kind: String!, $push: Boolean!) { updateNotificationPreference(kind: $kind, push: $push) {
      message { status } userErrors { field code } } }`,
    { kind, push },
  );
  return data.updateNotificationPreference;
};

describe('a change of an open line', () => {
  it('notifies once with the combined difference', async () => {
    await order('A1', 'dealer1', 2);
    await change('A1', { expected_date: '2026-03-20', status: 'Confirmed' });
    await change('A1', { expected_date: '2026-04-01', price: 3_500, replaced_by: 'P-2' });
    await change('A1', { promo_price: 2_900 }, 2);
    await change('A1', { promo_price: null }, 2);
    await Promise.all([look(), look(), look()]);
    const { name } = await harness.test.db
      .selectFrom('article')
      .select('name')
      .where('code', '=', 'P-2')
      .executeTakeFirstOrThrow();
    expect(await inbox()).toEqual([
      {
        kind: 'order',
        restock: null,
        order: {
          event: 'changed',
          orderNumber: 'A1',
          customer: '0002000001',
          count: 1,
          changes: [
            {
              position: 1,
              article: 'P-1',
              description: 'Chain 12-speed',
              expectedDate: { before: '2026-03-01', after: '2026-04-01' },
              price: { before: 3_000, after: 3_500 },
              status: { before: 'Waiting', after: 'Confirmed' },
              replacedBy: { article_code: 'P-2', name },
              answer: null,
            },
          ],
        },
      },
    ]);
    await look();
    expect(await inbox()).toHaveLength(1);
    await change('A1', { status: 'Shipped' });
    await look();
    expect(await inbox()).toHaveLength(2);
  });

  it('notifies of an answered wish without a change', async () => {
    await order('A9');
    const state = { expectedDate: '2026-03-01', price: 3_000, status: 'Waiting', replacedBy: null };
    const answer = { action: 'redate', date: '2026-05-01', granted: false };
    await harness.test.db
      .insertInto('order_line_change')
      .values({
        sorg: '2000',
        order_no: 'A9',
        position: 1,
        before: JSON.stringify(state),
        after: JSON.stringify({ ...state, answer }),
      })
      .execute();
    await look();
    expect(await inbox()).toMatchObject([
      {
        order: {
          event: 'answered',
          orderNumber: 'A9',
          count: 1,
          changes: [{ position: 1, expectedDate: null, price: null, status: null, answer }],
        },
      },
    ]);
  });

  it('lists at most twenty of many lines', async () => {
    await order('A2', 'dealer1', 25);
    await sql`update order_line set status = 'Confirmed' where order_no = 'A2'`.execute(
      harness.test.db,
    );
    await look();
    const [{ order: news }] = await inbox();
    expect(news.count).toBe(25);
    expect(news.changes.map(({ position }: { position: number }) => position)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
  });

  it('notifies the customer’s users of an external order only', async () => {
    await order('T1', null);
    await order('T2', null, 1, '0002000002');
    await change('T1', { status: 'Confirmed' });
    await look();
    expect(await inbox()).toHaveLength(1);
    for (const other of ['dealer2', 'sales1', 'audit1', 'dealer9'])
      expect(await inbox(await harness.test.login(other)), other).toEqual([]);
  });

  it('skips users who lost the customer or the permission', async () => {
    const moved = (value: string) =>
      harness.test.db
        .updateTable('user_area')
        .set({ value })
        .where('user_id', '=', dealer1)
        .execute();
    const rights = (group_role_id: string) =>
      harness.test.db
        .updateTable('app_user')
        .set({ group_role_id })
        .where('id', '=', dealer1)
        .execute();
    await order('A3');
    await moved('0002000003');
    await change('A3', { status: 'Confirmed' });
    await look();
    await moved('0002000001');
    await rights('guest');
    await change('A3', { status: 'Partially Shipped' });
    await look();
    await rights('dealer');
    await harness.logIn();
    expect(await inbox()).toEqual([]);
  });

  it('ignores a line that was already done and deletes the change', async () => {
    await order('A4', 'dealer1', 2);
    await sql`update order_line set status = 'Shipped' where order_no = 'A4' and position = 1
      `.execute(harness.test.db);
    await harness.test.db.deleteFrom('order_line_change').execute();
    await change('A4', { status: 'Completed' });
    await change('A4', { status: 'Confirmed' }, 2);
    await look();
    expect(await inbox()).toMatchObject([{ order: { changes: [{ position: 2 }] } }]);
    const kept = harness.test.db.selectFrom('order_line_change').select(['position', 'told_at']);
    expect((await kept.execute()).every(({ told_at }) => told_at !== null)).toBe(true);
    const days = (count: number) => new Date(Date.now() + count * 86_400_000);
    await forgetOrderChanges(harness.test.db, days(89));
    expect(await kept.execute()).toHaveLength(2);
    await forgetOrderChanges(harness.test.db, days(91));
    expect(await kept.execute()).toMatchObject([{ position: 2 }]);
  });
});

describe('a push about an order', () => {
  it('names the order and line count, but no price or customer', async () => {
    const [phone, german] = [
      await harness.device(harness.dealer1, 'phone'),
      await harness.device(harness.dealer1, 'german', 'fr'),
    ];
    await order('20000000007', 'dealer1', 2);
    await sql`update order_line set price = 7777, status = 'Confirmed'`.execute(harness.test.db);
    await look();
    await harness.deliver();
    const [message] = phone.messages();
    expect(message).toMatchObject({
      title: 'Order changed',
      body: 'Order 20000000007: 2 lines changed',
      url: '/en-us/order/20000000007',
      tag: 'order-2000-20000000007',
    });
    expect(german.messages()[0].body).toBe('Commande 20000000007 : 2 lignes modifiées');
    expect(JSON.stringify(message)).not.toMatch(/77|Alpine|dealer|0002000001/);
  });

  it('is queued once, in the transaction that places the order', async () => {
    const phone = await harness.device(harness.dealer1, 'phone');
    const placed = {
      sorg: '2000',
      userId: dealer1,
      customer: '0002000001',
      orderNo: 'A5',
    } as const;
    await order('A5');
    await expect(
      harness.test.db.transaction().execute(async (tx) => {
        await notifyOrder(tx, { ...placed, event: 'placed' });
        throw new Error('taken back');
      }),
    ).rejects.toThrow('taken back');
    expect(await inbox()).toEqual([]);
    for (let times = 0; times < 2; times += 1)
      await notifyOrder(harness.test.db, { ...placed, event: 'placed' });
    // The database's clock said when it is due.
    await harness.deliver(new Date(Date.now() + 1_000));
    expect(phone.messages()).toMatchObject([{ title: 'Order placed', url: '/en-us/order/A5' }]);
    expect(await inbox()).toMatchObject([
      { kind: 'order', order: { event: 'placed', orderNumber: 'A5', count: 0, changes: [] } },
    ]);
  });

  it('reaches only the inbox when the user turned the push off', async () => {
    const settings = '{ notificationSettings { preferences { kind push } } }';
    const preferences = async () =>
      (await harness.test.gql(harness.dealer1, settings)).data.notificationSettings.preferences;
    expect(await preferences()).toEqual([
      { kind: 'restock', push: true },
      { kind: 'order', push: true },
      { kind: 'invoice', push: true },
      { kind: 'payment', push: true },
      { kind: 'registration', push: true },
      { kind: 'claim', push: true },
      { kind: 'news', push: true },
      { kind: 'download', push: true },
    ]);
    expect(await prefer('lottery', false)).toEqual({
      message: { status: false },
      userErrors: [{ field: 'kind', code: 'UNKNOWN_KIND' }],
    });
    const phone = await harness.device(harness.dealer1, 'phone');
    await order('A6');
    await change('A6', { status: 'Confirmed' });
    await look();
    expect((await prefer('order', false)).message.status).toBe(true);
    expect((await preferences())[1]).toEqual({ kind: 'order', push: false });
    await change('A6', { expected_date: '2026-03-02' });
    await look();
    await harness.deliver();
    expect(await inbox()).toHaveLength(2);
    expect(phone.messages()).toEqual([]);
    expect(await harness.deliveries()).toMatchObject([{ state: 'expired' }]);
    await prefer('order', true);
    await change('A6', { expected_date: '2026-03-03' });
    await look();
    await harness.deliver();
    expect(phone.messages()).toHaveLength(1);
  });
});
