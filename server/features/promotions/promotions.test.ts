import type { Insertable } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DB } from '#server/db/generated/tables.ts';
import { countStatements } from '#server/db/statement-count.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.db
    .insertInto('promotion')
    .values([
      promotion('D1', {
        description: 'Five or ten per cent',
        terms: 'While stocks last',
        badge: '-10 %',
        tagline: 'Chains by the box',
        locations: ['landing', 'list'],
        image: 'chains',
        valid_from: '2021-01-01',
      }),
      promotion('D2', {}),
      promotion('B-TRAIL', {}),
      promotion('PAST', { valid_to: '2020-12-31' }),
      promotion('NEXT', { valid_from: '2099-01-01' }),
      promotion('NO-DEAL', {}),
      promotion('DEAL-OVER', {}),
      promotion('INACTIVE-ONLY', {}),
      promotion('DE', { sorg: '3000' }),
    ])
    .execute();
  await app.db
    .insertInto('deal')
    .values([
      deal('B-TRAIL', 1, { merchandise_category: 'MTB', term: '<=', qty: 2, price_list: 'B' }),
      deal('B-TRAIL', 2, {
        merchandise_category: 'MTB',
        term: '<=',
        qty: 4,
        valid_to: '2021-01-01',
      }),
      deal('PAST', 1, { article: 'P-1' }),
      deal('NEXT', 1, { article: 'P-1' }),
      deal('DEAL-OVER', 1, { article: 'P-1', valid_to: '2021-01-01' }),
      deal('INACTIVE-ONLY', 1, { article: 'P-3' }),
      deal('DE', 1, { sorg: '3000', brand: 'Nord' }),
      deal('D1', 1, { sorg: '3000', brand: 'Nord' }),
    ])
    .execute();
});
afterAll(() => app.close());

const always = { valid_from: '2020-01-01', valid_to: '2099-12-31' };

function promotion(
  code: string,
  more: Partial<Insertable<DB['promotion']>>,
): Insertable<DB['promotion']> {
  return { sorg: '2000', code, name: `Promotion ${code}`, ...always, ...more };
}

function deal(
  deal_no: string,
  position: number,
  more: Partial<Insertable<DB['deal']>>,
): Insertable<DB['deal']> {
  const step = { term: '>=', qty: 1, uom: 'PCS', type: 'percentage', value: -400 };
  return { sorg: '2000', deal_no, position, description: deal_no, ...step, ...always, ...more };
}

const query = `query ($category: ProductCategory, $offers: Boolean) {
  promotions(productCategory: $category, withDetailOffer: $offers) {
    code name description terms badge tagline locations image validTo
    details { articleCode brand mc type value condition { minQty maxQty } }
  }
}`;

async function list(username: string, variables: object = {}) {
  const { data, errors } = await app.gql(await app.login(username), query, variables);
  expect(errors).toBeUndefined();
  return data.promotions;
}
const codes = async (username: string, variables: object = {}) =>
  (await list(username, variables)).map(({ code }: { code: string }) => code);

describe('promotions', () => {
  test('returns the customer’s promotions valid today, newest first', async () => {
    expect(await codes('dealer1')).toEqual(['D1', 'D2', 'INACTIVE-ONLY']);
    expect(await codes('dealer2')).toEqual(['D1', 'B-TRAIL', 'INACTIVE-ONLY']);
    expect(await codes('dealer9')).toEqual(['DE']);
  });

  test('returns public promotions without a customer', async () => {
    expect(await codes('sales1')).toEqual(['D1', 'INACTIVE-ONLY']);
  });

  test('returns texts, and offers only on request', async () => {
    const [first] = await list('dealer1');
    expect(first).toEqual({
      code: 'D1',
      name: 'Promotion D1',
      description: 'Five or ten per cent',
      terms: 'While stocks last',
      badge: '-10 %',
      tagline: 'Chains by the box',
      locations: ['landing', 'list'],
      image: 'chains',
      validTo: '2099-12-31',
      details: [],
    });
    const [asked] = await list('dealer1', { offers: true });
    expect(asked.details).toEqual([
      {
        articleCode: 'P-1',
        brand: null,
        mc: null,
        type: 'percentage',
        value: -500,
        condition: { minQty: 10, maxQty: null },
      },
      {
        articleCode: 'P-1',
        brand: null,
        mc: null,
        type: 'percentage',
        value: -1000,
        condition: { minQty: 20, maxQty: null },
      },
    ]);
  });

  test('return only steps valid today on the own price list', async () => {
    const offers = (await list('dealer2', { offers: true })).find(
      ({ code }: { code: string }) => code === 'B-TRAIL',
    ).details;
    expect(offers).toEqual([
      {
        articleCode: null,
        brand: null,
        mc: 'MTB',
        type: 'percentage',
        value: -400,
        condition: { minQty: null, maxQty: 2 },
      },
    ]);
  });

  test('filters by categories with an active article', async () => {
    expect(await codes('dealer1', { category: 'PAA' })).toEqual(['D1', 'D2']);
    // Brand Alto has bicycles and accessories.
    expect(await codes('dealer1', { category: 'Bike' })).toEqual(['D2']);
    expect(await codes('dealer2', { category: 'Bike' })).toEqual(['B-TRAIL']);
    expect(await codes('dealer9', { category: 'PAA' })).toEqual([]);
  });

  test('uses as many statements for one promotion as for three', async () => {
    const token = await app.login('dealer1');
    const count = async (variables: object) =>
      (await countStatements(() => app.gql(token, query, variables))).statements;
    await count({ offers: true });
    expect(await count({ offers: true })).toBe(await count({ offers: true, category: 'Bike' }));
  });

  test('requires a login and page.catalog', async () => {
    expect(await app.gql(null, query)).toMatchObject({ status: 401 });
    expect(await app.gql(await app.login('accessadmin'), query)).toMatchObject({ status: 403 });
  });
});
