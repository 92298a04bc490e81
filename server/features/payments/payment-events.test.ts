import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { GatewayEvent } from './gateways/gateway.ts';
import { signBody } from './gateways/signature.ts';
import { findWrongEnds, planDeliveries, signDelivery } from './testing/faulty-events.ts';
import { coverWithRequests, requestEnds } from './testing/many-requests.store.ts';
import { findItem, forgetPayments, openInvoices } from './testing/open-invoices.store.ts';
import {
  account,
  card,
  codes,
  deliver,
  getSandbox,
  passDays,
  pay,
  read,
  submit,
} from './testing/pay.ts';

let app: TestApp;
let dealer: string;
let staff: string;
beforeAll(async () => {
  app = await startTestApp();
  dealer = await app.login('dealer1');
  staff = await app.login('sales1');
});
afterAll(() => app.close());
beforeEach(async () => {
  await forgetPayments(app.db);
  await openInvoices(app.db, { invoice_no: 'I1' }, { invoice_no: 'I2' });
});

/** A request that dealer1 has begun. */
const begun = async (method = 'CARD', ext?: object) =>
  (await pay(app, dealer, ['I1'], { method, ...(ext && { ext }) })).request;
const readState = async ({ externalId }: { externalId: string }) =>
  (await read(app, dealer, externalId)).paymentStatus.id;

let number = 0;
/** The events of this test; the embedded provider may still deliver those of the test before. */
const sent = new Set<string>();
beforeEach(() => sent.clear());
/** Sends an event that the provider has signed. */
async function send(
  request: { externalId: string; redirectUrl: string | null },
  more: Partial<GatewayEvent>,
  signed: (body: string) => string = (body) => signBody(getSandbox(app).secret, body, new Date()),
) {
  const event = {
    id: `evt_test_${++number}`,
    externalId: request.externalId,
    alias: null,
    reason: null,
    reference: request.redirectUrl?.split('/').at(-1),
    status: 'complete',
    amount: 10_000,
    currency: 'USD',
    ...more,
  };
  sent.add(event.id);
  const body = JSON.stringify(event);
  const { statusCode } = await app.app.inject({
    method: 'POST',
    url: '/payments/sandbox/events',
    payload: body,
    headers: { 'content-type': 'application/json', 'pannier-signature': signed(body) },
  });
  return statusCode;
}
const outcomes = async () => {
  const events = app.db.selectFrom('payment_event').select(['id', 'outcome']).orderBy('id');
  return (await events.execute()).filter(({ id }) => sent.has(id)).map(({ outcome }) => outcome);
};

test.each(['{}', 'null', '[]', '"text"', '{"id":"evt_1"}', '{'])(
  'the signed body %s is refused as no event',
  async (payload) => {
    const { statusCode, json } = await app.app.inject({
      method: 'POST',
      url: '/payments/sandbox/events',
      payload,
      headers: {
        'content-type': 'application/json',
        'pannier-signature': signBody(getSandbox(app).secret, payload, new Date()),
      },
    });
    expect([statusCode, json().code]).toEqual([400, 'BAD_EVENT']);
  },
);

describe('a payment', () => {
  test('by card completes the request and keeps its invoice covered', async () => {
    const request = await begun();
    await submit(app, request.redirectUrl, card('4111111111111111'));
    await deliver(app);
    expect(await readState(request)).toBe('complete');
    expect(await findItem(app.db, 'I1')).toMatchObject({ request_state: 'pending' });
    expect(codes(await pay(app, dealer, ['I1']))).toEqual(['INVOICE_CHANGED']);
  });

  test('that the ERP has cleared frees its invoice', async () => {
    const request = await begun();
    await send(request, {});
    await app.db
      .updateTable('invoice')
      .set({ clearing_date: '2031-01-01' })
      .where('invoice_no', '=', 'I1')
      .execute();
    expect((await findItem(app.db, 'I1')).request_id).toBeNull();
    const items = await app.db.selectFrom('payment_request_item').select('is_open').execute();
    expect(items).toEqual([{ is_open: false }]);
  });

  test('by transfer to an account completes the request', async () => {
    const request = await begun('VA');
    expect(await readState(request)).toBe('pending');
    await submit(app, request.redirectUrl, { action: 'transfer', amount: '100.00' });
    await deliver(app);
    expect(await readState(request)).toBe('complete');
  });

  test('that is returned fails and frees its invoice', async () => {
    const { request } = await pay(app, dealer, ['I1'], { method: 'ACH', data: { amount: 9_800 } });
    await submit(app, request.redirectUrl, account('000222222227'));
    await deliver(app);
    expect(await readState(request)).toBe('on processing');
    await passDays(app, 5);
    expect(await read(app, dealer, request.externalId)).toMatchObject({
      paymentStatus: { id: 'failed' },
      reason: 'RETURNED',
    });
    expect((await findItem(app.db, 'I1')).request_id).toBeNull();
    expect(codes(await pay(app, dealer, ['I1']))).toEqual([]);
  });

  test('is saved when the payer wants that, and deleted again (O071, O081)', async () => {
    const query =
      '{ savedPayments(sorgs: ["2000"]) { id display type isOwn paymentMerchant { payment { id } } } }';
    const request = await begun('CARD', { shouldSavePayment: true });
    await submit(app, request.redirectUrl, card('4111111111111111', { save: 'yes' }));
    await deliver(app);
    await expect
      .poll(async () => (await app.gql(dealer, query)).data.savedPayments)
      .toMatchObject([
        { display: 'Visa ···· 1111', isOwn: true, paymentMerchant: { payment: { id: 'CARD' } } },
      ]);
    const { id } = (await app.gql(dealer, query)).data.savedPayments[0];
    const remove = `mutation { deleteUserPayment(id: "${id}") { status userErrors { code } } }`;
    expect((await app.gql(await app.login('dealer2'), remove)).data.deleteUserPayment.status).toBe(
      false,
    );
    const again = await pay(app, dealer, ['I2'], { ext: { savedPaymentId: id } });
    expect(again.request).toMatchObject({
      paymentStatus: { id: 'complete' },
      paymentDisplay: 'Visa ···· 1111',
    });
    expect((await app.gql(dealer, remove)).data.deleteUserPayment.status).toBe(true);
    expect((await app.gql(dealer, query)).data.savedPayments).toEqual([]);
  });
});

describe('an event', () => {
  test('takes effect once, however often it arrives', async () => {
    const request = await begun();
    for (let time = 0; time < 3; time++) expect(await send(request, { id: 'evt_same' })).toBe(200);
    const states = app.db.selectFrom('payment_request_state').select('status').orderBy('id');
    expect((await states.execute()).map(({ status }) => status)).toEqual(['pending', 'complete']);
    expect(await outcomes()).toEqual(['moved']);
  });

  test('that is late moves nothing back', async () => {
    const request = await begun();
    await send(request, {});
    await send(request, { status: 'processing' });
    await send(request, { status: 'failed', reason: 'EXPIRED' });
    expect(await readState(request)).toBe('complete');
    expect(await outcomes()).toEqual(['moved', 'ignored', 'ignored']);
  });

  test.each([
    ['amount', { amount: 9_999 }],
    ['currency', { currency: 'EUR' }],
  ])('with another %s is held for staff', async (held, more) => {
    const request = await begun();
    expect(await send(request, more)).toBe(200);
    const found = await read(app, dealer, request.externalId);
    expect(found).toMatchObject({ held, paymentStatus: { id: 'on processing' } });
    expect((await findItem(app.db, 'I1')).request_id).toBe(request.externalId);
    const list = '{ heldPaymentRequests { requests { externalId held } info { count } } }';
    expect((await app.gql(staff, list)).data.heldPaymentRequests).toMatchObject({
      requests: [{ externalId: request.externalId, held }],
      info: { count: 1 },
    });
    expect((await app.gql(dealer, list)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });

  test('for a request that is over is held for staff', async () => {
    const request = await begun();
    await send(request, { status: 'failed' });
    await send(request, {});
    expect(await read(app, dealer, request.externalId)).toMatchObject({
      held: 'late',
      paymentStatus: { id: 'failed' },
    });
  });

  test('of an unknown or another payment changes nothing', async () => {
    const request = await begun();
    await send({ ...request, externalId: 'PR0' }, {});
    await send(request, { reference: 'sbx_other' });
    expect(await readState(request)).toBe('pending');
    expect(await outcomes()).toEqual(['unknown', 'ignored']);
  });

  test('without a good signature is refused and not kept', async () => {
    const request = await begun();
    const { secret } = getSandbox(app);
    const wrong: ((body: string) => string)[] = [
      () => '',
      (body) => signBody('another secret', body, new Date()),
      (body) => signBody(secret, `${body} `, new Date()),
      (body) => signBody(secret, body, new Date(Date.now() - 600_000)),
    ];
    for (const signed of wrong) expect(await send(request, {}, signed)).toBe(400);
    expect(await readState(request)).toBe('pending');
    expect(await outcomes()).toEqual([]);
  });

  test('for an unknown provider is answered 404', async () => {
    const answer = await app.rest('POST', '/payments/nobody/events', { body: {} });
    expect(answer).toMatchObject({ status: 404, body: { code: 'UNKNOWN_GATEWAY' } });
  });
});

test('a thousand events with faults leave each request in its true state', async () => {
  const invoices = Array.from({ length: 520 }, (_, no) => ({ invoice_no: `M${no}` }));
  await openInvoices(app.db, ...invoices);
  const { deliveries, ends } = planDeliveries(await coverWithRequests(app.db, 520));
  expect(deliveries.length).toBeGreaterThan(1_000);
  const { secret } = getSandbox(app);
  const answers: boolean[] = [];
  let next = 0;
  const loops = Array.from({ length: 8 }, async () => {
    for (let nth = next++; nth < deliveries.length; nth = next++) {
      const { body, fault } = deliveries[nth] ?? { body: '', fault: null };
      const signature = signDelivery(secret, { body, fault }, nth);
      const { statusCode } = await app.app.inject({
        method: 'POST',
        url: '/payments/sandbox/events',
        payload: body,
        headers: { 'content-type': 'application/json', 'pannier-signature': signature },
      });
      answers.push(statusCode === (fault === 'forged' ? 400 : 200));
    }
  });
  await Promise.all(loops);
  expect(answers.filter((isRight) => !isRight)).toEqual([]);
  expect(findWrongEnds(ends, await requestEnds(app.db))).toEqual([]);
});

describe('staff', () => {
  const decide = async (externalId: string, isPaid: boolean, token = staff) => {
    const query = `mutation { decideHeldPaymentRequest(externalId: "${externalId}", isPaid: ${isPaid}) {
      userErrors { code } request { held paymentStatus { id } } } }`;
    return (await app.gql(token, query)).data?.decideHeldPaymentRequest;
  };

  test.each([
    [true, 'complete'],
    [false, 'failed'],
  ])('decide whether the received amount pays it (%s)', async (isPaid, status) => {
    const request = await begun();
    await send(request, { amount: 9_999 });
    expect(await decide(request.externalId, isPaid)).toMatchObject({
      userErrors: [],
      request: { held: null, paymentStatus: { id: status } },
    });
    expect(codes(await decide(request.externalId, isPaid))).toEqual(['WRONG_STATE']);
  });

  test('decide nothing that is not theirs or not held', async () => {
    const request = await begun();
    expect(codes(await decide(request.externalId, true))).toEqual(['WRONG_STATE']);
    expect(codes(await decide('PR0', true))).toEqual(['UNKNOWN_REQUEST']);
    expect(await decide(request.externalId, true, dealer)).toBeUndefined();
  });
});
