import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countStatements } from '#server/db/statement-count.ts';
import type { UserArea, Viewer } from '#server/graphql/context.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { findCustomer } from './customers.public.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const viewer = (
  areas: Partial<UserArea>[],
  sorg = '2000',
  scopes = ['menu.change-cust'],
): Viewer => ({
  userId: 1,
  username: 'someone',
  sorg,
  scopes: new Set(scopes),
  areas: areas.map((area) => ({ sorg, limitation: 'customer', value: '', ...area })),
  customer: null,
});

const list = `query ($search: String, $page: Int, $limit: Int) {
  salesCustomers(search: $search, page: $page, limit: $limit) {
    customers { custName custCode { unified r3 isr } user { email } custAreas { sorg custGroup } }
    info { page limit count pageTotal } } }`;

async function names(username: string, variables: object = {}): Promise<string[]> {
  const { data, errors } = await app.gql(await app.login(username), list, variables);
  expect(errors).toBeUndefined();
  return data.salesCustomers.customers.map((c: { custName: string }) => c.custName);
}

describe('the fence around customers', () => {
  const found = async (areas: Partial<UserArea>[], code: string, sorg?: string) =>
    (await findCustomer(app.db, viewer(areas, sorg), code))?.r3 ?? null;

  test('finds a customer by any of its codes', async () => {
    const own = [{ value: '0002000001' }];
    expect(await found(own, '0002000001')).toBe('R1');
    expect(await found(own, 'R1')).toBe('R1');
    expect(await found(own, 'I1')).toBe('R1');
    expect(await found(own, 'R2')).toBeNull();
    expect(await found(own, '')).toBeNull();
    expect(await found(own, 'R1\0')).toBeNull();
  });

  test.each<[Partial<UserArea>, (string | null)[]]>([
    [{ limitation: 'salesman', value: 'SP1' }, ['R1', 'R2', null, null]],
    [{ limitation: 'sales_group', value: 'SG1' }, ['R1', 'R2', 'R3', null]],
    [{ limitation: 'sales_office', value: 'SO1' }, ['R1', 'R2', 'R3', 'R4']],
    [{ limitation: 'sales_office', value: '' }, [null, null, null, null]],
    [{ limitation: 'audit' }, ['R1', 'R2', 'R3', 'R4']],
    [{ limitation: 'all' }, ['R1', 'R2', 'R3', 'R4']],
    [{ limitation: 'anything', value: 'R1' }, [null, null, null, null]],
    [{ limitation: 'all', sorg: '3000' }, [null, null, null, null]],
  ])('%j', async (area, expected) => {
    const codes = ['R1', 'R2', 'R3', 'R4'];
    expect(await Promise.all(codes.map((code) => found([area], code)))).toEqual(expected);
    expect(await found([area], 'R9')).toBeNull();
  });

  test.each(['all', 'audit', 'salesman', 'sales_group', 'sales_office'])(
    'grants no customer in area %s without menu.change-cust',
    async (limitation) => {
      const values = { salesman: 'SP1', sales_group: 'SG1', sales_office: 'SO1' };
      const value = values[limitation as keyof typeof values] ?? '';
      const asking = viewer([{ limitation, value }, { value: '0002000002' }], '2000', []);
      const codes = ['R1', 'R2', 'R3', 'R4', 'R9'];
      const rows = await Promise.all(codes.map((code) => findCustomer(app.db, asking, code)));
      expect(rows.map((row) => row?.r3 ?? null)).toEqual([null, 'R2', null, null, null]);
    },
  );

  test('grants no customers without areas and combines several areas', async () => {
    expect(await found([], 'R1')).toBeNull();
    const both = [{ limitation: 'salesman', value: 'SP2' }, { value: '0002000001' }];
    expect(await found(both, 'R1')).toBe('R1');
    expect(await found(both, 'R2')).toBeNull();
    expect(await found(both, 'R4')).toBe('R4');
    expect(await found([{ limitation: 'all' }], 'R9', '3000')).toBe('R9');
  });
});

describe('sales customers', () => {
  test('lists customers by sales person, group or auditor, by name', async () => {
    expect(await names('sales1')).toEqual(['Alpine Cycles', 'Bay Bikes']);
    expect(await names('group1')).toEqual(['Alpine Cycles', 'Bay Bikes', 'Canyon Wheels']);
    expect(await names('audit1')).toHaveLength(4);
  });

  test('list only the own one without menu.change-cust (B055)', async () => {
    expect(await names('dealer1')).toEqual(['Alpine Cycles']);
    expect(await names('dealer2', { search: 'alpine' })).toEqual([]);
    expect(await names('guest1')).toEqual([]);
    expect(await names('dealer9')).toEqual(['Radhaus Nord']);
  });

  test.each(['r1', 'i1', 'ALPINE', 'boulder', 'R1@shop', '0002000001', 'cycles main'])(
    'search %j finds Alpine Cycles whatever the case (B057)',
    async (search) => {
      expect(await names('sales1', { search })).toEqual(['Alpine Cycles']);
    },
  );

  test('searches without wildcards and only within the user’s areas', async () => {
    expect(await names('sales1', { search: '%' })).toEqual([]);
    expect(await names('sales1', { search: '_' })).toEqual([]);
    expect(await names('sales1', { search: 'canyon' })).toEqual([]);
  });

  test('come in pages of up to 1,000, each in one statement', async () => {
    const token = await app.login('audit1');
    const page = async (variables: object) => (await app.gql(token, list, variables)).data;
    const second = (await page({ page: 2, limit: 3 })).salesCustomers;
    expect(second.info).toEqual({ page: 2, limit: 3, count: 4, pageTotal: 2 });
    expect(second.customers).toEqual([
      {
        custName: 'Desert Spokes',
        custCode: { unified: '0002000004', r3: 'R4', isr: null },
        user: { email: 'blocked1@shop.example' },
        custAreas: [{ sorg: '2000', custGroup: '' }],
      },
    ]);
    const statements = async (variables: object) =>
      (await countStatements(() => page(variables))).statements;
    const { statements: bare } = await countStatements(() => app.gql(token, '{ __typename }'));
    for (const variables of [{ limit: 1 }, { limit: 1000 }, { page: 9 }, { search: 'nobody' }])
      expect(await statements(variables)).toBe(bare + 1);
    for (const variables of [{ limit: 1001 }, { limit: 0 }, { page: 0 }, { search: 'a\0' }]) {
      const { errors } = await app.gql(token, list, variables);
      expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    }
  });

  test('stay within the user’s areas for any request', async () => {
    for (const username of ['sales1', 'group1', 'dealer1', 'guest1'])
      expect(await names(username, { limit: 1000 })).toEqual(await names(username));
  });

  test('return an empty page past the end and the full count', async () => {
    const { data } = await app.gql(await app.login('audit1'), list, { page: 9, limit: 3 });
    const info = { page: 9, limit: 3, count: 4, pageTotal: 2 };
    expect(data.salesCustomers).toEqual({ customers: [], info });
  });

  test('list every customer once over all pages', async () => {
    const pages = [1, 2].map((page) => names('audit1', { page, limit: 3 }));
    expect((await Promise.all(pages)).flat()).toEqual(await names('audit1', { limit: 1000 }));
  });
});

describe('customer companies', () => {
  const query = `{ customerCompanies { sorg sorgName accountCurrent companyCode companyName
    custCode { unified r3 isr } merchantConfig { allowPayInvoice } creditCusts { custName custCode } } }`;
  const companies = async (username: string) =>
    (await app.gql(await app.login(username), query)).data.customerCompanies;

  test('are those of the active customer only', async () => {
    expect(await companies('dealer1')).toEqual([
      {
        sorg: '2000',
        sorgName: 'United States',
        accountCurrent: 'USD',
        companyCode: 'CO1',
        companyName: 'Pannier Trading',
        custCode: { unified: '0002000001', r3: 'R1', isr: 'I1' },
        merchantConfig: { allowPayInvoice: true },
        creditCusts: [{ custName: 'Alpine Cycles', custCode: '0002000001' }],
      },
    ]);
    expect(await companies('guest1')).toEqual([]);
  });
});
