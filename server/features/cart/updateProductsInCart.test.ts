import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countStatements } from '#server/db/statement-count.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';

const mutation = `mutation Set($products: [CartProductInput!]!) {
  updateProductsInCart(products: $products) {
    message { status description }
    userErrors { field code message most }
    cart { totalQty productsInCart { id qty } }
  }
}`;

let app: TestApp;
let dealer1: string;
beforeAll(async () => {
  app = await startTestApp();
  dealer1 = await app.login('dealer1');
  await sql`insert into article (sorg, code, code_display, group_id, name, category, brand,
    merchandise_category, uom)
    select '2000', 'X-' || n, 'X-' || n, 'misc', 'Bulk', 'PAA', 'Alto', 'MSC', 'PCS'
    from generate_series(1, 2001) n`.execute(app.db);
  await sql`insert into price (sorg, price_list, article, dealer)
    select '2000', 'A', 'X-' || n, 100 from generate_series(1, 2001) n`.execute(app.db);
});
afterAll(() => app.close());
beforeEach(() => app.db.deleteFrom('cart_line').execute());

type Line = [articleCode: string, qty: number];

async function set(lines: Line[], { token = dealer1, key = '' } = {}) {
  const products = lines.map(([articleCode, qty]) => ({ articleCode, qty }));
  const headers = key ? { 'idempotency-key': key } : undefined;
  const answer = await app.gql(token, mutation, { products }, headers);
  return { ...answer.data?.updateProductsInCart, errors: answer.errors, status: answer.status };
}

const linesOf = (answer: { cart: { productsInCart: { id: string; qty: number }[] } }) =>
  answer.cart.productsInCart.map(({ id, qty }) => [id, qty]);

const stored = async () =>
  (
    await app.db.selectFrom('cart_line').select(['article', 'qty']).orderBy('added_at').execute()
  ).map(({ article, qty }) => [article, qty]);

const codesOf = (answer: { userErrors: { field: string; code: string }[] }) =>
  answer.userErrors.map(({ field, code }) => `${field} ${code}`);

describe('updateProductsInCart', () => {
  // F030, F031, N028, N061
  test('rejects a quantity above the stock where the host checks it', async () => {
    const stock = (qty: number) =>
      app.db.updateTable('stock').set({ qty }).where('article', '=', 'P-1').execute();
    const before = await app.db
      .selectFrom('stock')
      .select(['warehouse', 'qty'])
      .where('article', '=', 'P-1')
      .execute();
    await given(app).hostSettings({ exactQtyCheck: true });
    await stock(4);
    const most = 4 * before.length;
    const lines: Line[] = [
      ['P-1', most + 1],
      ['B-4', 0],
    ];
    expect((await set(lines)).userErrors).toEqual([
      {
        field: 'products.0.qty',
        code: 'EXCEEDS_STOCK',
        message: `order exceeds stock, ${most} available`,
        most,
      },
    ]);
    expect(await stored()).toEqual([]);
    expect(codesOf(await set([['P-1', most]]))).toEqual([]);
    // A host that keeps its figures to itself refuses without one (F030).
    await given(app).hostSettings({ availableStockCheck: true, maskStock: 1 });
    expect((await set(lines)).userErrors).toMatchObject([
      { code: 'EXCEEDS_STOCK', message: 'order exceeds stock', most: null },
    ]);
    await given(app).hostSettings({ exactQtyCheckout: true });
    expect(codesOf(await set(lines))).toEqual([]);
    await given(app).hostSettings({});
    for (const { warehouse, qty } of before)
      await app.db
        .updateTable('stock')
        .set({ qty })
        .where('article', '=', 'P-1')
        .where('warehouse', '=', warehouse)
        .execute();
  });

  // B095, B096
  test('sets quantities, keeps the line order and removes with 0', async () => {
    await set([
      ['P-1', 1],
      ['B-2', 2],
      ['B-1', 3],
    ]);
    const answer = await set([
      ['P-1', 20],
      ['B-2', 0],
      ['P-2', 4],
    ]);
    expect(answer.message.status).toBe(true);
    expect(answer.cart.totalQty).toBe(27);
    expect(linesOf(answer)).toEqual([
      ['P-1', 20],
      ['B-1', 3],
      ['P-2', 4],
    ]);
  });

  test('uses the last of several lines for one article', async () => {
    const answer = await set([
      ['P-1', 5],
      ['P-2', 1],
      ['P-1', 6],
      ['P-2', 0],
    ]);
    expect(linesOf(answer)).toEqual([['P-1', 6]]);
  });

  test('reports every bad line and changes nothing', async () => {
    await set([['P-1', 1]]);
    const answer = await set([
      ['P-1', 9],
      ['P-2', -1],
      ['P-5', 1e9],
      ['P-6', 6],
      ['NEVER', 1],
      ['bad\0code', 1],
      ['P-3', 1],
      ['P-4', 1],
      ['DE-1', 1],
    ]);
    expect(answer.cart).toBeNull();
    expect(codesOf(answer)).toEqual([
      'products.1.qty QTY_TOO_SMALL',
      'products.2.qty QTY_TOO_LARGE',
      'products.3.qty OVER_QUOTA',
      'products.4.articleCode UNKNOWN_ARTICLE',
      'products.5.articleCode UNKNOWN_ARTICLE',
      'products.6.articleCode CANNOT_ORDER',
      'products.7.articleCode CANNOT_ORDER',
      'products.8.articleCode UNKNOWN_ARTICLE',
    ]);
    expect(answer.userErrors[2].message).toBe('max quantity limit in EA');
    expect(await stored()).toEqual([['P-1', 1]]);
  });

  test('rejects an article without a price but allows removing it', async () => {
    const token = await app.login('dealer2');
    expect(codesOf(await set([['P-5', 1]], { token }))).toEqual([
      'products.0.articleCode CANNOT_ORDER',
    ]);
    expect((await set([['P-5', 0]], { token })).message.status).toBe(true);
  });

  test('rejects fractions and text as input errors', async () => {
    for (const qty of [1.5, 1e12, 'two', '2', '٣', null])
      expect(await set([['P-1', qty as number]])).toMatchObject({ status: 400 });
    expect(await stored()).toEqual([]);
  });

  test('accepts at most 500 lines a call and 2000 in a cart', async () => {
    const lines = Array.from({ length: 2001 }, (_, n): Line => [`X-${n + 1}`, 1]);
    expect(codesOf(await set(lines.slice(0, 501)))).toEqual(['products TOO_MANY_LINES']);
    for (let from = 0; from < 2000; from += 500)
      expect((await set(lines.slice(from, from + 500))).message.status).toBe(true);
    expect(codesOf(await set(lines.slice(2000)))).toEqual(['products CART_FULL']);
    expect((await set([...lines.slice(2000), ['X-1', 0]])).cart.totalQty).toBe(2000);
  });

  test('uses as many statements for one line as for two hundred', async () => {
    const count = async (lines: Line[]) =>
      (await countStatements(() => set(lines, { key: randomUUID() }))).statements;
    await set([['B-1', 1]]);
    const one = await count([
      ['P-1', 1],
      ['B-1', 0],
    ]);
    const many = Array.from({ length: 200 }, (_, n): Line => [`X-${n + 1}`, 2]);
    expect(await count([...many, ['P-1', 0]])).toBe(one);
    expect(await stored()).toHaveLength(200);
  });

  test('applies all concurrent changes', async () => {
    const codes = ['P-1', 'P-2', 'P-5', 'P-6', 'B-1', 'B-2', 'B-3', 'B-4'];
    await Promise.all(codes.map((code) => set([[code, 2]], { key: randomUUID() })));
    expect((await stored()).map(([code]) => code).toSorted()).toEqual(codes.toSorted());
  });
});

describe('sent again with the same key', () => {
  test('applies it once and returns the current cart', async () => {
    const key = randomUUID();
    await set([['P-1', 3]], { key });
    await set([['P-1', 5]]);
    const again = await set([['P-1', 3]], { key });
    expect(again.message.status).toBe(true);
    expect(linesOf(again)).toEqual([['P-1', 5]]);
  });

  test('rejects another body under the same key', async () => {
    const key = randomUUID();
    await set([['P-1', 3]], { key });
    const other = await set([['P-1', 4]], { key });
    expect(other.errors).toMatchObject([{ extensions: { code: 'IDEMPOTENCY_MISMATCH' } }]);
    expect(await stored()).toEqual([['P-1', 3]]);
  });

  test('repeats a refusal for its key and accepts a new key', async () => {
    const key = randomUUID();
    const refused = codesOf(await set([['P-6', 6]], { key }));
    expect(refused).toHaveLength(1);
    await app.db.updateTable('article').set({ order_quota: 9 }).where('code', '=', 'P-6').execute();
    expect(codesOf(await set([['P-6', 6]], { key }))).toEqual(refused);
    expect(linesOf(await set([['P-6', 6]], { key: randomUUID() }))).toEqual([['P-6', 6]]);
  });
});

describe('the order quota of a customer (N057, E241)', () => {
  beforeEach(() =>
    app.db.updateTable('article').set({ order_quota: 5 }).where('code', '=', 'P-6').execute(),
  );

  test('counts the carts of other users of the customer', async () => {
    const token = await app.changeCustomer(await app.login('sales1'), 'R1');
    await set([['P-6', 3]], { token });
    expect((await set([['P-6', 3]])).userErrors).toMatchObject([{ code: 'OVER_QUOTA', most: 2 }]);
    expect(codesOf(await set([['P-6', 2]]))).toEqual([]);
    expect(codesOf(await set([['P-6', 3]], { token }))).toEqual([]);
  });

  test('shares the quota between users who fill carts concurrently', async () => {
    const token = await app.changeCustomer(await app.login('sales1'), 'R1');
    for (let round = 0; round < 25; round += 1) {
      await app.db.deleteFrom('cart_line').execute();
      const answers = await Promise.all([set([['P-6', 3]]), set([['P-6', 3]], { token })]);
      expect(answers.flatMap(codesOf)).toEqual(['products.0.qty OVER_QUOTA']);
      expect(await stored()).toEqual([['P-6', 3]]);
    }
  });

  test('counts open portal orders but no orders from a feed', async () => {
    const order = (no: string, qty: number, status: string, user: string | null) =>
      sql`with placed as (insert into "order" (sorg, order_no, user_id, customer, status, ship_to,
        ship_to_address, shipment_rate, shipment_name, shipment_price, payment_id, payment_type, total)
        values ('2000', ${no}, (select id from app_user where username = ${user}), '0002000001',
          'Waiting', 'S1', '{}', 'STD', 'Standard', 0, 'INV', 'Invoice', 1))
        insert into order_line (sorg, order_no, position, article, description, qty, uom, price,
          subtotal, status)
        values ('2000', ${no}, 1, 'P-6', 'Grip', ${qty}, 'PCS', 999, 999, ${status})`.execute(
        app.db,
      );
    await order('Q-1', 4, 'Waiting', 'dealer1');
    await order('Q-2', 1, 'Cancelled', 'dealer1');
    await order('Q-3', 9, 'Waiting', null);
    expect((await set([['P-6', 2]])).userErrors).toMatchObject([{ code: 'OVER_QUOTA', most: 1 }]);
    expect(codesOf(await set([['P-6', 1]]))).toEqual([]);
    await app.db.deleteFrom('order').where('order_no', 'like', 'Q-%').execute();
  });
});

describe('who may', () => {
  test('rejects a user without an active customer', async () => {
    const token = await app.login('sales1');
    expect(codesOf(await set([['P-1', 1]], { token }))).toEqual(['customer NO_CUSTOMER']);
  });

  test('rejects a call without a login or the scope', async () => {
    expect(await app.gql(null, mutation, { products: [] })).toMatchObject({ status: 401 });
    for (const username of ['product1', 'guest1', 'contentadmin'])
      expect(await set([['P-1', 1]], { token: await app.login(username) })).toMatchObject({
        status: 403,
      });
  });

  test('changes only the user’s own cart', async () => {
    await set([['P-1', 1]]);
    await set([['P-1', 0]], { token: await app.login('dealer2') });
    expect(await stored()).toEqual([['P-1', 1]]);
  });
});
