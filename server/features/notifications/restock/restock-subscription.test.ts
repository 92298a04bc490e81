import { beforeAll, describe, expect, it } from 'vitest';
import { given } from '#server/testing/given.ts';
import { restockHarness } from '../testing/restock.harness.ts';
import { lookForRestocks } from './restock-watch.ts';

let sales1: string;
const harness = restockHarness();
beforeAll(async () => {
  sales1 = await harness.test.login('sales1');
});

const look = () => lookForRestocks(harness.test.db);

describe('subscribing', () => {
  const codes = (answer: { userErrors: { field: string; code: string }[] }) =>
    answer.userErrors.map(({ field, code }) => `${field} ${code}`);
  const rows = () =>
    harness.test.db
      .selectFrom('restock_subscription')
      .select(['customer', 'article', 'qty', 'host', 'armed'])
      .execute();

  it('keeps one per article and customer with the latest quantity', async () => {
    for (const qty of [1, 1, 999_999])
      expect((await harness.subscribe(harness.dealer1, 'B-4', qty)).message.status).toBe(true);
    expect(await rows()).toEqual([
      { customer: '0002000001', article: 'B-4', qty: 999_999, host: 'localhost', armed: true },
    ]);
    await harness.setStock('B-4', 3);
    await look();
    expect((await harness.subscribe(harness.dealer1, 'B-4', 4)).message.status).toBe(true);
    expect(await rows()).toMatchObject([{ qty: 4, armed: false }]);
    for (let times = 0; times < 2; times += 1)
      expect((await harness.unsubscribe(harness.dealer1)).message.status).toBe(true);
    expect(await rows()).toEqual([]);
  });

  it('ends when the article is ordered after the notification', async () => {
    for (const token of [harness.dealer1, harness.dealer2])
      await harness.subscribe(token, 'B-4', 1);
    await harness.setStock('B-4', 3);
    await look();
    const no = await given(harness.test).order({ lines: [{ article: 'B-4' }] });
    await harness.setStock('B-4', 0);
    await look();
    const waiting = (await rows()).map(({ customer, armed }) => ({ customer, armed }));
    expect(waiting).toEqual([{ customer: '0002000002', armed: true }]);
    await harness.test.db.deleteFrom('order').where('order_no', '=', no).execute();
  });

  it('rejects articles in stock, unknown, foreign or out of range', async () => {
    expect(codes(await harness.subscribe(harness.dealer1, 'B-1'))).toEqual([
      'articleCode IN_STOCK',
    ]);
    for (const article of ['X-1', 'P-3', 'DE-1', ''])
      expect(codes(await harness.subscribe(harness.dealer1, article))).toEqual([
        'articleCode UNKNOWN_ARTICLE',
      ]);
    expect(codes(await harness.subscribe(harness.dealer1, 'B-4', 0))).toEqual([
      'qty QTY_TOO_SMALL',
    ]);
    expect(codes(await harness.subscribe(harness.dealer1, 'B-4', 1_000_000))).toEqual([
      'qty QTY_TOO_LARGE',
    ]);
    expect(codes(await harness.subscribe(harness.dealer1, 'B-4', 1, '3000'))).toEqual([
      'sorg WRONG_SORG',
    ]);
    expect(codes(await harness.unsubscribe(harness.dealer1, 'B-4', '3000'))).toEqual([
      'sorg WRONG_SORG',
    ]);
    expect(codes(await harness.subscribe(sales1, 'B-4'))).toEqual(['customer NO_CUSTOMER']);
    await expect(harness.subscribe(harness.dealer1, 'B\0')).rejects.toThrow('BAD_USER_INPUT');
    expect(await rows()).toEqual([]);
  });

  it('keeps subscriptions of other users', async () => {
    await harness.subscribe(harness.dealer1);
    await harness.unsubscribe(harness.dealer2);
    expect(await rows()).toHaveLength(1);
  });

  it('appears on product and list before and after a notification', async () => {
    await harness.subscribe(harness.dealer1, 'B-4', 6);
    const bikes = `{ products(filter: { category: Bike }, limit: 50) {
      products { article_code restockNotification } } }`;
    const on = async (token: string) => {
      const { data, errors } = await harness.test.gql(token, bikes);
      if (errors) throw new Error(JSON.stringify(errors));
      return data.products.products
        .filter((product: { restockNotification: boolean }) => product.restockNotification)
        .map((product: { article_code: string }) => product.article_code);
    };
    expect(await on(harness.dealer1)).toEqual(['B-4']);
    expect(await on(harness.dealer2)).toEqual([]);
    await harness.setStock('B-4', 3);
    await look();
    const list = `{ restockSubscriptions { info { count } subscriptions { article_code sorg name
      category slug qty customer customerName createdAt toldAt } } }`;
    expect((await harness.test.gql(harness.dealer1, list)).data.restockSubscriptions).toMatchObject(
      {
        info: { count: 1 },
        subscriptions: [
          {
            article_code: 'B-4',
            sorg: '2000',
            name: 'Trail 500 M Red',
            category: 'Bike',
            slug: 'trail-500',
            qty: 6,
            customer: '0002000001',
            customerName: 'Alpine Cycles',
            toldAt: expect.any(String),
          },
        ],
      },
    );
    expect(
      (await harness.test.gql(harness.dealer2, list)).data.restockSubscriptions.subscriptions,
    ).toEqual([]);
  });

  it('clears subscriptions of a user acting for another customer', async () => {
    await harness.waitFor('sales1', '0002000001');
    await harness.waitFor('sales1', '0002000002');
    await harness.unsubscribe(sales1);
    expect(await rows()).toEqual([]);
  });
});
