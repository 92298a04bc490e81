import { beforeAll, describe, expect, it } from 'vitest';
import { lookForRestocks } from './restock-watch.ts';
import { restockBench } from './testing/restock-bench.ts';

let sales1: string;
const bench = restockBench();
beforeAll(async () => {
  sales1 = await bench.test.login('sales1');
});

const look = () => lookForRestocks(bench.test.db);

describe('subscribing', () => {
  const codes = (answer: { userErrors: { field: string; code: string }[] }) =>
    answer.userErrors.map(({ field, code }) => `${field} ${code}`);
  const rows = () =>
    bench.test.db
      .selectFrom('restock_subscription')
      .select(['customer', 'article', 'qty', 'host', 'armed'])
      .execute();

  it('keeps one per article and customer, with the quantity wanted last', async () => {
    for (const qty of [1, 1, 999_999])
      expect((await bench.subscribe(bench.dealer1, 'B-4', qty)).message.status).toBe(true);
    expect(await rows()).toEqual([
      { customer: '0002000001', article: 'B-4', qty: 999_999, host: 'localhost', armed: true },
    ]);
    await bench.setStock('B-4', 3);
    await look();
    expect((await bench.subscribe(bench.dealer1, 'B-4', 4)).message.status).toBe(true);
    expect(await rows()).toMatchObject([{ qty: 4, armed: false }]);
    for (let times = 0; times < 2; times += 1)
      expect((await bench.unsubscribe(bench.dealer1)).message.status).toBe(true);
    expect(await rows()).toEqual([]);
  });

  it('ends when the article was ordered after it was told', async () => {
    for (const token of [bench.dealer1, bench.dealer2]) await bench.subscribe(token, 'B-4', 1);
    await bench.setStock('B-4', 3);
    await look();
    const no = { sorg: '2000', order_no: 'TOLD-1' };
    const { id } = await bench.test.db
      .selectFrom('app_user')
      .select('id')
      .where('username', '=', 'dealer1')
      .executeTakeFirstOrThrow();
    await bench.test.db
      .insertInto('order')
      .values({
        ...{ ...no, user_id: id, customer: '0002000001', total: 1 },
        ...{ ship_to: 'S', ship_to_address: '{}', payment_id: 'P', payment_type: 'invoice' },
        ...{ shipment_rate: 'R', shipment_name: 'Parcel', shipment_price: 0 },
      })
      .execute();
    const line = { position: 1, article: 'B-4', description: 'x', qty: 1, uom: 'PCS' };
    await bench.test.db
      .insertInto('order_line')
      .values({ ...no, ...line, price: 1, subtotal: 1 })
      .execute();
    await bench.setStock('B-4', 0);
    await look();
    const waiting = (await rows()).map(({ customer, armed }) => ({ customer, armed }));
    expect(waiting).toEqual([{ customer: '0002000002', armed: true }]);
    await bench.test.db.deleteFrom('order').where('order_no', '=', no.order_no).execute();
  });

  it('is refused for what is in stock, unknown, foreign, or out of bounds', async () => {
    expect(codes(await bench.subscribe(bench.dealer1, 'B-1'))).toEqual(['articleCode IN_STOCK']);
    for (const article of ['X-1', 'P-3', 'DE-1', ''])
      expect(codes(await bench.subscribe(bench.dealer1, article))).toEqual([
        'articleCode UNKNOWN_ARTICLE',
      ]);
    expect(codes(await bench.subscribe(bench.dealer1, 'B-4', 0))).toEqual(['qty QTY_TOO_SMALL']);
    expect(codes(await bench.subscribe(bench.dealer1, 'B-4', 1_000_000))).toEqual([
      'qty QTY_TOO_LARGE',
    ]);
    expect(codes(await bench.subscribe(bench.dealer1, 'B-4', 1, '3000'))).toEqual([
      'sorg WRONG_SORG',
    ]);
    expect(codes(await bench.unsubscribe(bench.dealer1, 'B-4', '3000'))).toEqual([
      'sorg WRONG_SORG',
    ]);
    expect(codes(await bench.subscribe(sales1, 'B-4'))).toEqual(['customer NO_CUSTOMER']);
    await expect(bench.subscribe(bench.dealer1, 'B\0')).rejects.toThrow('BAD_USER_INPUT');
    expect(await rows()).toEqual([]);
  });

  it('leaves alone what others wait for', async () => {
    await bench.subscribe(bench.dealer1);
    await bench.unsubscribe(bench.dealer2);
    expect(await rows()).toHaveLength(1);
  });

  it('shows at the product and in the list, told or not', async () => {
    await bench.subscribe(bench.dealer1, 'B-4', 6);
    const bikes = `{ products(filter: { category: Bike }, limit: 50) {
      products { article_code restockNotification } } }`;
    const on = async (token: string) => {
      const { data, errors } = await bench.test.gql(token, bikes);
      if (errors) throw new Error(JSON.stringify(errors));
      return data.products.products
        .filter((product: { restockNotification: boolean }) => product.restockNotification)
        .map((product: { article_code: string }) => product.article_code);
    };
    expect(await on(bench.dealer1)).toEqual(['B-4']);
    expect(await on(bench.dealer2)).toEqual([]);
    await bench.setStock('B-4', 3);
    await look();
    const list = `{ restockSubscriptions { info { count } subscriptions { article_code sorg name
      category slug qty customer customerName createdAt toldAt } } }`;
    expect((await bench.test.gql(bench.dealer1, list)).data.restockSubscriptions).toMatchObject({
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
    });
    expect(
      (await bench.test.gql(bench.dealer2, list)).data.restockSubscriptions.subscriptions,
    ).toEqual([]);
  });

  it('tidies the list of somebody who acts for another customer now', async () => {
    await bench.waitFor('sales1', '0002000001');
    await bench.waitFor('sales1', '0002000002');
    await bench.unsubscribe(sales1);
    expect(await rows()).toEqual([]);
  });
});
