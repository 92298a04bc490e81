import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FeedHarness, openFeedHarness } from '#server/features/feeds/testing/feed.harness.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';

describe('what claims choose from', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    const { claimStatuses, claimCapability, claimProblem, claimForm, serial } = given(app);
    await claimStatuses();
    await claimStatuses('3000');
    await app.db
      .updateTable('claim_status')
      .set({ active: false })
      .where('id', '=', 'CLOSED')
      .execute();
    await claimCapability({ productCategory: 'Bike', custCategory: 'A' });
    await claimCapability({ role: 'dealer', toStatusId: 'INFO' });
    await claimCapability({ fromStatusId: 'APPROVED', toStatusId: 'CLOSED' });
    await claimCapability({ fromStatusId: 'REVIEW', toStatusId: 'INFO', active: false });
    await claimProblem({ id: 'ALL' });
    await claimProblem({ id: 'ALTO', brand: 'Alto', description: 'Paint' });
    await claimProblem({ id: 'PAA', productCategory: 'PAA', part: 'Product' });
    await claimProblem({ id: 'OLD', active: false });
    await claimProblem({ id: 'OTHER', sorg: '3000' });
    await claimForm({ brand: 'ALTO', files: ['photo4', 'video'] });
    await serial({ value: 'CLOOKUP01', article: 'B-4' });
    await serial({ value: 'CLOOKUP02', article: 'B-4', customer: '0002000002' });
  });
  afterAll(() => app.close());

  const ask = async (user: string, query: string) => {
    const { data, errors } = await app.gql(await app.login(user), `{ ${query} }`);
    expect(errors).toBeUndefined();
    return data;
  };

  test('has the active statuses in order (O092, B218)', async () => {
    const { claimStatus } = await ask('dealer1', 'claimStatus { id description category }');
    expect(claimStatus).toHaveLength(7);
    expect(claimStatus[3]).toEqual({
      id: 'INFO',
      description: 'Information Needed',
      category: 'waiting',
    });
  });

  test('has the changes of the viewer’s roles (O089, B219, E658–E661)', async () => {
    const fields = 'claimUserCapabilities { productCategory custCategory fromStatusId toStatusId }';
    expect((await ask('sales1', fields)).claimUserCapabilities).toEqual([
      {
        productCategory: 'Bike',
        custCategory: 'A',
        fromStatusId: 'SUBMITTED',
        toStatusId: 'REVIEW',
      },
    ]);
    expect((await ask('dealer1', fields)).claimUserCapabilities).toEqual([
      { productCategory: null, custCategory: null, fromStatusId: 'SUBMITTED', toStatusId: 'INFO' },
    ]);
    expect((await ask('dealer9', fields)).claimUserCapabilities).toEqual([]);
  });

  test.each([
    ['(brand: "alto", productCategory: Bike)', ['ALL', 'ALTO']],
    ['(brand: "Velm", productCategory: Bike)', ['ALL']],
    ['(brand: "Velm", productCategory: PAA)', ['ALL', 'PAA']],
    ['', ['ALL', 'ALTO', 'PAA']],
  ])('has the problems of %s (O090)', async (args, ids) => {
    const { claimProblems } = await ask('dealer1', `claimProblems${args} { id }`);
    expect(claimProblems.map(({ id }: { id: string }) => id)).toEqual(ids);
  });

  test('has the brands with the files of their forms (O091)', async () => {
    const { claimBrandsV2 } = await ask('dealer1', 'claimBrandsV2 { brand files decidedInDays }');
    expect(claimBrandsV2).toContainEqual({
      brand: 'Alto',
      files: ['photo4', 'video'],
      decidedInDays: null,
    });
  });

  test('finds the article of a delivered frame (O088)', async () => {
    const find = async (user: string, frame: string) =>
      (
        await ask(
          user,
          `claimArticlesV2(custCode: "0002000001", frameNumber: "${frame}") {
            articles { code productCategory hasSerial } info { count } }`,
        )
      ).claimArticlesV2;
    expect(await find('dealer1', 'clookup-01')).toEqual({
      articles: [{ code: 'B-4', productCategory: 'Bike', hasSerial: true }],
      info: { count: 1 },
    });
    expect(await find('dealer1', 'CLOOKUP02')).toMatchObject({ info: { count: 0 } });
    expect(await find('dealer2', 'CLOOKUP01')).toMatchObject({ info: { count: 0 } });
  });

  test('lists delivered articles, uncoded by setting (O088, F018)', async () => {
    const delivery = { sorg: '2000', do_number: 'CL-1', customer: '0002000001' };
    await app.db
      .insertInto('delivery')
      .values({ ...delivery, shipped_on: '2026-01-02' })
      .execute();
    const line = {
      sorg: '2000',
      do_number: 'CL-1',
      order_no: 'O',
      qty: 1,
      uom: 'PC',
      price: 12_345,
    };
    await app.db
      .insertInto('delivery_line')
      .values([
        { ...line, position: 1, article: 'B-4', description: 'Trail 500' },
        { ...line, position: 2, article: 'GONE-1', description: 'Clookup bell' },
      ])
      .execute();
    const find = async (search: string) =>
      (
        await ask(
          'dealer1',
          `claimArticlesV2(search: "${search}") {
            articles { code description productCategory hasSerial doNo deliveredOn price } }`,
        )
      ).claimArticlesV2.articles;
    expect(await find('clookup')).toEqual([]);
    expect(await find('B-4')).toMatchObject([{ code: 'B-4', doNo: expect.any(String) }]);
    await given(app).hostSettings({ claimNonCode: true });
    expect(await find('clookup')).toEqual([
      {
        code: null,
        description: 'Clookup bell',
        productCategory: 'PAA',
        hasSerial: false,
        doNo: 'CL-1',
        deliveredOn: '2026-01-02',
        price: 12_345,
      },
    ]);
  });

  test('lists customers by area and for sales (O098, O099, B236)', async () => {
    const codes = async (user: string, name: string) => {
      const data = await ask(user, `${name}(limit: 100) { customers { custCode } }`);
      return data[name].customers.map(({ custCode }: { custCode: string }) => custCode);
    };
    expect(await codes('dealer1', 'claimCustomers')).toEqual(['0002000001']);
    expect(await codes('dealer1', 'claimSalesCustomers')).toEqual([]);
    expect(await codes('sales1', 'claimCustomers')).toEqual([]);
    expect(await codes('sales1', 'claimSalesCustomers')).toContain('0002000001');
  });

  test('tells about a customer inside the fence only (O093)', async () => {
    const info = 'dealerInformation(custCode: "0002000001") { custCode name salesPerson }';
    expect((await ask('dealer1', info)).dealerInformation).toMatchObject({
      custCode: '0002000001',
      salesPerson: 'Test sales1',
    });
    expect((await ask('dealer2', info)).dealerInformation).toBeNull();
  });
});

describe('the feeds of claims', () => {
  let harness: FeedHarness;
  beforeAll(async () => {
    harness = await openFeedHarness();
  });
  afterAll(() => harness.close());

  test('say what is wrong with their rows', async () => {
    const problems = await harness.problems({
      'claim_statuses.csv': 'sorg,id,description,category,sorting\n2000,A,First,done,1'.split('\n'),
      'claim_forms.csv': ['sorg,brand,files', '2000,Alto,photo4|photo7'],
    });
    expect(problems.toSorted()).toEqual([
      expect.stringContaining('claim_forms.csv:2:files: "photo7" is none of'),
      expect.stringContaining('claim_statuses.csv:2:category: "done" is none of'),
    ]);
  });
});
