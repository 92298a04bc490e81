import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { forgetHosts } from './hosts.public.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await test.db
    .updateTable('sales_org')
    .set({ url1: 'https://us.example' })
    .where('sorg', '=', '2000')
    .execute();
  const setConfig = (host: string, config: object) =>
    test.db
      .updateTable('host')
      .set({ config: JSON.stringify(config) })
      .where('host', '=', host)
      .execute();
  await setConfig('localhost', { exactQtyCheck: true });
  await setConfig('us.localhost', { availableStockCheck: true });
  forgetHosts(test.db);
  const sales = await test.db
    .selectFrom('app_user')
    .select('id')
    .where('username', '=', 'sales1')
    .executeTakeFirstOrThrow();
  await test.db
    .insertInto('user_area')
    .values([
      { user_id: sales.id, sorg: '3000', limitation: 'all', value: '' },
      { user_id: sales.id, sorg: '2000', limitation: 'salesman', value: 'SP2' },
    ])
    .execute();
});
afterAll(() => test.close());

const configs = `query Configs($sorg: String) {
  configs(sorg: $sorg) {
    sorg url1 url2 url3 exactQtyCheck availableStockCheck merchantName
  }
}`;
const listConfigs = async (username: string, sorg?: string | null) =>
  (await test.gql(await test.login(username), configs, { sorg })).data.configs;
const us = {
  sorg: '2000',
  url1: 'https://us.example',
  url2: '',
  url3: '',
  exactQtyCheck: true,
  availableStockCheck: false,
  merchantName: 'Pannier United States',
};

describe('configs', () => {
  it('has the checks of the host that is asked (E064, E065)', async () => {
    const { exactQtyCheck, availableStockCheck } = us;
    expect(await listConfigs('dealer1')).toMatchObject([{ exactQtyCheck, availableStockCheck }]);
  });

  it('returns the viewer’s organisations or the requested one', async () => {
    expect(await listConfigs('dealer1')).toEqual([us]);
    expect(await listConfigs('dealer1', '2000')).toEqual([us]);
    expect((await listConfigs('sales1')).map(({ sorg }: { sorg: string }) => sorg)).toEqual([
      '2000',
      '3000',
    ]);
    expect(await listConfigs('sales1', '3000')).toMatchObject([
      { sorg: '3000', exactQtyCheck: false },
    ]);
  });

  it.each(['3000', '1000', '', 'nowhere', '%', "' or 1=1 --"])(
    'answers nothing for the foreign sales organisation %j',
    async (sorg) => {
      expect(await listConfigs('dealer1', sorg)).toEqual([]);
    },
  );

  it('rejects invalid codes and anonymous users', async () => {
    for (const sorg of ['20\0', 'x'.repeat(201)]) {
      const { errors } = await test.gql(await test.login('dealer1'), configs, { sorg });
      expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    }
    expect((await test.gql(null, configs)).status).toBe(401);
  });
});

describe('sorgs', () => {
  const query = '{ sorgs { sorg name country currency } }';

  it('returns each sales organisation of the viewer’s areas once', async () => {
    const list = async (name: string) => (await test.gql(await test.login(name), query)).data.sorgs;
    const usa = { sorg: '2000', name: 'United States', country: 'US', currency: 'USD' };
    const germany = { sorg: '3000', name: 'Germany', country: 'DE', currency: 'EUR' };
    expect(await list('dealer1')).toEqual([usa]);
    expect(await list('dealer9')).toEqual([germany]);
    expect(await list('sales1')).toEqual([usa, germany]);
  });

  it('requires a login', async () => {
    expect((await test.gql(null, query)).status).toBe(401);
  });
});

// B036, reading 80
describe('the visit forms of a user', () => {
  const setForms = (sorg: string, config: object) =>
    test.db
      .updateTable('host')
      .set({ config: JSON.stringify(config) })
      .where('sorg', '=', sorg)
      .execute();
  const formsOf = async (username: string) =>
    (await test.rest('GET', '/user', { token: await test.login(username) })).body.visitForms;

  it('are those of all organisations with an area', async () => {
    await setForms('2000', { visitForms: ['polygon'] });
    await setForms('3000', { visitForms: ['wim'] });
    expect(await formsOf('dealer1')).toEqual(['polygon']);
    expect(await formsOf('sales1')).toEqual(['polygon', 'wim']);
  });

  it('are both where no host says otherwise', async () => {
    await setForms('2000', {});
    expect(await formsOf('dealer1')).toEqual(['polygon', 'wim']);
  });
});
