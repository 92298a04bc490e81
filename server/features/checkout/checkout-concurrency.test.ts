import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { inDays, type Line, order, problemsOf } from './testing/checkout.fixture.ts';
import { reserved, startAfresh } from './testing/fixture.store.ts';

let app: TestApp;
let dealer1: string;
let dealer2: string;
/** Another user who orders for the customer of dealer1. */
let seller: string;
beforeAll(async () => {
  app = await startTestApp();
  dealer1 = await app.login('dealer1');
  dealer2 = await app.login('dealer2');
  seller = await app.changeCustomer(await app.login('sales1'), 'R1');
});
afterAll(() => app.close());
beforeEach(() => startAfresh(app));

/** Twenty checkouts at once, by two customers in turn. */
const atOnce = (lines: (nth: number) => Line[]) =>
  Promise.all(
    Array.from({ length: 20 }, (_, nth) =>
      nth % 2 === 0
        ? order(app, dealer1, lines(nth), {}, randomUUID())
        : order(app, dealer2, lines(nth), { shipto: 'S2' }, randomUUID()),
    ),
  );

const numbers = async () =>
  (await app.db.selectFrom('order').select('order_no').orderBy('order_no').execute()).map(
    (row) => row.order_no,
  );

describe('twenty checkouts at once', () => {
  test('leave no gap in the numbers, also when some fail', async () => {
    const answers = await atOnce((nth) => [['P-1', nth % 5 === 4 ? 0 : 1]]);
    const placed = answers.filter((answer) => answer.message.status);
    expect(placed).toHaveLength(16);
    const expected = Array.from({ length: 16 }, (_, n) => `2000${String(n + 1).padStart(7, '0')}`);
    expect(await numbers()).toEqual(expected);
    expect(placed.map((answer) => answer.orders[0].order_no).toSorted()).toEqual(expected);
  });

  test('sell the last pieces once where the host checks the stock', async () => {
    await given(app).hostSettings({ availableStockCheck: true });
    await given(app).customer({ creditLimit: null });
    const lines: Line[] = [
      ['B-1', 1],
      ['P-1', 1],
    ];
    const answers = await atOnce((nth) => (nth % 3 === 0 ? lines : lines.toReversed()));
    const placed = answers.filter((answer) => answer.message.status);
    expect(placed).toHaveLength(5);
    for (const answer of answers.filter((any) => !any.message.status))
      expect(problemsOf(answer)[0]).toMatch(/^products\.[01]\.qty EXCEEDS_STOCK$/);
    expect(await reserved(app, 'B-1')).toEqual([5]);
    expect(await reserved(app, 'P-1')).toEqual([5, 0]);
  });

  test('sell twenty pieces to sixty buyers exactly once', async () => {
    await given(app).hostSettings({ availableStockCheck: true, creditCheck: false });
    await given(app).stock({ article: 'B-2', qty: 20 });
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, nth) =>
        nth % 2 === 0
          ? order(app, dealer1, [['B-2', 1]], {}, randomUUID())
          : order(app, dealer2, [['B-2', 1]], { shipto: 'S2' }, randomUUID()),
      ),
    );
    const placed = answers.filter((answer) => answer.message.status);
    expect(placed).toHaveLength(20);
    expect(await reserved(app, 'B-2')).toEqual([20]);
    const expected = Array.from({ length: 20 }, (_, n) => `2000${String(n + 1).padStart(7, '0')}`);
    expect(await numbers()).toEqual(expected);
    const refused = answers.filter((answer) => !answer.message.status).flatMap(problemsOf);
    expect(new Set(refused)).toEqual(new Set(['products.0.qty EXCEEDS_STOCK']));
  });

  test('leave no gap in the numbers when split by date', async () => {
    const days: Line[] = [
      ['P-1', 1, null, { request_delivery_date: inDays(2) }],
      ['P-5', 1, null, { request_delivery_date: inDays(3) }],
    ];
    await Promise.all(
      Array.from({ length: 10 }, () => order(app, dealer1, days, {}, randomUUID())),
    );
    const expected = Array.from({ length: 20 }, (_, n) => `2000${String(n + 1).padStart(7, '0')}`);
    expect(await numbers()).toEqual(expected);
  });

  test('spend the credit of one customer once', async () => {
    await given(app).customer({ creditLimit: 10_000 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => order(app, dealer1, [['P-1', 1]], {}, randomUUID())),
    );
    expect(answers.filter((answer) => answer.message.status)).toHaveLength(3);
    expect(await numbers()).toEqual(['20000000001', '20000000002', '20000000003']);
  });

  test('share the order quota of their customer (N057)', async () => {
    for (let round = 0; round < 25; round += 1) {
      await startAfresh(app);
      const users = [dealer1, seller, dealer1, seller];
      const answers = await Promise.all(
        users.map((user) => order(app, user, [['P-6', 3]], {}, randomUUID())),
      );
      expect(answers.filter((answer) => answer.message.status)).toHaveLength(1);
      const refused = answers.filter((answer) => !answer.message.status);
      expect(refused.flatMap(problemsOf)).toEqual(Array(3).fill('products.0.qty OVER_QUOTA'));
      expect(refused.map((answer) => answer.userErrors[0].most)).toEqual([2, 2, 2]);
    }
  });

  test('become one order under one key', async () => {
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => order(app, dealer1, [['P-1', 1]], {}, key)),
    );
    expect(new Set(answers.map((answer) => answer.orders[0].order_no))).toEqual(
      new Set(['20000000001']),
    );
    expect(await numbers()).toEqual(['20000000001']);
  });
});
