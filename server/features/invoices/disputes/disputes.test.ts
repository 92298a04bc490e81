import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayFromNow } from '#server/features/invoices/testing/invoices.given.ts';
import { pdfWith } from '#server/files/testing/pdf-maker.ts';
import { listen, uploadWhole } from '#server/files/testing/tus-client.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { userId } from '#server/testing/user-id.ts';
import { disputeOf, itemIdOfInvoice } from '../testing/given-disputes.ts';

const c1 = '0002000001';
const c2 = '0002000002';

let app: TestApp;
let port: number;
let dealer: string;
let shop: string;
beforeAll(async () => {
  app = await startTestApp();
  port = await listen(app);
  [dealer, shop] = [await app.login('dealer1'), await app.login('dealer2')];
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('invoice').execute();
  await given(app).invoice({ no: 'I1' });
});

const create =
  'mutation ($input: InvoiceDisputeInput!) { createInvoiceDispute(input: $input) { message { status } userErrors { field code amount } } }';
async function dispute(input: object = {}, { token = dealer, key = randomUUID() } = {}) {
  const usual = { id: randomUUID(), itemId: itemIdOfInvoice('I1'), reason: 'price', files: [] };
  const variables = { input: { ...usual, description: 'Too dear', ...input } };
  const headers = { 'idempotency-key': key };
  const { data, errors } = await app.gql(token, create, variables, headers);
  return { errors, ...data?.createInvoiceDispute };
}
const codes = ({ userErrors }: { userErrors?: { code: string }[] }) =>
  userErrors?.map(({ code }) => code);

async function withdraw(id: string, token = dealer) {
  const query = 'mutation ($id: ID!) { withdrawInvoiceDispute(id: $id) { userErrors { code } } }';
  return codes((await app.gql(token, query, { id })).data.withdrawInvoiceDispute);
}

const detail = `query ($no: String!) { invoice(invoiceNo: $no) { items { isDisputed } disputes {
  id itemId reason description amount status openedOn files { id name type }
  history { status by note decidedOn } } } }`;
const read = async (no = 'I1', token = dealer) =>
  (await app.gql(token, detail, { no })).data.invoice;

async function isListedAsDisputed(token = dealer, payer = c1): Promise<boolean | undefined> {
  const query =
    'query ($payer: String!) { openInvoiceV5(payerCode: $payer) { invoices { isDisputed } } }';
  const { data } = await app.gql(token, query, { payer });
  return data.openInvoiceV5.invoices[0]?.isDisputed;
}

describe('disputing an invoice', () => {
  test('marks the item and shows the dispute', async () => {
    expect(await isListedAsDisputed()).toBe(false);
    const id = randomUUID();
    expect(await dispute({ id, reason: 'quantity', amount: 2_500 })).toMatchObject({
      message: { status: true },
      userErrors: [],
    });
    expect(await isListedAsDisputed()).toBe(true);
    expect(await read()).toEqual({
      items: [{ isDisputed: true }],
      disputes: [
        {
          id,
          itemId: itemIdOfInvoice('I1'),
          reason: 'quantity',
          amount: 2_500,
          files: [],
          description: 'Too dear',
          status: 'open',
          openedOn: dayFromNow(0),
          history: [{ status: 'open', by: 'Test dealer1', note: '', decidedOn: null }],
        },
      ],
    });
  });

  test('is stored once for its id, also under another key', async () => {
    const id = randomUUID();
    expect(codes(await dispute({ id }))).toEqual([]);
    expect(codes(await dispute({ id }))).toEqual([]);
    expect((await read()).disputes).toHaveLength(1);
    expect(codes(await dispute({ id, description: 'Another' }))).toEqual(['BAD_ID']);
    await given(app).invoice({ no: 'I2', payer: c2 });
    const theirs = { id, itemId: itemIdOfInvoice('I2') };
    expect(codes(await dispute(theirs, { token: shop }))).toEqual(['BAD_ID']);
  });

  test('is stored once when many send it at once', async () => {
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => dispute({ id })));
    expect(answers.flatMap(codes)).toEqual([]);
    expect((await read()).disputes).toHaveLength(1);
  });

  test('opens one of many disputes of an item', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => dispute()));
    const refused = answers.flatMap(codes);
    expect(refused).toEqual(Array.from({ length: 4 }, () => 'ALREADY_DISPUTED'));
    expect((await read()).disputes).toHaveLength(1);
  });

  test('is possible again once the earlier one is over', async () => {
    const id = randomUUID();
    await dispute({ id });
    expect(codes(await dispute())).toEqual(['ALREADY_DISPUTED']);
    await withdraw(id);
    expect(codes(await dispute())).toEqual([]);
    const { disputes } = await read();
    expect(disputes.map(({ status }: { status: string }) => status)).toEqual(['open', 'withdrawn']);
  });

  test.each([
    ['all that is open', 10_000, []],
    ['a cent', 1, []],
    ['more than is open', 10_001, ['ABOVE_OPEN_AMOUNT']],
    ['0', 0, ['NOT_AN_AMOUNT']],
    ['below 0', -1, ['NOT_AN_AMOUNT']],
  ])('checks the amount %s', async (_name, amount, problems) => {
    expect(codes(await dispute({ amount }))).toEqual(problems);
  });

  test('takes at most what a payment in part left open', async () => {
    await app.db.updateTable('invoice').set({ open_amount: 4_000 }).execute();
    expect(await dispute({ amount: 4_001 })).toMatchObject({
      userErrors: [{ field: 'input.amount', code: 'ABOVE_OPEN_AMOUNT', amount: 4_000 }],
    });
  });

  test.each([
    ['no text', { description: '' }, 'REQUIRED'],
    ['blanks', { description: ' \n ' }, 'EMPTY'],
    ['a long text', { description: 'x'.repeat(2_001) }, 'TOO_LONG'],
    ['a NUL', { description: 'a\0' }, 'NOT_ALLOWED'],
    ['an id that is no UUID', { id: '1' }, 'BAD_ID'],
    ['an unknown item', { itemId: 'CO1~2026~NONE~1' }, 'UNKNOWN_INVOICE'],
    ['an item without a key', { itemId: 'I1' }, 'UNKNOWN_INVOICE'],
    ['six files', { files: ['1', '2', '3', '4', '5', '6'] }, 'TOO_MANY_FILES'],
    ['a file that is gone', { files: ['none'] }, 'FILE_GONE'],
  ])('is refused for %s', async (_name, input, code) => {
    expect(codes(await dispute(input))).toEqual([code]);
    expect((await read()).disputes).toEqual([]);
  });

  test.each([
    ['an unknown reason', { reason: 'mood' }, 'BAD_REQUEST'],
    ['half a cent', { amount: 0.5 }, 'BAD_USER_INPUT'],
  ])('is no request with %s', async (_name, input, code) => {
    expect((await dispute(input)).errors?.[0]?.extensions?.code).toBe(code);
  });

  test('is refused for cleared items and credit notes', async () => {
    await app.db
      .updateTable('invoice')
      .set({ clearing_date: dayFromNow(-1) })
      .execute();
    expect(codes(await dispute())).toEqual(['NOT_DISPUTABLE']);
    await given(app).invoice({ no: 'N1', amount: -500 });
    const itemId = itemIdOfInvoice('N1');
    expect(codes(await dispute({ itemId }))).toEqual(['NOT_DISPUTABLE']);
  });

  test('is limited to 20 in an hour for a user', async () => {
    const user_id = await userId(app.db, 'dealer1');
    for (let nth = 0; nth < 20; nth += 1) {
      await given(app).invoice({ no: `M${nth}` });
      await disputeOf(app.db, `D${nth}`, `M${nth}`, { user_id });
    }
    expect(codes(await dispute())).toEqual(['TOO_MANY_DISPUTES']);
    await app.db
      .updateTable('invoice_dispute')
      .set({ created_at: new Date(Date.now() - 3_601_000) })
      .where('id', '=', 'D0')
      .execute();
    expect(codes(await dispute())).toEqual([]);
  });
});

describe('the viewer of a disputed invoice', () => {
  test('is its payer, the shop and their staff', async () => {
    await given(app).invoice({ no: 'S1', payer: c2, customer: c1 });
    const itemId = itemIdOfInvoice('S1');
    const id = randomUUID();
    expect(codes(await dispute({ id, itemId }))).toEqual([]);
    expect((await read('S1', shop)).disputes).toMatchObject([{ id }]);
    expect(await isListedAsDisputed(shop, c2)).toBe(true);
    const staff = await app.login('sales1');
    expect(await isListedAsDisputed(staff, c2)).toBe(true);
    expect(await withdraw(id, shop)).toEqual([]);
    expect(codes(await dispute({ itemId }, { token: staff }))).toEqual([]);
  });

  test.each(['dealer2', 'dealer9'])('is not %s', async (username) => {
    const token = await app.login(username);
    const id = randomUUID();
    await dispute({ id });
    expect(codes(await dispute({}, { token }))).toEqual(['UNKNOWN_INVOICE']);
    expect(await withdraw(id, token)).toEqual(['UNKNOWN_DISPUTE']);
    expect(await read('I1', token)).toBeNull();
  });
});

describe('the files of a dispute', () => {
  const upload = async (name: string, content: Uint8Array = pdfWith()) =>
    uploadWhole(port, dealer, { purpose: 'invoices/dispute', name, content });

  test('can be read by users who may see the invoice', async () => {
    const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } });
    const files = [
      (await upload('note.pdf')).body.id,
      (await upload('box.jpg', await picture.jpeg().toBuffer())).body.id,
    ];
    expect(codes(await dispute({ files }))).toEqual([]);
    const [shown] = (await read()).disputes;
    expect(shown.files).toMatchObject([
      { id: files[0], name: 'note.pdf', type: 'application/pdf' },
      { id: files[1], type: 'image/webp' },
    ]);
    const url = `/files/${files[0]}`;
    expect((await app.rest('GET', url, { token: dealer })).status).toBe(200);
    expect((await app.rest('GET', url, { token: shop })).status).toBe(404);
  });

  test('must be uploaded by the same user', async () => {
    const { id } = (await upload('note.pdf')).body;
    await given(app).invoice({ no: 'I2', payer: c2 });
    const input = { itemId: itemIdOfInvoice('I2'), files: [id] };
    expect(codes(await dispute(input, { token: shop }))).toEqual(['FILE_GONE']);
  });

  test.each([
    ['a.gif', 422],
    ['a.zip', 422],
    ['a.png.exe', 422],
    ['a.PDF', 200],
  ])('named %s are answered %s', async (name, status) => {
    expect((await upload(name)).status).toBe(status);
  });

  test('have at most 10 MB', async () => {
    const answer = await upload('a.pdf', Buffer.alloc(10_000_001));
    expect([answer.status, answer.body.code]).toEqual([422, 'FILE_TOO_LARGE']);
  });
});

describe('withdrawing', () => {
  test('ends an open dispute, once', async () => {
    const id = randomUUID();
    await dispute({ id });
    expect(await withdraw(id)).toEqual([]);
    expect(await isListedAsDisputed()).toBe(false);
    const [shown] = (await read()).disputes;
    expect(shown).toMatchObject({
      status: 'withdrawn',
      history: [{ status: 'open' }, { status: 'withdrawn', by: 'Test dealer1' }],
    });
    expect(await withdraw(id)).toEqual(['WRONG_STATE']);
  });

  test.each(['accepted', 'rejected', 'settled'])('is too late once %s', async (status) => {
    await disputeOf(app.db, 'D1', 'I1', { status });
    expect(await withdraw('D1')).toEqual(['WRONG_STATE']);
  });
});

test.each([
  ['open', true],
  ['accepted', true],
  ['rejected', false],
  ['settled', false],
  ['withdrawn', false],
])('an item with a dispute that is %s is disputed: %s', async (status, isDisputed) => {
  await disputeOf(app.db, 'D1', 'I1', { status });
  expect(await isListedAsDisputed()).toBe(isDisputed);
});
