import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countStatements } from '#server/db/statement-count.ts';
import { daysAgo } from '#server/features/serials/testing/serials.given.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { mostRowsInCall } from '#shared/row-upload.ts';

const c1 = '0002000001';
const c2 = '0002000002';

let app: TestApp;
let dealer: string;
beforeAll(async () => {
  app = await startTestApp();
  dealer = await app.login('dealer1');
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['retail_sale', 'serial', 'recall_task', 'sale_upload'] as const)
    await app.db.deleteFrom(table).execute();
});

const mutation = `mutation ($rows: [RetailSaleRow!]!, $dryRun: Boolean!, $acceptOthers: Boolean!) {
  uploadRetailSales(rows: $rows, dryRun: $dryRun, acceptOthers: $acceptOthers) {
    message { status }
    rows { line outcome userErrors { field code day name most firstLine } }
  }
}`;

interface Report {
  rows: { line: number; outcome: string; userErrors: { field: string; code: string }[] }[];
}

async function send(rows: object[], input: object = {}, key = randomUUID()): Promise<Report> {
  const numbered = rows.map((row, at) => ({ line: at + 2, soldDate: daysAgo(1), ...row }));
  const variables = { rows: numbered, dryRun: false, acceptOthers: false, ...input };
  const headers = { 'idempotency-key': key };
  const { data, errors } = await app.gql(dealer, mutation, variables, headers);
  expect(errors).toBeUndefined();
  return data.uploadRetailSales;
}
const outcomes = ({ rows }: Report) => rows.map(({ outcome }) => outcome);
const reasons = ({ rows }: Report) =>
  rows.flatMap(({ line, userErrors }) =>
    userErrors.map(({ field, code }) => `${line} ${field} ${code}`),
  );
const stored = () => app.db.selectFrom('retail_sale').selectAll().orderBy('frame_normal').execute();
const frames = async (count: number) => {
  const values = Array.from({ length: count }, (_, at) => `WU${1_000 + at}`);
  for (const value of values) await given(app).serial({ value });
  return values;
};
const ofConsumer = (frameNumber: string) => ({ frameNumber, customer: { name: 'Consumer 1' } });

describe('a file of sales (R039)', () => {
  test('registers nothing in a dry run', async () => {
    const rows = (await frames(2)).map(ofConsumer);
    expect(outcomes(await send(rows, { dryRun: true }))).toEqual(['added', 'added']);
    expect(await stored()).toEqual([]);
  });

  test('registers the right rows and names the wrong ones', async () => {
    const [first = '', second = ''] = await frames(2);
    const report = await send([
      ofConsumer(first),
      { ...ofConsumer('WUX'), soldDate: 'yesterday' },
      { frameNumber: 'NONE1' },
      { frameNumber: second, customer: { name: '', email: 'nobody' } },
      { frameNumber: second, salesChannel: 'BARTER', serials: [part('B#1')] },
      { frameNumber: second, salesChannel: 'ONLINE', serials: [part('bt 1')], documentNo: 'R-1' },
    ]);
    expect(reasons(report)).toEqual([
      '3 soldDate NOT_A_DAY',
      '4 frameNumber FRAME_NOT_OURS',
      '5 customer.name REQUIRED',
      '5 customer.email NOT_EMAIL',
      '6 salesChannel UNKNOWN_CHANNEL',
      '6 serials.0.value SERIAL_CHARACTERS',
    ]);
    expect(await stored()).toMatchObject([
      { frame_number: first, non_retail: false, customer: c1, status: 'pending insert' },
      { frame_number: second, non_retail: true, sales_channel: 'ONLINE', document_no: 'R-1' },
    ]);
    const consumers = await app.db.selectFrom('retail_sale_consumer').select('name').execute();
    expect(consumers).toEqual([{ name: 'Consumer 1' }]);
    const parts = await app.db.selectFrom('retail_sale_serial').select('normal').execute();
    expect(parts).toEqual([{ normal: 'BT1' }]);
  });

  test('registers nothing twice when it comes again', async () => {
    const rows = (await frames(2)).map(ofConsumer);
    const key = randomUUID();
    const first = await send(rows, {}, key);
    expect(await send(rows, {}, key)).toEqual(first);
    expect(reasons(await send(rows))).toEqual([
      '2 frameNumber ALREADY_REPORTED',
      '3 frameNumber ALREADY_REPORTED',
    ]);
    expect(await stored()).toMatchObject([{ version: 1 }, { version: 1 }]);
  });

  test('does not change a sale that was corrected since', async () => {
    const [frameNumber = ''] = await frames(1);
    await send([ofConsumer(frameNumber)]);
    await app.db.updateTable('retail_sale_consumer').set({ name: 'Corrected' }).execute();
    await send([ofConsumer(frameNumber)]);
    const consumers = await app.db.selectFrom('retail_sale_consumer').select('name').execute();
    expect(consumers).toEqual([{ name: 'Corrected' }]);
  });

  test('takes a frame once', async () => {
    const [frameNumber = ''] = await frames(1);
    const report = await send([ofConsumer(frameNumber), ofConsumer(frameNumber.toLowerCase())]);
    expect(reasons(report)).toEqual(['3 frameNumber TWICE_IN_FILE']);
    expect(report.rows[1]?.userErrors).toMatchObject([{ firstLine: 2 }]);
    expect(await stored()).toHaveLength(1);
  });

  test('keeps a formula in a name as text', async () => {
    const [frameNumber = ''] = await frames(1);
    const name = '=HYPERLINK("http://b.example")';
    await send([{ frameNumber, customer: { name } }]);
    expect(await app.db.selectFrom('retail_sale_consumer').select('name').execute()).toEqual([
      { name },
    ]);
  });

  test('asks to confirm bikes of another dealer', async () => {
    await given(app).serial({ value: 'WU1', customer: c2 });
    const rows = [ofConsumer('WU1')];
    expect(reasons(await send(rows))).toEqual(['2 frameNumber NOT_DELIVERED_TO_YOU']);
    expect(outcomes(await send(rows, { acceptOthers: true }))).toEqual(['added']);
  });

  test('stops recalled and stolen bikes, also by a part', async () => {
    await given(app).recall({ parts: [{ serialFrom: 'WU7', serialTo: 'WU7' }] });
    await given(app).stolenBike({ value: 'BTSTOLEN' });
    for (const value of ['WU7', 'WU8', 'WU9']) await given(app).serial({ value });
    const report = await send([
      { frameNumber: 'WU7' },
      { frameNumber: 'WU8', serials: [part('BT-STOLEN')] },
      { frameNumber: 'WU9' },
    ]);
    expect(reasons(report)).toEqual(['2 frameNumber RECALLED', '3 frameNumber STOLEN']);
    expect(await stored()).toMatchObject([{ frame_number: 'WU9' }]);
  });

  test('asks the database the same number of times for many rows', async () => {
    const [first = '', ...others] = await frames(mostRowsInCall);
    const count = async (rows: object[]) =>
      (await countStatements(() => send(rows.map((row) => ({ ...row, serials }))))).statements;
    const serials = [part('BT1')];
    expect(await count(others.map(ofConsumer))).toBe(await count([ofConsumer(first)]));
  });

  test('registers as many rows as a call may have', async () => {
    const rows = (await frames(mostRowsInCall)).map(ofConsumer);
    expect(new Set(outcomes(await send(rows)))).toEqual(new Set(['added']));
    expect(await stored()).toHaveLength(mostRowsInCall);
  });

  test('has a limit of its own, and leaves that of single sales alone', async () => {
    const [first = '', second = ''] = await frames(2);
    await app.db
      .insertInto('sale_upload')
      .values({ sorg: '2000', customer: c1, sales: 9_999 })
      .execute();
    expect(reasons(await send([ofConsumer(first), ofConsumer(second)]))).toEqual([
      '3  TOO_MANY_UPLOADED',
    ]);
    const single = `mutation { registerFrameV4(frameNumber: "${second}", soldDate: "${daysAgo(1)}",
      useAccountData: false) { userErrors { code } } }`;
    const { data } = await app.gql(dealer, single);
    expect(data.registerFrameV4.userErrors).toEqual([]);
  });

  test('refuses more rows than a call may have', async () => {
    const rows = Array.from({ length: mostRowsInCall + 1 }, (_, at) => ({
      line: at,
      frameNumber: `A${at}`,
      soldDate: daysAgo(1),
    }));
    const { errors } = await app.gql(dealer, mutation, { rows, dryRun: true, acceptOthers: false });
    expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });
});

const part = (value: string) => ({ kind: 'SerialNumberBattery', value });
