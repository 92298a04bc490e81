import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { daysAgo } from '#server/features/serials/testing/serials.given.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';

let app: TestApp;
let staff: string;
let dealer: string;
beforeAll(async () => {
  app = await startTestApp();
  [staff, dealer] = [await app.login('sales1'), await app.login('dealer1')];
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['retail_sale', 'serial', 'consumer_account'] as const)
    await app.db.deleteFrom(table).execute();
});

async function run(document: string, variables: object = {}, token = staff) {
  const headers = { 'idempotency-key': randomUUID() };
  const { data, errors } = await app.gql(token, document, { ...variables }, headers);
  expect(errors).toBeUndefined();
  const [answer] = Object.values(data);
  // biome-ignore lint/suspicious/noExplicitAny: the shape is that of the document
  return answer as any;
}

const upload = `mutation ($rows: [ConsumerAccountRow!]!, $dryRun: Boolean!) {
  uploadAccountPolygonbikes(rows: $rows, dryRun: $dryRun) {
    message { status } userErrors { code } rows { line outcome userErrors { field code firstLine } } } }`;
const send = (rows: object[], dryRun = false, token = staff) =>
  run(upload, { rows: rows.map((row, at) => ({ line: at + 2, ...row })), dryRun }, token);
const outcomes = (report: { rows: { outcome: string }[] }) =>
  report.rows.map(({ outcome }) => outcome);
const stored = () => app.db.selectFrom('consumer_account').selectAll().orderBy('id').execute();
const account = { frameNumber: 'wu-1', name: 'Owner', phone: '0301234', purchaseDate: daysAgo(3) };

describe('uploading accounts (O147)', () => {
  test('stores them after a dry run', async () => {
    expect(outcomes(await send([account], true))).toEqual(['added']);
    expect(await stored()).toEqual([]);
    expect(outcomes(await send([account]))).toEqual(['added']);
    expect(await stored()).toMatchObject([
      {
        frame_number: 'wu-1',
        frame_normal: 'WU1',
        name: 'Owner',
        status: 'open',
        phone: expect.stringMatching(/^\+\d+301234$/),
        purchased_on: daysAgo(3),
      },
    ]);
  });

  test('the same file again changes nothing', async () => {
    await send([account]);
    const before = await stored();
    expect(outcomes(await send([account]))).toEqual(['unchanged']);
    expect(await stored()).toEqual(before);
  });

  test('a changed one is open again', async () => {
    await send([account]);
    await app.db.updateTable('consumer_account').set({ status: 'registered' }).execute();
    expect(outcomes(await send([{ ...account, city: 'Boulder' }]))).toEqual(['changed']);
    expect(await stored()).toMatchObject([{ city: 'Boulder', status: 'open' }]);
  });

  test('names wrong rows, and takes the others', async () => {
    const { rows } = await send([
      account,
      { ...account, frameNumber: 'WU 1' },
      { frameNumber: 'A'.repeat(31), name: ' ', email: 'nobody', purchaseDate: '1.1.' },
      { ...account, frameNumber: 'WU2', purchaseDate: daysAgo(-2) },
    ]);
    expect(
      rows.map(({ userErrors }: { userErrors: { field: string; code: string }[] }) =>
        userErrors.map(({ field, code }) => `${field} ${code}`),
      ),
    ).toEqual([
      [],
      ['frameNumber TWICE_IN_FILE'],
      ['frameNumber FRAME_TOO_LONG', 'name EMPTY', 'email NOT_EMAIL', 'purchaseDate NOT_A_DAY'],
      ['purchaseDate IN_FUTURE'],
    ]);
    expect(rows[1].userErrors).toMatchObject([{ firstLine: 2 }]);
    expect(await stored()).toHaveLength(1);
  });

  test('is for staff only', async () => {
    for (const dryRun of [true, false])
      expect(await send([account], dryRun, dealer)).toMatchObject({
        message: { status: false },
        userErrors: [{ code: 'NOT_STAFF' }],
        rows: [],
      });
    expect(await stored()).toEqual([]);
  });
});

describe('the list of accounts (O125)', () => {
  const list = `query ($search: String, $status: String, $page: Int = 1, $limit: Int = 10) {
    accountPolygonBikesDatas(search: $search, status: $status, page: $page, limit: $limit) {
      accounts { frameNumber name status soldDate } info { count } } }`;
  const names = async (variables: object, token = staff) =>
    (await run(list, variables, token)).accounts.map(({ name }: { name: string }) => name);

  beforeEach(async () => {
    for (const value of ['WU1', 'WU2']) await given(app).serial({ value });
  });

  test('is searched, filtered and paged', async () => {
    const { consumerAccount } = given(app);
    await consumerAccount({ frameNumber: 'WU1', name: 'First', city: 'Boulder' });
    await consumerAccount({ frameNumber: 'WU2', name: 'Second', status: 'registered' });
    expect((await names({})).toSorted()).toEqual(['First', 'Second']);
    expect(await names({ search: 'boulder' })).toEqual(['First']);
    expect(await names({ search: 'wu2' })).toEqual(['Second']);
    expect(await names({ status: 'open' })).toEqual(['First']);
    expect(await names({ status: 'all' })).toHaveLength(2);
    expect(await names({ page: 2, limit: 1 })).toHaveLength(1);
  });

  test('tells whether the bike is reported as sold', async () => {
    await given(app).retailSale({ frameNumber: 'WU1', soldOn: daysAgo(4) });
    await given(app).consumerAccount({ frameNumber: 'WU1' });
    const { accounts } = await run(list);
    expect(accounts).toMatchObject([{ soldDate: daysAgo(4) }]);
  });

  test('has those of bikes of the customers in the viewer’s areas', async () => {
    const foreign = await app.db
      .selectFrom('customer')
      .select('unified')
      .where('sorg', '=', '2000')
      .where('sales_person', '<>', 'SP1')
      .executeTakeFirstOrThrow();
    await given(app).serial({ value: 'WU8', customer: foreign.unified });
    for (const frameNumber of ['WU1', 'WU8', 'WU9'])
      await given(app).consumerAccount({ frameNumber, name: frameNumber });
    expect(await names({})).toEqual(['WU1']);
  });

  test('is empty for dealers, auditors and another sales organisation', async () => {
    await given(app).consumerAccount({ frameNumber: 'WU1' });
    for (const user of ['dealer1', 'audit1', 'dealer9'])
      expect(await names({}, await app.login(user))).toEqual([]);
  });
});

describe('taking an account over (O148)', () => {
  const takeOver =
    'mutation ($id: ID!) { updateAccountPolygonBikes(id: $id) { message { status } userErrors { code } } }';
  const codes = async (id: string, token = staff) =>
    (await run(takeOver, { id }, token)).userErrors.map(({ code }: { code: string }) => code);
  const sale = { frameNumber: 'WU1', serials: { SerialNumberMotor: 'm 1' } };

  test('changes the consumer of the sale and nothing else', async () => {
    await given(app).serial({ value: 'WU1' });
    await given(app).retailSale({ ...sale, documentNo: 'R-1', priceNet: 100 });
    const id = await given(app).consumerAccount({ frameNumber: 'WU1', name: 'Owner' });
    expect(await codes(id)).toEqual([]);
    expect(await app.db.selectFrom('retail_sale').selectAll().execute()).toMatchObject([
      { status: 'pending update', version: 2, document_no: 'R-1', price_net: 100 },
    ]);
    const consumers = await app.db.selectFrom('retail_sale_consumer').select('name').execute();
    expect(consumers).toEqual([{ name: 'Owner' }]);
    const parts = await app.db.selectFrom('retail_sale_serial').select('value').execute();
    expect(parts).toEqual([{ value: 'm 1' }]);
    expect(await stored()).toMatchObject([{ status: 'registered' }]);
  });

  test.each([
    ['of the buyer keeps the consent', 'c1@b.example', '2026-1'],
    ['of another person takes it away', 'other@b.example', null],
  ])('%s', async (_, email, consent) => {
    await given(app).serial({ value: 'WU1' });
    const consumer = { name: 'C. One', email: 'c1@b.example', consentVersion: '2026-1' };
    await given(app).retailSale({ ...sale, consumer });
    const id = await given(app).consumerAccount({ frameNumber: 'WU1', name: 'Owner', email });
    expect(await codes(id)).toEqual([]);
    expect(
      await app.db.selectFrom('retail_sale_consumer').select('consent_version').execute(),
    ).toEqual([{ consent_version: consent }]);
  });

  test('makes a non-retail sale a retail one', async () => {
    await given(app).serial({ value: 'WU1' });
    await given(app).retailSale({ ...sale, nonRetail: true, consumer: null });
    const id = await given(app).consumerAccount({ frameNumber: 'WU1' });
    expect(await codes(id)).toEqual([]);
    expect(await app.db.selectFrom('retail_sale').select('non_retail').execute()).toEqual([
      { non_retail: false },
    ]);
  });

  test('needs a sale, and one that no batch holds', async () => {
    const id = await given(app).consumerAccount({ frameNumber: 'WU1', name: 'Owner' });
    expect(await codes(id)).toEqual(['NOT_SOLD']);
    await given(app).serial({ value: 'WU1' });
    await given(app).retailSale({ ...sale, status: 'processing insert' });
    expect(await codes(id)).toEqual(['IN_BATCH']);
    expect(await stored()).toMatchObject([{ status: 'open' }]);
  });

  test('is for staff, of accounts of their sales organisation', async () => {
    const id = await given(app).consumerAccount({ frameNumber: 'WU1' });
    const foreign = await given(app).consumerAccount({ sorg: '3000', frameNumber: 'WU2' });
    expect(await codes(id, dealer)).toEqual(['NOT_STAFF']);
    expect(await codes(foreign)).toEqual(['UNKNOWN_ACCOUNT']);
    expect(await codes('none')).toEqual(['UNKNOWN_ACCOUNT']);
  });
});
