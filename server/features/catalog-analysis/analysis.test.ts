import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countStatements } from '#server/db/statement-count.ts';
import { forgetHosts } from '#server/features/hosts/hosts.public.ts';
import { formerOrder } from '#server/features/purchases/testing/former-orders.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { block, startAfresh } from './testing/blocks.ts';

const fields = `articleCode causes { code text }
  invalidArticle { status description } allowToOrder { status description }
  orderBlocked { status description } hierarchyBlocked { status description }
  brandBlocked { status description } categoryBlocked { status description }
  sorgBlocked { status description } hasPrice { status description }
  stock { available custorder nextArrival { date qty mask } } availableForOrderAt`;
const query = `query ($sorg: String!, $codes: [String!]!, $unified: String, $code: String, $sales: String) {
  productAnalyzesV3(sorg: $sorg, articleCodes: $codes, custCodeUnified: $unified, custCode: $code,
    salesUsername: $sales) { ${fields} }
}`;

let app: TestApp;
let dealer1: string;
beforeAll(async () => {
  app = await startTestApp();
  dealer1 = await app.login('dealer1');
});
afterAll(() => app.close());
beforeEach(() => startAfresh(app.db));

interface AnalysisArgs {
  token?: string;
  sorg?: string;
  unified?: string;
  code?: string;
  sales?: string;
  locale?: string;
}

async function answer(codes: string[], args: AnalysisArgs = {}) {
  const { token = dealer1, sorg = '2000', locale = 'en-us', ...variables } = args;
  const headers = { 'accept-language': locale };
  return await app.gql(token, query, { sorg, codes, ...variables }, headers);
}

async function analyse(codes: string[], args: AnalysisArgs = {}) {
  const { data, errors } = await answer(codes, args);
  expect(errors).toBeUndefined();
  return data.productAnalyzesV3;
}

const no = { status: false, description: '' };
const yes = { status: true, description: '' };
const free = {
  invalidArticle: no,
  allowToOrder: yes,
  hasPrice: yes,
  orderBlocked: no,
  hierarchyBlocked: no,
  brandBlocked: no,
  categoryBlocked: no,
  sorgBlocked: no,
};
const orderable = { ...free, causes: [] };
const refused = (description: string) => ({ status: false, description });
const blocked = (description: string) => ({ status: true, description });

describe('an article is analysed', () => {
  test('returns stock and price of an orderable article', async () => {
    expect(await analyse(['P-1'])).toEqual([
      {
        articleCode: 'P-1',
        ...orderable,
        stock: { available: 150, custorder: 0, nextArrival: null },
        availableForOrderAt: null,
      },
    ]);
  });

  test('explains an unknown, foreign or inactive article', async () => {
    const unknown = 'There is no article NEVER in sales organisation 2000.';
    const inactive = 'The article is no longer in the range.';
    expect(await analyse(['NEVER', 'DE-1', 'P-3'])).toMatchObject([
      {
        ...free,
        articleCode: 'NEVER',
        invalidArticle: blocked(unknown),
        allowToOrder: refused(unknown),
        hasPrice: no,
        stock: { available: 0, custorder: 0, nextArrival: null },
      },
      { articleCode: 'DE-1', invalidArticle: { status: true }, hasPrice: no },
      { ...free, allowToOrder: refused(inactive), orderBlocked: blocked(inactive) },
    ]);
  });

  test('explains an article blocked, not yet orderable or unpriced', async () => {
    await app.db
      .updateTable('article')
      .set({ available_for_order_at: '2099-03-01' })
      .where('code', '=', 'B-4')
      .execute();
    const reasons = [
      'The article is blocked for orders.',
      'The article can be ordered from March 1, 2099.',
      'The customer’s price list has no price for the article.',
    ] as const;
    const token = await app.login('dealer2');
    expect(await analyse(['P-4', 'B-4', 'P-5'], { token })).toMatchObject([
      { ...free, allowToOrder: refused(reasons[0]), orderBlocked: blocked(reasons[0]) },
      {
        ...free,
        allowToOrder: refused(reasons[1]),
        orderBlocked: blocked(reasons[1]),
        availableForOrderAt: '2099-03-01',
      },
      { ...free, allowToOrder: refused(reasons[2]), hasPrice: refused(reasons[2]) },
    ]);
  });

  test('explains why an article is blocked for the customer', async () => {
    await block(app.db, '0002000001', 'brand', 'Kette', 'No service contract.');
    await block(app.db, '', 'hierarchy', 'TYR', 'Recalled.');
    await block(app.db, '', 'hierarchy', 'MTB', 'For all.');
    await block(app.db, '0002000001', 'hierarchy', 'MTB', 'For you.');
    await block(app.db, '0002000002', 'brand', 'Alto', 'Somebody else.');
    const kette = 'The brand Kette is blocked for this customer. No service contract.';
    const tyres = 'The merchandise category Tyres is blocked for this customer. Recalled.';
    const bikes = 'The merchandise category Mountain bikes is blocked for this customer. For you.';
    expect(await analyse(['P-1', 'P-2', 'B-1', 'P-6'])).toMatchObject([
      { ...free, allowToOrder: refused(kette), brandBlocked: blocked(kette) },
      { ...free, allowToOrder: refused(tyres), hierarchyBlocked: blocked(tyres) },
      { ...free, allowToOrder: refused(bikes), hierarchyBlocked: blocked(bikes) },
      free,
    ]);
  });

  test('names the causes in order, the first one as the reason', async () => {
    await block(app.db, '', 'sorg', '', 'Closed.');
    await block(app.db, '', 'category', 'PAA', 'Bicycles only.');
    await block(app.db, '', 'hierarchy', 'CHN', 'Recalled.');
    await block(app.db, '', 'brand', 'Kette', 'No contract.');
    const [chain, bike] = await analyse(['P-1', 'B-1']);
    const closed = 'This customer is blocked for all orders of the sales organisation. Closed.';
    expect(chain).toMatchObject({
      allowToOrder: refused(closed),
      sorgBlocked: blocked(closed),
      categoryBlocked: blocked(
        'Parts and accessories are blocked for this customer. Bicycles only.',
      ),
      hierarchyBlocked: { status: true },
      brandBlocked: { status: true },
      orderBlocked: no,
    });
    expect(chain.causes.map(({ text }: { text: string }) => text)).toEqual([
      'all orders are blocked',
      'merchandise category Chains is blocked',
      'brand Kette is blocked',
      'parts and accessories are blocked',
    ]);
    expect(bike).toMatchObject({ sorgBlocked: { status: true }, categoryBlocked: no });
  });

  test('adds price and, where above it is refused, stock', async () => {
    const causes = async (codes: string[], token = dealer1) =>
      (await analyse(codes, { token })).map((one: { causes: { code: string }[] }) =>
        one.causes.map(({ code }) => code),
      );
    await app.db.updateTable('article').set({ active: false }).where('code', '=', 'P-2').execute();
    expect(await causes(['P-5', 'P-2'], await app.login('dealer2'))).toEqual([
      ['NO_PRICE'],
      ['INACTIVE'],
    ]);
    await app.db
      .updateTable('host')
      .set({ config: JSON.stringify({ availableStockCheck: true }) })
      .where('host', '=', 'us.localhost')
      .execute();
    forgetHosts(app.db);
    const checked = await app.login('dealer1', 'us.localhost');
    expect(await causes(['P-2', 'P-1'], checked)).toEqual([['INACTIVE', 'NO_STOCK'], []]);
    await app.db.updateTable('article').set({ active: true }).where('code', '=', 'P-2').execute();
    forgetHosts(app.db);
  });

  test.each([
    ['de', 'Die Marke Kette ist für diesen Kunden gesperrt. Grund.'],
    ['fr', 'La marque Kette est bloquée pour ce client. Grund.'],
    ['id-id', 'Merek Kette diblokir untuk pelanggan ini. Grund.'],
    ['ms-my', 'Jenama Kette disekat untuk pelanggan ini. Grund.'],
    ['xx', 'The brand Kette is blocked for this customer. Grund.'],
  ])('in the language of %s', async (locale, sentence) => {
    await block(app.db, '', 'brand', 'Kette', 'Grund.');
    const [{ brandBlocked }] = await analyse(['P-1'], { locale });
    expect(brandBlocked).toEqual(blocked(sentence));
  });

  test('formats the day in the reader’s language', async () => {
    await app.db
      .updateTable('article')
      .set({ available_for_order_at: '2099-03-01' })
      .where('code', '=', 'B-4')
      .execute();
    const [{ orderBlocked }] = await analyse(['B-4'], { locale: 'de' });
    expect(orderBlocked.description).toBe('Der Artikel ist ab 1. März 2099 bestellbar.');
  });
});

describe('stock', () => {
  test('counts quantities on open orders of all customers', async () => {
    const order = (no: string, status: string, qty: number, customer = '0002000001') =>
      formerOrder(app.db, no, '2026-01-10T08:00:00Z', { customer, status, lines: [['P-1', qty]] });
    await order('A1', 'Waiting', 3);
    await order('A2', 'Confirmed', 4, '0002000002');
    await order('A3', 'Partially Shipped', 5, '0002000003');
    await order('A4', 'Shipped', 100);
    await order('A5', 'Cancelled', 100);
    const [{ stock }] = await analyse(['P-1']);
    expect(stock).toEqual({ available: 150, custorder: 12, nextArrival: null });
  });

  test('shows stock and next arrival as the host does', async () => {
    const date = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    const [before] = await analyse(['P-2']);
    expect(before.stock).toEqual({
      available: 0,
      custorder: 0,
      nextArrival: { date, qty: 40, mask: false },
    });
    const config = { maskStock: 20, maskNextArrival: 10 };
    await app.db
      .updateTable('host')
      .set({ config: JSON.stringify(config) })
      .where('host', '=', 'us.localhost')
      .execute();
    const token = await app.login('dealer1', 'us.localhost');
    const [chain, tyre] = await analyse(['P-1', 'P-2'], { token });
    expect(chain.stock.available).toBe(20);
    expect(tyre.stock.nextArrival).toEqual({ date, qty: null, mask: true });
  });
});

describe('for whom', () => {
  test('finds another customer by any code and uses its terms', async () => {
    await block(app.db, '0002000002', 'brand', 'Kette', 'No contract.');
    const sales = await app.login('sales1');
    const flags = async (args: AnalysisArgs) => {
      const [pump, chain] = await analyse(['P-5', 'P-1'], { token: sales, ...args });
      return [pump.hasPrice.status, chain.brandBlocked.status];
    };
    expect(await flags({ unified: '0002000001' })).toEqual([true, false]);
    expect(await flags({ code: 'I1' })).toEqual([true, false]);
    expect(await flags({ code: 'R2', sales: 'sales1' })).toEqual([false, true]);
    expect(await flags({ unified: '0002000002', code: 'R1' })).toEqual([false, true]);
  });

  test('misses no price without a customer', async () => {
    const [article] = await analyse(['P-1'], { token: await app.login('sales1') });
    const reason = 'Prices need a customer, and none is selected.';
    expect(article).toMatchObject({ hasPrice: refused(reason), allowToOrder: yes, causes: [] });
  });

  test('says what all customers of a sales person have in common', async () => {
    await block(app.db, '', 'brand', 'Kette', 'For all.');
    await block(app.db, '0002000001', 'hierarchy', 'TYR', 'For one.');
    const token = await app.login('contentadmin');
    const codes = async (args: AnalysisArgs) =>
      (await analyse(['P-1', 'P-2'], { token, ...args })).map(
        (one: { causes: object[] }) => one.causes.length,
      );
    expect(await codes({ sales: 'sales1' })).toEqual([1, 0]);
    expect(await codes({ sales: 'sales1', unified: '0002000001' })).toEqual([1, 1]);
    expect(await codes({ unified: '' })).toEqual([1, 0]);
  });

  test('lets the analysis into organisations with an own area', async () => {
    const token = await app.login('contentadmin');
    expect(await answer(['DE-1'], { token, sorg: '3000' })).toMatchObject({ status: 403 });
    const { id } = await app.db
      .selectFrom('app_user')
      .select('id')
      .where('username', '=', 'contentadmin')
      .executeTakeFirstOrThrow();
    const area = { user_id: id, sorg: '3000', limitation: 'all', value: '' };
    await app.db.insertInto('user_area').values(area).execute();
    // The change of the areas has ended the token.
    const german = { token: await app.login('contentadmin'), sorg: '3000', unified: '0003000001' };
    expect(await analyse([' de-1 '], german)).toMatchObject([
      { articleCode: 'DE-1', invalidArticle: no, hasPrice: yes },
    ]);
    await app.db
      .deleteFrom('user_area')
      .where('sorg', '=', '3000')
      .where('user_id', '=', id)
      .execute();
  });

  test('accepts the own customer without menu.change-cust', async () => {
    for (const args of [{ unified: '0002000001' }, { code: 'R1' }, { code: 'I1' }])
      expect(await analyse(['P-1'], args)).toMatchObject([{ hasPrice: yes }]);
  });

  test.each<[string, AnalysisArgs]>([
    ['dealer1', { unified: '0002000002' }],
    ['dealer1', { code: 'R2' }],
    ['dealer1', { code: 'R9' }],
    ['dealer1', { code: 'nobody' }],
    ['dealer1', { sorg: '3000' }],
    ['dealer9', { unified: '0002000001', sorg: '2000' }],
    ['sales1', { code: 'R3' }],
    ['sales1', { unified: 'R1' }],
    ['guest1', { unified: '0002000001' }],
    ['sales1', { sales: 'group1' }],
    ['dealer1', { sales: 'sales1' }],
    ['contentadmin', { sales: 'dealer1' }],
    ['contentadmin', { sales: 'sales1', unified: '0002000003' }],
    ['contentadmin', { unified: '0003000001' }],
  ])('not %s with %j', async (username, args) => {
    const { status, data, errors } = await answer(['P-1'], {
      token: await app.login(username),
      ...args,
    });
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'FORBIDDEN' } });
    expect(status).toBe(403);
    expect(data?.productAnalyzesV3 ?? null).toBeNull();
  });
});

describe('how much', () => {
  test('returns every code once in the requested order', async () => {
    const codes = (await analyse(['P-2', 'P-1', 'P-2'])).map(
      ({ articleCode }: { articleCode: string }) => articleCode,
    );
    expect(codes).toEqual(['P-2', 'P-1']);
    expect(await analyse([])).toEqual([]);
  });

  test('finds codes in small letters and with blanks', async () => {
    const codes = (await analyse(['p-1', ' P 2 ', 'p-1 ', 'P-2', ' '])).map(
      ({ articleCode }: { articleCode: string }) => articleCode,
    );
    expect(codes).toEqual(['P-1', 'P-2']);
  });

  test('accepts up to a hundred codes of limited length', async () => {
    const many = Array.from({ length: 101 }, (_, n) => `X-${n}`);
    expect(await analyse(many.slice(1))).toHaveLength(100);
    for (const bad of [many, ['x'.repeat(201)], ['a\0']])
      expect((await answer(bad)).errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });

  test('uses as many statements for one article as for six', async () => {
    const count = async (codes: string[]) =>
      (await countStatements(() => answer(codes))).statements;
    await count(['P-1']);
    expect(await count(['P-1', 'P-2', 'P-5', 'P-6', 'B-1', 'NEVER'])).toBe(await count(['P-1']));
  });

  test('requires a login and page.catalog', async () => {
    expect(await app.gql(null, query, { sorg: '2000', codes: [] })).toMatchObject({ status: 401 });
    const token = await app.login('accessadmin');
    expect(await answer([], { token })).toMatchObject({ status: 403 });
  });
});

describe('the choices of the analysis', () => {
  const ask = async (username: string, document: string) =>
    await app.gql(await app.login(username), document, {});

  test('lists the customers of a sales person', async () => {
    const list = 'customers { unified } info { count }';
    const of = async (args: string) =>
      (await ask('contentadmin', `{ analysisCustomers(sorg: "2000"${args}) { ${list} } }`)).data
        .analysisCustomers.customers;
    const narrowed = await of(', salesUsername: "sales1"');
    expect(narrowed).toContainEqual({ unified: '0002000001' });
    expect((await of('')).length).toBeGreaterThan(narrowed.length);
    expect(await of(', salesUsername: "sales1", search: "nobody of that name"')).toEqual([]);
  });

  test('answers the whole model with the first causes', async () => {
    await block(app.db, '', 'hierarchy', 'MTB', 'For all.');
    const fields = 'slug articles { articleCode size color cause { code text } }';
    const model = async (code: string) =>
      (
        await ask(
          'contentadmin',
          `{ analysedModel(sorg: "2000", articleCode: "${code}") { ${fields} } }`,
        )
      ).data.analysedModel;
    const { slug, articles } = await model('B-1');
    expect(slug).toMatch(/./);
    expect(articles.length).toBeGreaterThan(1);
    for (const { cause } of articles) expect(cause.code).toBe('HIERARCHY_BLOCKED');
    expect(await model('NEVER')).toBeNull();
  });
});
