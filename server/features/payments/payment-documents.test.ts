import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pdfWith } from '#server/files/testing/pdf-maker.ts';
import { listen, uploadWhole } from '#server/files/testing/tus-client.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { setHost } from './testing/host.store.ts';
import { forgetPayments, openInvoices } from './testing/open-invoices.store.ts';
import { codes, pay, read } from './testing/pay.ts';

let app: TestApp;
let port: number;
let dealer: string;
let staff: string;
beforeAll(async () => {
  app = await startTestApp();
  port = await listen(app);
  dealer = await app.login('dealer1');
  staff = await app.login('sales1');
});
afterAll(() => app.close());
beforeEach(async () => {
  await forgetPayments(app.db);
  await app.db.deleteFrom('order').execute();
});

const upload = (
  name = 'receipt.pdf',
  purpose = 'payments/receipt',
  content: Uint8Array = pdfWith(),
  token = dealer,
) => uploadWhole(port, token, { purpose, name, content });
const uploaded = async (...of: Parameters<typeof upload>): Promise<string> =>
  (await upload(...of)).body.id;

async function add(
  owner: object,
  file: string,
  { operation = 'uploadPayment', token = dealer } = {},
) {
  const query = `mutation ($file: ID!, $orderNumber: String, $externalId: ID) {
    ${operation}(file: $file, orderNumber: $orderNumber, externalId: $externalId) {
      message { status } userErrors { code } document { id name url size } } }`;
  const { data, errors } = await app.gql(token, query, { file, ...owner });
  return { errors, ...data?.[operation] };
}
async function act(operation: string, argument: string, token: string) {
  const query = `mutation { ${operation}(${argument}) { message { status } userErrors { code } } }`;
  const { data, errors } = await app.gql(token, query);
  return { errors, ...data?.[operation] };
}
const order = async () => {
  const orderNumber = await given(app).order();
  await app.db.updateTable('order').set({ payment_type: 'Transfer' }).execute();
  return { orderNumber };
};
const readPayment = async ({ orderNumber }: { orderNumber: string }) => {
  const query = `{ orders(filter: { orderNo: "${orderNumber}" }, withPayment: true) { orders { orderPayment {
    paymentStatus paymentReceipt { id name } paymentDocs { id } } } } }`;
  return (await app.gql(dealer, query)).data.orders.orders[0].orderPayment;
};

describe('a receipt', () => {
  test('of an order moves its payment to Uploaded (O082, B214)', async () => {
    const to = await order();
    expect((await readPayment(to)).paymentStatus).toBe('Waiting');
    const answer = await add(to, await uploaded());
    expect(answer).toMatchObject({
      message: { status: true },
      userErrors: [],
      document: {
        name: 'receipt.pdf',
        url: expect.stringMatching(/^\/files\//),
        size: pdfWith().length,
      },
    });
    expect(await readPayment(to)).toMatchObject({
      paymentStatus: 'Uploaded',
      paymentReceipt: [{ id: answer.document.id }],
      paymentDocs: [],
    });
    const file = await app.rest('GET', answer.document.url, { token: dealer });
    expect(file.status).toBe(200);
    const stranger = await app.login('dealer2');
    expect((await app.rest('GET', answer.document.url, { token: stranger })).status).toBe(404);
  });

  test('of a transfer moves the request to on processing', async () => {
    await openInvoices(app.db, { invoice_no: 'I1' });
    const { request } = await pay(app, dealer, ['I1'], { method: 'TRF' });
    const to = { externalId: request.externalId };
    await add(to, await uploaded());
    await add(to, await uploaded('note.pdf', 'payments/document'), {
      operation: 'uploadPaymentDoc',
    });
    expect(await read(app, dealer, request.externalId)).toMatchObject({
      paymentStatus: { id: 'on processing' },
      paymentReceipt: [{}],
      paymentDocs: [{}],
    });
  });

  test('leaves a request of a provider as it is', async () => {
    await openInvoices(app.db, { invoice_no: 'I1' });
    const { request } = await pay(app, dealer, ['I1'], { method: 'VA' });
    await add({ externalId: request.externalId }, await uploaded());
    expect((await read(app, dealer, request.externalId)).paymentStatus.id).toBe('pending');
  });

  test('is one of at most five papers (B215, N077)', async () => {
    const to = await order();
    for (let no = 0; no < 3; no++) await add(to, await uploaded());
    for (let no = 0; no < 2; no++)
      await add(to, await uploaded('a.pdf', 'payments/document'), {
        operation: 'uploadPaymentDoc',
      });
    expect(codes(await add(to, await uploaded()))).toEqual(['TOO_MANY_FILES']);
  });

  test.each([
    ['receipt.png', 'PNG', true],
    ['receipt.jpg', 'PNG', true],
    ['receipt.gif', 'PNG', false],
    ['receipt', 'PNG', false],
    ['receipt.pdf.exe', 'PDF', false],
    ['receipt.svg', 'SVG', false],
    ['receipt.png', 'SVG', false],
    ['receipt.PDF', 'PDF', true],
  ])('%s that holds a %s is taken: %s (B216)', async (name, kind, isTaken) => {
    const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } });
    const contents: Record<string, () => Promise<Uint8Array>> = {
      PNG: () => picture.png().toBuffer(),
      PDF: async () => pdfWith(),
      SVG: async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    };
    const answer = await upload(name, 'payments/receipt', await contents[kind]?.());
    expect([answer.status === 200, answer.body.code]).toEqual([
      isTaken,
      isTaken ? undefined : 'FILE_KIND',
    ]);
  });

  test('over 10 MB is refused before it is sent', async () => {
    const answer = await upload('receipt.pdf', 'payments/receipt', Buffer.alloc(10_000_001));
    expect([answer.status, answer.body.code]).toEqual([422, 'FILE_TOO_LARGE']);
  });

  test('is refused for what is unknown, foreign or decided', async () => {
    const to = await order();
    expect(codes(await add({ orderNumber: '0' }, await uploaded()))).toEqual(['UNKNOWN_ORDER']);
    expect(codes(await add({ externalId: 'PR0' }, await uploaded()))).toEqual(['UNKNOWN_REQUEST']);
    expect(codes(await add(to, 'no-such-file'))).toEqual(['FILE_GONE']);
    const stranger = await app.login('dealer2');
    expect(codes(await add(to, await uploaded(), { token: stranger }))).toEqual(['UNKNOWN_ORDER']);
    await act('approvePayment', `orderNumber: "${to.orderNumber}"`, staff);
    expect(codes(await add(to, await uploaded()))).toEqual(['WRONG_STATE']);
    const both = { ...to, externalId: 'PR0' };
    expect((await add(both, 'x')).errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });
});

describe('removing a paper (O084)', () => {
  test('is allowed to its user and to staff, until it is approved', async () => {
    const to = await order();
    const files = [await uploaded(), await uploaded(), await uploaded()];
    for (const file of files) await add(to, file);
    const remove = async (file: string | undefined, token: string) =>
      codes(await act('deletePaymentDoc', `id: "${file}"`, token));
    expect(await remove(files[0], await app.login('dealer2'))).toEqual(['UNKNOWN_FILE']);
    expect(await remove(files[0], dealer)).toEqual([]);
    expect(await remove(files[0], dealer)).toEqual(['UNKNOWN_FILE']);
    expect(await remove(files[1], staff)).toEqual([]);
    await act('approvePayment', `orderNumber: "${to.orderNumber}"`, staff);
    expect(await remove(files[2], dealer)).toEqual(['WRONG_STATE']);
  });

  test('is offered to those who may do it', async () => {
    await openInvoices(app.db, { invoice_no: 'I1' });
    const { request } = await pay(app, dealer, ['I1'], { method: 'TRF' });
    const to = await order();
    const owners = [to, { externalId: request.externalId as string }];
    const query = `query ($id: ID!) { paymentRequest(externalId: $id) { paymentReceipt { id canDelete } }
      orders(withPayment: true) { orders { orderPayment { paymentReceipt { id canDelete } } } } }`;
    const offered = async (token: string) => {
      const { data } = await app.gql(token, query, { id: request.externalId });
      const ofOrders = data.orders.orders.map(
        ({ orderPayment }: { orderPayment: object }) => orderPayment,
      );
      return [...ofOrders, data.paymentRequest].flatMap(({ paymentReceipt }) =>
        paymentReceipt.map(({ canDelete }: { canDelete: boolean }) => canDelete),
      );
    };
    for (const owner of owners) {
      await add(owner, await uploaded());
      await add(owner, await uploaded('a.pdf', undefined, undefined, staff), { token: staff });
    }
    expect(await offered(dealer)).toEqual([true, false, true, false]);
    // Staff who act for no customer list no orders.
    expect(await offered(staff)).toEqual([true, true]);
    expect(await offered(await app.login('audit1'))).toEqual([false, false]);
    await act('approvePayment', `orderNumber: "${to.orderNumber}"`, staff);
    expect(await offered(dealer)).toEqual([false, false, true, false]);
  });

  test('is not offered on a host that takes no payments', async () => {
    await add(await order(), await uploaded());
    const query =
      '{ orders(withPayment: true) { orders { orderPayment { paymentReceipt { canDelete } } } } }';
    const offered = async () => (await app.gql(dealer, query)).data.orders.orders;
    expect(await offered()).toMatchObject([
      { orderPayment: { paymentReceipt: [{ canDelete: true }] } },
    ]);
    await setHost(app.db, { payment: false });
    expect(await offered()).toMatchObject([
      { orderPayment: { paymentReceipt: [{ canDelete: false }] } },
    ]);
    await setHost(app.db, {});
  });
});

describe('staff', () => {
  const decide = async (
    operation: string,
    { orderNumber }: { orderNumber: string },
    token = staff,
  ) => act(operation, `orderNumber: "${orderNumber}"`, token);

  test.each([
    ['approvePayment', 'Completed'],
    ['voidPayment', 'Voided'],
  ])('%s makes a payment %s once (O085, O086)', async (operation, status) => {
    const to = await order();
    expect(codes(await decide(operation, to))).toEqual([]);
    expect((await readPayment(to)).paymentStatus).toBe(status);
    for (const again of ['approvePayment', 'voidPayment'])
      expect(codes(await decide(again, to))).toEqual(['WRONG_STATE']);
  });

  test('decide no payment that is not asked for or not theirs', async () => {
    const to = await order();
    expect((await decide('approvePayment', to, dealer)).errors?.[0]?.extensions?.code).toBe(
      'FORBIDDEN',
    );
    await app.db.updateTable('order').set({ payment_type: 'Invoice' }).execute();
    expect(codes(await decide('approvePayment', to))).toEqual(['WRONG_STATE']);
    await app.db
      .updateTable('order')
      .set({ payment_type: 'Transfer', status: 'Cancelled' })
      .execute();
    expect(codes(await decide('approvePayment', to))).toEqual(['WRONG_STATE']);
    expect(codes(await decide('voidPayment', { orderNumber: '0' }))).toEqual(['UNKNOWN_ORDER']);
  });
});
