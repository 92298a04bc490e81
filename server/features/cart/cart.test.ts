import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countStatements } from '#server/db/statement-count.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';

const query = `query Cart($ids: [String!], $slug: String) {
  cart(ids: $ids, slug: $slug) {
    totalQty
    productsInCart { id qty uom product { article_code cart_qty blocked price { dealer discounts { salesDealNo } } } }
  }
}`;

let app: TestApp;
let dealer1: string;
beforeAll(async () => {
  app = await startTestApp();
  dealer1 = await app.login('dealer1');
});
afterAll(() => app.close());
beforeEach(() => app.db.deleteFrom('cart_line').execute());

async function put(by: string, customer: string, lines: [article: string, qty: number][]) {
  for (const [second, [article, qty]] of lines.entries()) {
    const addedAt = new Date(Date.UTC(2026, 0, 1, 0, 0, second));
    await given(app).cartLine({ by, customer, article, qty, addedAt });
  }
}

async function loadCart(token: string, variables = {}) {
  const { data } = await app.gql(token, query, variables);
  return data.cart;
}
const loadCodes = async (token: string, variables = {}) =>
  (await loadCart(token, variables)).productsInCart.map((line: { id: string }) => line.id);

const c1 = '0002000001';

describe('cart', () => {
  test('returns lines with full products in their insertion order', async () => {
    await put('dealer1', c1, [
      ['P-1', 12],
      ['B-2', 1],
      ['P-6', 2],
    ]);
    const cart = await loadCart(dealer1);
    expect(cart.totalQty).toBe(15);
    expect(cart.productsInCart).toMatchObject([
      {
        id: 'P-1',
        qty: 12,
        uom: 'PCS',
        product: {
          cart_qty: 12,
          blocked: null,
          price: { dealer: 2000, discounts: [{ salesDealNo: 'D1' }, { salesDealNo: 'D1' }] },
        },
      },
      { id: 'B-2', qty: 1, product: { cart_qty: 1, price: { dealer: 100_000 } } },
      { id: 'P-6', qty: 2, product: { cart_qty: 2 } },
    ]);
  });

  test('filters by articles and by model', async () => {
    await put('dealer1', c1, [
      ['B-1', 1],
      ['P-1', 1],
      ['B-3', 1],
    ]);
    expect(await loadCodes(dealer1, { ids: ['P-1', 'B-3', 'P-2', 'bad\0code'] })).toEqual([
      'P-1',
      'B-3',
    ]);
    expect(await loadCodes(dealer1, { ids: [] })).toEqual([]);
    expect(await loadCodes(dealer1, { slug: 'trail-500' })).toEqual(['B-1', 'B-3']);
    expect(await loadCodes(dealer1, { slug: 'chain-11', ids: ['B-1'] })).toEqual([]);
  });

  test('still shows deleted articles and those no longer orderable', async () => {
    await put('dealer1', c1, [
      ['P-3', 1],
      ['P-4', 1],
      ['GONE', 1],
    ]);
    expect((await loadCart(dealer1)).productsInCart).toMatchObject([
      { id: 'P-3', product: { blocked: 'INACTIVE' } },
      { id: 'P-4', product: { blocked: 'ORDER_BLOCKED' } },
      { id: 'GONE', qty: 1, product: { blocked: 'INACTIVE', cart_qty: 1 } },
    ]);
  });

  test('uses as many statements for one line as for five', async () => {
    const count = async () => (await countStatements(() => loadCart(dealer1))).statements;
    await put('dealer1', c1, [['P-1', 1]]);
    await loadCart(dealer1);
    const one = await count();
    await put('dealer1', c1, [
      ['P-2', 1],
      ['P-5', 1],
      ['B-1', 1],
      ['B-2', 1],
    ]);
    expect(await count()).toBe(one);
  });
});

describe('whose cart', () => {
  test('keeps one cart per user, customer and sales organisation', async () => {
    await put('dealer1', c1, [['P-1', 1]]);
    await put('dealer2', '0002000002', [['P-2', 2]]);
    await put('sales1', c1, [['B-1', 3]]);
    await put('sales1', '0002000002', [['B-2', 4]]);
    expect(await loadCodes(dealer1)).toEqual(['P-1']);
    expect(await loadCodes(await app.login('dealer2'))).toEqual(['P-2']);
    expect(await loadCodes(await app.login('dealer9'))).toEqual([]);
    const sales = await app.login('sales1');
    expect(await loadCodes(sales)).toEqual([]);
    expect(await loadCodes(await app.changeCustomer(sales, '0002000002'))).toEqual(['B-2']);
  });

  test('needs a login and the scope (B003, N060)', async () => {
    expect(await app.gql(null, query)).toMatchObject({ status: 401 });
    for (const username of ['product1', 'guest1'])
      expect(await app.gql(await app.login(username), query)).toMatchObject({ status: 403 });
  });
});

describe('Product.cart_qty', () => {
  const products = (fields: string) =>
    `{ products(limit: 5, filter: { category: PAA }) { products { article_code ${fields} } } }`;

  test('costs one more statement for the whole list', async () => {
    await put('dealer1', c1, [['P-1', 7]]);
    await app.gql(dealer1, products('cart_qty'));
    const without = await countStatements(() => app.gql(dealer1, products('')));
    const withQty = await countStatements(() => app.gql(dealer1, products('cart_qty')));
    expect(withQty.statements).toBe(without.statements + 1);
    const found = withQty.result.data.products.products;
    const qtys = found.map((product: { cart_qty: number }) => product.cart_qty);
    expect(qtys.toSorted()).toEqual([0, 0, 0, 0, 7]);
  });

  test('returns 0 for roles without a cart', async () => {
    await put('product1', c1, [['P-1', 7]]);
    const { data } = await app.gql(await app.login('product1'), products('cart_qty'));
    const qtys = data.products.products.map((product: { cart_qty: number }) => product.cart_qty);
    expect(new Set(qtys)).toEqual(new Set([0]));
  });
});
