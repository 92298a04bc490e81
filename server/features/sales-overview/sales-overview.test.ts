import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';

const figure = 'netSales netSalesLastYear invoiceQuantity';
const fields = `year until lastYearUntil total { ${figure} } months { month name ${figure} }
  brands { id name ${figure} } merchandiseCategories { id name ${figure} }
  models { id name brand ${figure} series { id name ${figure} } }`;
const options = `years months { id count } brands { id count } merchandiseCategories { id name count }
  models { id count } series { id count } customers { id name }`;

let app: TestApp;
let dealer1: string;

/** An invoice of one line of a day. */
async function sale(
  no: string,
  invoiceDate: string,
  subTotal: number,
  more: { article?: string; brand?: string; payer?: string } = {},
) {
  const { article = 'P-1', brand = '', payer = '0002000001' } = more;
  const { invoice, invoiceLine } = given(app);
  await invoice({ no, invoiceDate, dueDate: '2027-01-01', payer });
  await invoiceLine(no, { article, brand, subTotal, qty: Math.sign(subTotal) * 2 });
}

beforeAll(async () => {
  app = await startTestApp();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-15T12:00:00Z') });
  await sale('S-1', '2026-01-31', 1_000);
  await sale('S-2', '2026-02-01', 500, { article: 'B-1' });
  await sale('S-3', '2026-02-28', -200);
  await sale('S-4', '2026-03-15', 300, { article: 'GONE-1', brand: 'Oldie' });
  await sale('S-5', '2025-01-02', 400);
  await sale('S-6', '2025-03-15', 100, { article: 'B-1' });
  await sale('S-7', '2025-03-16', 9_000);
  await sale('S-8', '2026-01-05', 70_000, { payer: '0002000002' });
  // A second instalment of S-1, whose lines count once.
  await given(app).invoice({
    no: 'S-1',
    lineItem: '2',
    invoiceDate: '2026-01-31',
    dueDate: '2027-01-01',
  });
  dealer1 = await app.login('dealer1');
});
afterEach(() => vi.setSystemTime(new Date('2026-03-15T12:00:00Z')));
afterAll(async () => {
  vi.useRealTimers();
  await app.close();
});

async function ask(operation: string, args: string, selection: string, token = dealer1) {
  const { data, errors } = await app.gql(token, `{ ${operation}${args} { ${selection} } }`);
  expect(errors).toBeUndefined();
  return data[operation];
}
const overview = (args = '', token = dealer1) => ask('salesOverviewV4', args, fields, token);

describe('the overview (O136)', () => {
  test('compares months to the same day (E575 to E577)', async () => {
    const answer = await overview();
    expect(answer).toMatchObject({ year: 2026, until: '2026-03-15', lastYearUntil: '2025-03-15' });
    expect(answer.total).toEqual({ netSales: 1_600, netSalesLastYear: 500, invoiceQuantity: 4 });
    expect(answer.months).toEqual([
      { month: 1, name: 'January', netSales: 1_000, netSalesLastYear: 400, invoiceQuantity: 2 },
      { month: 2, name: 'February', netSales: 300, netSalesLastYear: 0, invoiceQuantity: 0 },
      { month: 3, name: 'March', netSales: 300, netSalesLastYear: 100, invoiceQuantity: 2 },
    ]);
  });

  test('lists brands, categories, models and series', async () => {
    const { brands, merchandiseCategories, models } = await overview();
    expect(
      brands.map(({ name, netSales }: { name: string; netSales: number }) => [name, netSales]),
    ).toEqual([
      ['Kette', 800],
      ['Alto', 500],
      ['Oldie', 300],
    ]);
    expect(merchandiseCategories).toMatchObject([
      { id: 'CHN', netSales: 800 },
      { id: 'MTB', netSales: 500, netSalesLastYear: 100 },
      { id: '-', name: '', netSales: 300 },
    ]);
    expect(
      models.map(({ brand, name }: { brand: string; name: string }) => [brand, name]),
    ).toContainEqual(['Oldie', '']);
    for (const { netSales, series } of models)
      expect(series.reduce((sum: number, one: { netSales: number }) => sum + one.netSales, 0)).toBe(
        netSales,
      );
  });

  test.each([
    '(brands: ["Kette"])',
    '(category: Bike)',
    '(category: PAA, months: [1, 2])',
    '(merchandiseCategories: ["CHN", "MTB"], months: [3])',
    '(year: 2025)',
    '(models: ["Oldie~-"])',
    '(brands: ["None"])',
  ])('adds up to the same in all its lists: %s', async (args) => {
    const { total, months, brands, merchandiseCategories, models } = await overview(args);
    const add = (rows: (typeof total)[]) =>
      Object.fromEntries(
        Object.keys(total).map((key) => [key, rows.reduce((sum, row) => sum + row[key], 0)]),
      );
    for (const rows of [months, brands, merchandiseCategories, models])
      expect(add(rows)).toEqual(total);
  });

  test('compares 29 February with the 28th', async () => {
    vi.setSystemTime(new Date('2028-02-29T12:00:00Z'));
    const answer = await overview('(months: [2])', await app.login('dealer1'));
    expect(answer).toMatchObject({ until: '2028-02-29', lastYearUntil: '2027-02-28' });
  });

  test('starts a new day with the sales organisation (reading 45)', async () => {
    vi.setSystemTime(new Date('2026-03-16T12:00:00Z'));
    const { total } = await overview('(months: [3])', await app.login('dealer1'));
    expect(total).toMatchObject({ netSales: 300, netSalesLastYear: 9_100 });
  });

  test.each(['year: 1900', 'year: 3000', 'months: [13]', 'months: [0]'])(
    'refuses %s',
    async (args) => {
      const { errors } = await app.gql(dealer1, `{ salesOverviewV4(${args}) { year } }`);
      expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    },
  );

  test('refuses another sales organisation and 5,000 customers', async () => {
    const codeOf = async (variables: object) => {
      const query = `query ($sorg: String, $codes: [String!]) {
        salesOverviewV4(sorg: $sorg, custCodes: $codes) { year } }`;
      return (await app.gql(dealer1, query, variables)).errors?.[0]?.extensions?.code;
    };
    expect(await codeOf({ sorg: '3000' })).toBe('FORBIDDEN');
    const codes = Array.from({ length: 5_000 }, (_, nth) => `C${nth}`);
    expect(await codeOf({ codes })).toBe('BAD_USER_INPUT');
  });
});

describe('customers', () => {
  test('a dealer sees the active customer only', async () => {
    const { total } = await overview('(custCodes: ["0002000002"])');
    expect(total.netSales).toBe(0);
    expect((await overview('(allCustomers: true)')).total.netSales).toBe(1_600);
  });

  test('staff choose others of their fence, or all', async () => {
    const sales1 = await app.login('sales1');
    const { total } = await overview('(custCodes: ["R1", "0002000002"])', sales1);
    expect(total.netSales).toBe(71_600);
    expect((await overview('(allCustomers: true)', sales1)).total.netSales).toBe(71_600);
    const audit1 = await app.login('audit1');
    const whole = await overview('(allCustomers: true)', audit1);
    expect(whole.total).toMatchObject({ netSales: 71_600, netSalesLastYear: 500 });
    expect(whole.months).toHaveLength(3);
  });
});

test('says the filter with its defaults (O138, B249)', async () => {
  const selection = `sorg year custCodes { unified r3 isr } allCustomers months category brands`;
  expect(await ask('salesOverviewFilterV4', '(brands: ["Kette"])', selection)).toEqual({
    sorg: '2000',
    year: 2026,
    custCodes: [{ unified: '0002000001', r3: 'R1', isr: 'I1' }],
    allCustomers: false,
    months: [],
    category: 'overview',
    brands: ['Kette'],
  });
});

test('counts options without their own choice (O139, N099)', async () => {
  const answer = await ask(
    'salesOverviewFilterOptions',
    '(brands: ["Kette"], months: [1])',
    options,
  );
  expect(answer.years).toEqual([2026, 2025]);
  expect(answer.brands).toEqual([{ id: 'Kette', count: 2 }]);
  expect(answer.months).toEqual([
    { id: '1', count: 2 },
    { id: '2', count: -2 },
    { id: '3', count: 0 },
  ]);
  const all = await ask('salesOverviewFilterOptions', '(months: [2, 3])', options);
  expect(all.brands.map(({ id }: { id: string }) => id).sort()).toEqual(['Alto', 'Kette', 'Oldie']);
  expect(all.customers).toEqual([{ id: '0002000001', name: 'Alpine Cycles' }]);
});

test('lists the lines behind a figure, newest first', async () => {
  const selection = 'lines { invoiceNo articleCode quantity netSales } more';
  const { lines, more } = await ask('salesOverviewLines', '(brands: ["Kette"])', selection);
  expect(more).toBe(false);
  expect(
    lines.map(({ invoiceNo, netSales }: { invoiceNo: string; netSales: number }) => [
      invoiceNo,
      netSales,
    ]),
  ).toEqual([
    ['S-3', -200],
    ['S-1', 1_000],
  ]);
});

test('saves a list as a file (U269)', async () => {
  const columns = ['name', 'netSales', 'share'].map((name) => ({ name, header: name }));
  const body = { format: 'csv', title: 'Brands', filter: { by: 'brands' }, columns };
  const answer = await app.rest('POST', '/exports/sales-overview', { token: dealer1, body });
  expect(answer.status).toBe(200);
  expect(String(answer.body)).toContain('Kette,8.00,50');
});
