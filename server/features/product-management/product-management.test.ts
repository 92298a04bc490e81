import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { addDays, utcDay } from '#shared/days.ts';

const update = `mutation ($products: [ProductAttributesInput!]!) {
  updateProductAttributes(products: $products) {
    message { status description } userErrors { field code message } } }`;
const remove = `mutation ($products: [ManagedProductInput!]!, $restore: Boolean) {
  deleteProducts(products: $products, restore: $restore) {
    message { status } userErrors { field code } } }`;
const list = `query ($filter: ProductFilterInput, $state: ManagedState, $sorg: String = "2000") {
  managedProducts(sorg: $sorg, filter: $filter, state: $state, limit: 1000) {
    products { articleCode now { orderFlag newFrom newTo active } fed { orderFlag newFrom active }
      override { version by orderFlag newArrival inactive deletedAt } } info { count } } }`;

const today = utcDay(Date.now());
const sorg = '2000';

let app: TestApp;
let admin: string;
let dealer: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('contentadmin');
  dealer = await app.login('dealer1');
});
afterAll(() => app.close());
beforeEach(async () => {
  const { products } = await managed({ state: 'overridden' });
  const codes = products.map(({ articleCode }: { articleCode: string }) => articleCode);
  if (codes.length === 0) return;
  await set(codes, { orderFlag: null, newArrival: null, active: null });
  await deleted(codes, true);
});

const named = (codes: readonly string[]) =>
  codes.map((articleCode) => ({ articleCode, sorg }) as Record<string, unknown>);

async function send(products: readonly object[]) {
  const { data, errors } = await app.gql(admin, update, { products });
  expect(errors).toBeUndefined();
  return data.updateProductAttributes;
}
const set = (codes: readonly string[], attributes: object) =>
  send(named(codes).map((product) => ({ ...product, ...attributes })));

async function deleted(codes: readonly string[], restore = false) {
  const { data } = await app.gql(admin, remove, { products: named(codes), restore });
  return data.deleteProducts;
}

async function managed(variables: object = {}) {
  const { data, errors } = await app.gql(admin, list, variables);
  expect(errors).toBeUndefined();
  return data.managedProducts;
}
const find = async (code: string) =>
  (await managed({ filter: { articleCodes: [code] }, state: 'all' })).products[0];
const codesOf = async (variables: object) =>
  (await managed(variables)).products.map((row: { articleCode: string }) => row.articleCode);

/** The codes and marks of the dealer's catalog. */
async function catalog(filter: object = {}, sort: object = {}) {
  const { data } = await app.gql(
    dealer,
    `query ($filter: ProductFilterInput, $sort: ProductSortInput) {
      products(filter: $filter, sort: $sort, limit: 100) { products { article_code isNew blocked } } }`,
    { filter, sort },
  );
  return data.products.products as { article_code: string; isNew: boolean; blocked: string }[];
}

const problems = (answer: { userErrors: { field: string; code: string }[] }) =>
  answer.userErrors.map(({ field, code }) => `${field} ${code}`);

describe('an article', () => {
  test('is blocked for orders until it is given back', async () => {
    await set(['P-1'], { orderFlag: false });
    expect(await find('P-1')).toMatchObject({
      now: { orderFlag: false },
      fed: { orderFlag: true },
      override: { orderFlag: false, newArrival: false, by: 'Test contentadmin' },
    });
    expect(await catalog({ articleCodes: ['P-1'] })).toMatchObject([{ blocked: 'ORDER_BLOCKED' }]);
    await set(['P-1'], { orderFlag: null });
    expect(await find('P-1')).toMatchObject({ now: { orderFlag: true }, override: null });
  });

  test('may be ordered although the feed blocks it', async () => {
    await set(['P-4'], { orderFlag: true });
    expect(await catalog({ articleCodes: ['P-4'] })).toMatchObject([{ blocked: null }]);
  });

  test('is new between its days, first by newest, and can be filtered', async () => {
    const days = { from: today, to: addDays(today, 30) };
    await set(['P-6', 'P-2'], { newArrival: days });
    await set(['P-1'], { newArrival: { from: addDays(today, 1) } });
    const marked = (await catalog({ isNew: true })).map(({ article_code }) => article_code);
    expect(marked.sort()).toEqual(['P-2', 'P-6']);
    const newest = await catalog({}, { field: 'newest', order: 'DESC' });
    expect(newest.slice(0, 3).map(({ isNew }) => isNew)).toEqual([true, true, false]);
  });

  test.each([
    ['from alone', { from: today }, true],
    ['one day', { from: today, to: today }, true],
    ['to alone', { to: today }, true],
    ['a day that is over', { from: '2020-01-01', to: addDays(today, -1) }, false],
    ['nothing, which says that it is not new', {}, false],
  ])('takes %s', async (_, newArrival, isNew) => {
    expect(problems(await set(['P-1'], { newArrival }))).toEqual([]);
    expect(await catalog({ articleCodes: ['P-1'] })).toMatchObject([{ isNew }]);
    expect(await find('P-1')).toMatchObject({ override: { newArrival: true } });
  });

  test.each([
    ['31 February', { from: '2026-02-31' }, 'from NOT_A_DAY'],
    ['no day', { from: today, to: 'soon' }, 'to NOT_A_DAY'],
    ['from after to', { from: today, to: addDays(today, -1) }, 'from ENDS_BEFORE_START'],
  ])('refuses %s', async (_, newArrival, problem) => {
    const answer = await set(['P-1'], { newArrival });
    expect(problems(answer)).toEqual([`products.0.newArrival.${problem}`]);
    expect(answer.message.status).toBe(false);
  });

  test('leaves the catalog when inactive, and is found to come back', async () => {
    await set(['P-1'], { active: false });
    expect(await catalog({ articleCodes: ['P-1'] })).toEqual([]);
    expect(await codesOf({ state: 'inactive' })).toEqual(['P-1', 'P-3']);
    await set(['P-1'], { active: true });
    expect(await catalog({ articleCodes: ['P-1'] })).toHaveLength(1);
    expect(problems(await set(['P-3'], { active: true }))).toEqual([
      'products.0.active INACTIVE_IN_FEED',
    ]);
  });

  test('is deleted and restored; carts keep its line, blocked', async () => {
    await given(app).cartLine({ article: 'P-1' });
    expect(await deleted(['P-1', 'NEVER'])).toEqual({
      message: { status: true },
      userErrors: [{ field: 'products.1.articleCode', code: 'UNKNOWN_ARTICLE' }],
    });
    expect(await catalog({ articleCodes: ['P-1'] })).toEqual([]);
    expect(await codesOf({ state: 'deleted' })).toEqual(['P-1']);
    const cart = '{ cart { productsInCart { product { article_code blocked } } } }';
    expect((await app.gql(dealer, cart)).data.cart.productsInCart).toEqual([
      { product: { article_code: 'P-1', blocked: 'INACTIVE' } },
    ]);
    await deleted(['P-1'], true);
    expect(await catalog({ articleCodes: ['P-1'] })).toMatchObject([{ blocked: null }]);
  });

  test('is refused when another user has changed it since', async () => {
    await set(['P-1'], { orderFlag: false });
    const { version } = (await find('P-1')).override;
    const other = { articleCode: 'P-2', sorg, seen: '', orderFlag: false };
    const products = [{ articleCode: 'P-1', sorg, seen: '', orderFlag: true }, other];
    expect(problems(await send(products))).toEqual(['products.0.articleCode CHANGED_MEANWHILE']);
    expect(problems(await send([{ ...products[0], seen: version }]))).toEqual([]);
  });

  test('has a history of who changed what', async () => {
    await set(['P-5'], { orderFlag: false });
    await deleted(['P-5']);
    const events = await app.db
      .selectFrom('audit_event')
      .select(['kind', 'detail'])
      .where('kind', 'like', 'record.%')
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(events).toMatchObject([
      { kind: 'record.deleted', detail: { id: 'P-5', changes: { deleted: [false, true] } } },
      { kind: 'record.changed', detail: { changes: { orderFlag: [true, false] } } },
    ]);
  });
});

describe('a batch', () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, nth) => ({ articleCode: `Z-${nth}`, sorg, active: true }));

  test('has at most 75 articles, each named once', async () => {
    for (const products of [rows(76), [...rows(1), ...rows(1)], []]) {
      const { errors } = await app.gql(admin, update, { products });
      expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    }
  });

  test('goes on past an unknown, a foreign and a wrong one', async () => {
    const answer = await send([
      { articleCode: 'P-1', sorg, orderFlag: false },
      { articleCode: 'NEVER', sorg, orderFlag: false },
      { articleCode: 'DE-1', sorg: '3000', orderFlag: false },
      { articleCode: 'P\0', sorg, orderFlag: false },
      { articleCode: 'P-2', sorg, newArrival: { from: '2026-02-31' } },
    ]);
    expect(problems(answer)).toEqual([
      'products.1.articleCode UNKNOWN_ARTICLE',
      'products.2.articleCode UNKNOWN_ARTICLE',
      'products.3.articleCode UNKNOWN_ARTICLE',
      'products.4.newArrival.from NOT_A_DAY',
    ]);
    expect(await find('P-1')).toMatchObject({ now: { orderFlag: false } });
  });
});

describe('the list', () => {
  test('narrows by the filters of the catalog and by words', async () => {
    expect(await codesOf({ filter: { brands: ['Alto'], category: 'PAA' } })).toEqual([
      'P-4',
      'P-5',
      'P-6',
    ]);
    expect(await codesOf({ filter: { search: 'speed CHAIN' } })).toEqual(['P-1']);
    expect(await codesOf({ filter: { search: 'bell' }, state: 'all' })).toEqual(['P-3']);
  });
});
