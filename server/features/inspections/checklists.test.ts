import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FeedHarness, openFeedHarness } from '#server/features/feeds/testing/feed.harness.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';

describe('the list for an inspection (O101, N091)', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    const { checklist } = given(app);
    await checklist({ list: 'all', points: ['All bikes'] });
    await checklist({ list: 'mtb', merchandise: 'MTB', points: ['All MTB'] });
    await checklist({ list: 'alto', brand: 'Alto', points: ['All Alto'] });
    await checklist({ list: 'both', brand: 'Alto', merchandise: 'MTB', points: ['Fork', 'Shock'] });
    await checklist({ list: 'other', sorg: '3000', brand: 'Velm', points: ['German'] });
  });
  afterAll(() => app.close());

  const ask = async (brand: string, merchandise: string) => {
    const { data } = await app.gql(
      await app.login('dealer1'),
      `query ($brand: String!, $merchandise: String!) {
        claimPDIChecklist(brand: $brand, merchandise: $merchandise) {
          checklistId description sorting answer list version } }`,
      { brand, merchandise },
    );
    return data.claimPDIChecklist;
  };

  test('has its points in order, with the list’s version', async () => {
    const shared = { answer: 'check', list: 'both', version: 1 };
    expect(await ask('ALTO', 'MTB')).toEqual([
      { checklistId: 1, description: 'Fork', sorting: 1, ...shared },
      { checklistId: 2, description: 'Shock', sorting: 2, ...shared },
    ]);
  });

  test.each([
    ['Alto', 'CTY', 'All Alto'],
    ['Velm', 'MTB', 'All MTB'],
    ['Velm', 'CTY', 'All bikes'],
  ])('of %s in %s is the one that fits best', async (brand, merchandise, description) => {
    expect(await ask(brand, merchandise)).toMatchObject([{ description }]);
  });

  test('gets a new version when a point changes', async () => {
    await given(app).checklist({ list: 'all', points: ['Every bike'] });
    expect(await ask('Velm', 'CTY')).toMatchObject([{ description: 'Every bike', version: 2 }]);
    await given(app).checklist({ list: 'all', points: ['Every bike'] });
    expect(await ask('Velm', 'CTY')).toMatchObject([{ version: 2 }]);
  });
});

describe('the lists that a device takes along', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    for (const table of ['serial', 'pdi_checklist_item'] as const)
      await app.db.deleteFrom(table).execute();
    const { article, checklist, serial } = given(app);
    await article('B-1', { brand: 'Velm' });
    await article('B-2', { brand: 'Nord' });
    await checklist({ list: 'both', brand: 'alto', merchandise: 'MTB', points: ['Fork', 'Shock'] });
    await checklist({ list: 'mtb', merchandise: 'MTB', points: ['All MTB'] });
    await checklist({ list: 'other', brand: 'Kadal', points: ['No frame'] });
    await checklist({ list: 'german', sorg: '3000', brand: 'Alto', points: ['German'] });
    for (const article of ['B-4', 'B-3', 'B-1']) await serial({ article });
    await serial({ article: 'B-2', customer: '0002000002' });
  });
  afterAll(() => app.close());

  const load = async (token: string) => {
    const { data, errors } = await app.gql(
      token,
      `{ framesOnDevice { checklists { bikes { brand merchandise }
          points { checklistId description sorting answer list version } } } }`,
    );
    expect(errors).toBeUndefined();
    return data.framesOnDevice.checklists;
  };
  const bikesOf = async (token: string) =>
    (await load(token)).map(({ bikes }: { bikes: { brand: string }[] }) =>
      bikes.map(({ brand }) => brand).sort(),
    );

  test('are those of the bikes delivered, each once', async () => {
    const shared = { answer: 'check', list: 'both', version: 1 };
    expect(await load(await app.login('dealer1'))).toEqual([
      {
        bikes: [{ brand: 'Alto', merchandise: 'MTB' }],
        points: [
          { checklistId: 1, description: 'Fork', sorting: 1, ...shared },
          { checklistId: 2, description: 'Shock', sorting: 2, ...shared },
        ],
      },
      { bikes: [{ brand: 'Velm', merchandise: 'MTB' }], points: [expect.anything()] },
    ]);
  });

  test('are those of the active customer, else of all', async () => {
    const sales = await app.login('sales1');
    expect(await bikesOf(sales)).toEqual([['Alto'], ['Nord', 'Velm']]);
    expect(await bikesOf(await app.changeCustomer(sales, '0002000002'))).toEqual([['Nord']]);
  });

  test('have the newest version', async () => {
    await given(app).checklist({ list: 'mtb', points: ['Every MTB'] });
    expect(await load(await app.login('dealer1'))).toMatchObject([
      {},
      { points: [{ description: 'Every MTB', version: 2 }] },
    ]);
  });

  test('are left out for who may not inspect', async () => {
    await app.db.deleteFrom('role_permission').where('permission', '=', 'page.pdi').execute();
    expect(await load(await app.login('dealer1'))).toEqual([]);
  });
});

describe('the feed of lists', () => {
  let harness: FeedHarness;
  beforeAll(async () => {
    harness = await openFeedHarness();
  });
  afterAll(() => harness.close());
  beforeEach(async () => {
    await harness.db.deleteFrom('pdi_checklist_item').execute();
    await harness.db.deleteFrom('pdi_checklist_version').execute();
  });

  const files = (...lines: string[]) => ({
    'pdi_checklists.csv': [
      'sorg,list,checklistId,brand,merchandise,description,sorting,answer,active',
      ...lines,
    ],
  });
  const versions = () =>
    harness.db
      .selectFrom('pdi_checklist_version')
      .select(['list', 'version', 'items'])
      .orderBy('version')
      .execute();

  test('makes one version of a list for one import', async () => {
    const lines = ['2000,A,2,Alto,MTB,Bolts,20,value,', '2000,A,1,Alto,MTB,Brakes,10,,'];
    expect(await harness.problems(files(...lines))).toEqual([]);
    const items = [
      { checklistId: 1, description: 'Brakes', sorting: 10, answer: 'check' },
      { checklistId: 2, description: 'Bolts', sorting: 20, answer: 'value' },
    ];
    expect(await versions()).toEqual([{ list: 'A', version: 1, items }]);
    await harness.run(files(...lines));
    expect(await versions()).toHaveLength(1);
    await harness.run(files('2000,A,2,Alto,MTB,Bolts,20,value,false'));
    expect(await versions()).toMatchObject([{}, { version: 2, items: [{ checklistId: 1 }] }]);
  });

  test('says what is wrong with points', async () => {
    const lines = [
      '2000,A,one,,,Brakes,1,,',
      '2000,A,1,,NONE,Brakes,1,,',
      '2000,A,2,,,,1,essay,',
      '2000,A,2,,,Bolts,-1,,',
    ];
    expect((await harness.problems(files(...lines))).toSorted()).toEqual([
      'pdi_checklists.csv:2:checklistId: "one" is not a whole number (NOT_A_NUMBER)',
      'pdi_checklists.csv:3:merchandise: there is no merchandise category "NONE" in 2000 (UNKNOWN_REFERENCE)',
      'pdi_checklists.csv:4:answer: "essay" is none of check, value, photo (NOT_ALLOWED)',
      'pdi_checklists.csv:4:description: must not be empty (REQUIRED)',
      'pdi_checklists.csv:5:checklistId: same sorg, list, checklistId as line 4 (DUPLICATE_KEY)',
      'pdi_checklists.csv:5:sorting: -1 is not between 0 and 10000 (OUT_OF_RANGE)',
    ]);
  });
});
