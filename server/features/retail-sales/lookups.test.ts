import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('the dealers under Insera (O122, B244, C060)', () => {
  const ask = async (token: string, args = '') =>
    (await app.gql(token, `{ dealerUnderInsera${args} { custCode custName city } }`)).data
      .dealerUnderInsera;

  beforeAll(async () => {
    await app.db.insertInto('price_list').values({ sorg: '1000', id: 'A', name: 'A' }).execute();
    const dealer = { sorg: '1000', country: 'ID', price_list: 'A', sales_person: 'SP1' };
    const company = { company_code: 'CO1', company_name: 'Insera' };
    await app.db
      .insertInto('customer')
      .values([
        { ...dealer, ...company, unified: 'D2', r3: 'D2', name: 'Toko Sepeda', city: 'Bogor' },
        { ...dealer, ...company, unified: 'D1', r3: 'D1', name: 'Gowes', city: 'Bandung' },
        {
          ...dealer,
          ...company,
          sales_person: 'SP2',
          unified: 'D3',
          r3: 'D3',
          name: 'Roda',
          city: 'Medan',
        },
      ])
      .execute();
    await given(app).area({ of: 'sales1', sorg: '1000', limitation: 'salesman', value: 'SP1' });
  });

  test('are those inside the viewer’s fence, by name', async () => {
    const token = await app.login('sales1', 'id.localhost');
    expect(await ask(token)).toEqual([
      { custCode: 'D1', custName: 'Gowes', city: 'Bandung' },
      { custCode: 'D2', custName: 'Toko Sepeda', city: 'Bogor' },
    ]);
    expect(await ask(token, '(search: "bogor")')).toMatchObject([{ custCode: 'D2' }]);
  });

  test('are none at another sales organisation', async () => {
    expect(await ask(await app.login('sales1'))).toEqual([]);
  });
});
