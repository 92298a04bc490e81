import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getDatabaseBatches } from '#server/batches/batch-source.ts';
import { countStatements } from '#server/db/statement-count.ts';
import { daysAgo } from '#server/features/serials/testing/serials.given.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { userId } from '#server/testing/user-id.ts';
import { saleBatches } from '../retail-sales/export/sale-batches.ts';
import { stockBatches } from './dealer-stock/stock-batches.ts';

const c1 = '0002000001';
const c2 = '0002000002';

let app: TestApp;
let dealer1: string;
beforeAll(async () => {
  app = await startTestApp();
  dealer1 = await app.login('dealer1');
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['upload', 'dealer_stock', 'article_alias', 'export_batch'] as const)
    await app.db.deleteFrom(table).execute();
});

interface Sent {
  kind?: 'OWN_NUMBERS' | 'DEALER_STOCK';
  custCode?: string;
  dryRun?: boolean;
  uploadId?: string;
}

const uploading = `mutation ($uploadId: ID!, $kind: UploadKind!, $custCode: String!, $fileName: String!,
  $rows: [UploadRow!]!, $dryRun: Boolean!) {
  uploadRows(uploadId: $uploadId, kind: $kind, custCode: $custCode, fileName: $fileName, rows: $rows,
    dryRun: $dryRun) {
    message { status } userErrors { code }
    rows { line outcome userErrors { field code firstLine } changes { field before after } } } }`;

async function send(rows: object[], input: Sent = {}, token = dealer1) {
  const numbered = rows.map((row, at) => ({ line: at + 2, ...row }));
  const id = input.uploadId ?? randomUUID();
  const fixed = { kind: 'DEALER_STOCK', custCode: c1, fileName: 'a.csv', dryRun: false };
  const variables = { ...fixed, ...input, uploadId: id, rows: numbered };
  const { data, errors } = await app.gql(token, uploading, variables);
  return { id, code: errors?.[0]?.extensions?.code, ...data?.uploadRows };
}
const outcomes = async (...sent: Parameters<typeof send>) =>
  (await send(...sent)).rows.map(({ outcome }: { outcome: string }) => outcome);
const reasons = async (...sent: Parameters<typeof send>) =>
  (await send(...sent)).rows.flatMap(
    ({ line, userErrors }: { line: number; userErrors: { field: string; code: string }[] }) =>
      userErrors.map(({ field, code }) => `${line} ${field} ${code}`),
  );
const undo = async (uploadId: string, token = dealer1) =>
  (
    await app.gql(
      token,
      `mutation ($uploadId: ID!) { undoUpload(uploadId: $uploadId) {
        message { status } userErrors { code } undone kept keptNames } }`,
      { uploadId },
    )
  ).data?.undoUpload;
const history = async (token = dealer1) =>
  (
    await app.gql(
      token,
      `{ uploads { uploads { id kind fileName custCode createdBy added changed exported undoneBy kept
        undoableUntil } } }`,
    )
  ).data?.uploads.uploads;
const stock = async () =>
  Object.fromEntries(
    (await app.db.selectFrom('dealer_stock').select(['article', 'qty']).execute()).map(
      ({ article, qty }) => [article, qty],
    ),
  );
const numbers = async () =>
  Object.fromEntries(
    (await app.db.selectFrom('article_alias').select(['alias', 'article']).execute()).map(
      ({ alias, article }) => [alias, article],
    ),
  );

describe('uploadRows (R048)', () => {
  test('says what rows would do, with old and new values', async () => {
    await given(app).dealerStock({ article: 'P-1', qty: 3 });
    await given(app).dealerStock({ article: 'P-2', qty: 1 });
    const rows = [
      { articleCode: 'P-1', qty: '5' },
      { articleCode: 'P-2', qty: '1' },
      { articleCode: 'B-1', qty: '0' },
    ];
    const report = await send(rows, { dryRun: true });
    expect(report.rows).toMatchObject([
      { line: 2, outcome: 'changed', changes: [{ field: 'qty', before: '3', after: '5' }] },
      { line: 3, outcome: 'unchanged', changes: [] },
      { line: 4, outcome: 'added', changes: [] },
    ]);
    expect(await stock()).toEqual({ 'P-1': 3, 'P-2': 1 });
    expect(await history()).toEqual([]);
  });

  test('takes in the good rows and names the wrong ones', async () => {
    const rows = [
      { articleCode: '4006381333931', qty: '5' },
      { articleCode: 'NEVER', qty: '5' },
      { articleCode: '', qty: '1.5' },
      { articleCode: 'p 1', qty: '6' },
      { articleCode: 'P-2', qty: '100000' },
    ];
    expect(await reasons(rows)).toEqual([
      '3 articleCode UNKNOWN_ARTICLE',
      '4 articleCode REQUIRED',
      '4 qty NOT_A_QUANTITY',
      '5 articleCode TWICE_IN_FILE',
      '6 qty QTY_TOO_LARGE',
    ]);
    expect(await stock()).toEqual({ 'P-1': 5 });
  });

  test('keeps own numbers, of which spellings are one', async () => {
    const kind = 'OWN_NUMBERS';
    const own = (ownNumber: string, articleCode: string) => ({ ownNumber, articleCode });
    await send([own('CH 11', 'P-1'), own('CH 12', 'P-2')], { kind });
    const rows = [own('ch-11', 'P-2'), own('CH 12', 'P-2'), own('', 'P-1'), own('x', 'DE-1')];
    const report = await send(rows, { kind });
    expect(report.rows).toMatchObject([
      {
        outcome: 'changed',
        changes: [
          { field: 'ownNumber', before: 'CH 11', after: 'ch-11' },
          { field: 'articleCode', before: 'P-1', after: 'P-2' },
        ],
      },
      { outcome: 'unchanged' },
      { userErrors: [{ field: 'ownNumber', code: 'REQUIRED' }] },
      { userErrors: [{ field: 'articleCode', code: 'UNKNOWN_ARTICLE' }] },
    ]);
    expect(await numbers()).toEqual({ 'ch-11': 'P-2', 'CH 12': 'P-2' });
  });

  test('finds an article that is no longer sold', async () => {
    await app.db
      .updateTable('article')
      .set({ active: false })
      .where('code', '=', 'P-3')
      .where('sorg', '=', '2000')
      .execute();
    expect(await outcomes([{ articleCode: ' P-3 ', qty: '1' }])).toEqual(['added']);
  });

  test('takes the same rows again without an effect', async () => {
    const rows = [{ articleCode: 'P-1', qty: '5' }];
    const { id } = await send(rows);
    expect(await outcomes(rows, { uploadId: id })).toEqual(['unchanged']);
    expect(await history()).toMatchObject([{ id, added: 1, changed: 0 }]);
  });

  test('refuses customers outside the fence, and ids of others', async () => {
    const rows = [{ articleCode: 'P-1', qty: '5' }];
    expect((await send(rows, { custCode: c2 })).userErrors).toEqual([{ code: 'UNKNOWN_CUSTOMER' }]);
    const { id } = await send(rows);
    const other = await app.login('dealer2');
    const theirs = await send(rows, { uploadId: id, custCode: c2 }, other);
    expect(theirs.userErrors).toEqual([{ code: 'ID_TAKEN' }]);
    expect(await stock()).toEqual({ 'P-1': 5 });
  });

  test('is refused to auditors, and without the right of the kind', async () => {
    const rows = [{ articleCode: 'P-1', qty: '5' }];
    expect((await send(rows, {}, await app.login('audit1'))).code).toBe('AUDIT_READS_ONLY');
    await given(app).role('counter', { permissions: ['page.upload-area'] });
    await given(app).groupRole('counter', { roles: ['counter'] });
    await given(app).newUser('counter1', { groupRole: 'counter' });
    const narrowed = await app.login('counter1');
    expect((await send(rows, {}, narrowed)).code).toBe('FORBIDDEN');
  });

  test('takes 20 files of a user in an hour', async () => {
    const by = { userId: await userId(app.db, 'dealer1'), createdAt: new Date() };
    for (let nth = 0; nth < 19; nth += 1) await given(app).upload(by);
    const rows = [{ articleCode: 'P-1', qty: '5' }];
    const { id } = await send(rows);
    expect((await send(rows)).userErrors).toEqual([{ code: 'TOO_MANY_UPLOADS' }]);
    expect((await send(rows, { uploadId: id })).userErrors).toEqual([]);
  });

  test('uses as many statements for many rows as for one', async () => {
    const codes = ['P-1', 'P-2', 'B-1', 'B-2', 'B-4', 'NEVER'];
    const rows = codes.map((articleCode) => ({ articleCode, qty: '1' }));
    const count = async (some: object[]) => (await countStatements(() => send(some))).statements;
    await send(rows.slice(0, 1));
    await app.db.deleteFrom('dealer_stock').execute();
    const one = await count(rows.slice(0, 1));
    expect(await count(rows)).toBe(one);
  });
});

describe('undoUpload (reading 106)', () => {
  test('restores old values and removes what was new', async () => {
    await given(app).dealerStock({ article: 'P-1', qty: 3 });
    const rows = ['P-1', 'P-2'].map((articleCode) => ({ articleCode, qty: '9' }));
    const { id } = await send(rows);
    expect(await history()).toMatchObject([
      { id, kind: 'DEALER_STOCK', fileName: 'a.csv', custCode: c1, added: 1, changed: 1 },
    ]);
    expect(await undo(id)).toMatchObject({ message: { status: true }, undone: 2, kept: 0 });
    expect(await stock()).toEqual({ 'P-1': 3 });
    expect(await undo(id)).toMatchObject({ message: { status: true }, undone: 2 });
    expect(await history()).toMatchObject([{ undoableUntil: null, kept: 0 }]);
    expect((await send(rows, { uploadId: id })).userErrors).toEqual([{ code: 'UPLOAD_UNDONE' }]);
  });

  test('leaves and names what was changed since', async () => {
    const kind = 'OWN_NUMBERS';
    const own = (ownNumber: string, articleCode: string) => ({ ownNumber, articleCode });
    const { id } = await send([own('A 1', 'P-1'), own('A 2', 'P-1')], { kind });
    await send([own('A 2', 'P-2')], { kind });
    expect(await undo(id)).toMatchObject({ undone: 1, kept: 1, keptNames: ['A 2'] });
    expect(await numbers()).toEqual({ 'A 2': 'P-2' });
    expect((await history()).at(-1)).toMatchObject({ id, kept: 1, undoableUntil: null });
  });

  test('is refused after a day', async () => {
    const { id } = await send([{ articleCode: 'P-1', qty: '5' }]);
    const dayAgo = new Date(Date.now() - 24 * 60 * 60 * 1000);
    await app.db.updateTable('upload').set({ created_at: dayAgo }).execute();
    expect((await undo(id)).userErrors).toEqual([{ code: 'UNDO_TOO_LATE' }]);
    expect(await stock()).toEqual({ 'P-1': 5 });
  });

  test('is unknown to users of other customers', async () => {
    const { id } = await send([{ articleCode: 'P-1', qty: '5' }]);
    const other = await app.login('dealer2');
    expect((await undo(id, other)).userErrors).toEqual([{ code: 'UNKNOWN_UPLOAD' }]);
    expect((await undo('x')).userErrors).toEqual([{ code: 'UNKNOWN_UPLOAD' }]);
    expect(await history(other)).toEqual([]);
  });
});

describe('uploads of retail sales', () => {
  const sell = async (frames: string[], uploadId: string) => {
    const rows = frames.map((frameNumber, at) => ({
      line: at + 2,
      frameNumber,
      soldDate: daysAgo(1),
      customer: { name: 'Consumer 1' },
    }));
    const document = `mutation ($rows: [RetailSaleRow!]!, $uploadId: ID) {
      uploadRetailSales(rows: $rows, dryRun: false, acceptOthers: true, uploadId: $uploadId,
        fileName: "sales.csv") { rows { outcome } } }`;
    return (await app.gql(dealer1, document, { rows, uploadId })).data?.uploadRetailSales;
  };
  const sales = () =>
    app.db.selectFrom('retail_sale').select(['frame_number', 'deleted_at']).orderBy('id').execute();
  beforeEach(async () => {
    for (const table of ['retail_sale', 'serial'] as const)
      await app.db.deleteFrom(table).execute();
    for (const value of ['WU1', 'WU2']) await given(app).serial({ value });
  });

  test('are deleted again, those changed since left', async () => {
    const id = randomUUID();
    await sell(['WU1', 'WU2', 'NONE'], id);
    expect(await history()).toMatchObject([{ kind: 'RETAIL_SALES', added: 2, custCode: c1 }]);
    await app.db
      .updateTable('retail_sale')
      .set({ version: 2 })
      .where('frame_number', '=', 'WU2')
      .execute();
    expect(await undo(id)).toMatchObject({ undone: 1, kept: 1, keptNames: ['WU2'] });
    const left = (await sales()).filter(({ deleted_at }) => deleted_at === null);
    expect(left.map(({ frame_number }) => frame_number)).toEqual(['WU2']);
    const consumers = await app.db.selectFrom('retail_sale_consumer').select('name').execute();
    expect(consumers).toHaveLength(1);
  });

  test('stay when one of them was exported', async () => {
    const id = randomUUID();
    await sell(['WU1', 'WU2'], id);
    await getDatabaseBatches(app.db, saleBatches).batches();
    expect(await history()).toMatchObject([{ exported: true, undoableUntil: null }]);
    expect((await undo(id)).userErrors).toEqual([{ code: 'ALREADY_EXPORTED' }]);
    expect(await sales()).toHaveLength(2);
  });
});

describe('the export of dealer stock', () => {
  const source = () => getDatabaseBatches(app.db, stockBatches);
  const open = async () => {
    const batches = await source().batches();
    const files = await Promise.all(batches.map(({ id }) => source().files(id)));
    return { batches, files: files.flatMap((one) => one ?? []) };
  };

  test('has a quantity once, and again after a change', async () => {
    const { id } = await send([{ articleCode: 'P-1', qty: '5' }]);
    const { batches, files } = await open();
    const [batch] = batches;
    expect(batch).toMatchObject({ articles: 1 });
    expect(files).toEqual([
      [
        `dealer_stock-${batch?.id}.csv`,
        expect.stringMatching(/^2000,0002000001,P-1,4006381333931,5,[^,]+,dealer1$/m),
      ],
    ]);
    expect((await undo(id)).userErrors).toEqual([{ code: 'ALREADY_EXPORTED' }]);
    await source().acknowledge(batch?.id ?? 0);
    expect((await open()).batches).toEqual([]);
    await send([{ articleCode: 'P-1', qty: '6' }]);
    expect((await open()).files).toHaveLength(1);
  });

  test('is shown at the lines of click & collect orders', async () => {
    await given(app).dealerStock({ article: 'P-1', qty: 4 });
    await given(app).dealerStock({ article: 'P-1', qty: 8, customer: c2 });
    const lines = [
      { id: 'L1', sku: 'P-1' },
      { id: 'L2', sku: 'P-2' },
    ];
    const orderId = await given(app).clickCollectOrder({ lines });
    const document = `query ($orderId: ID!) {
      clickCollectOrder(orderId: $orderId) { details { id ownStock } } }`;
    expect((await app.gql(dealer1, document, { orderId })).data?.clickCollectOrder).toEqual({
      details: [
        { id: 'L1', ownStock: 4 },
        { id: 'L2', ownStock: null },
      ],
    });
  });
});
