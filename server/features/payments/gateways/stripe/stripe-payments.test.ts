import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { pollRequests } from '../../requests/poll-requests.ts';
import { everyText } from '../../testing/every-text.store.ts';
import { ageRequest, forgetPayments, openInvoices } from '../../testing/open-invoices.store.ts';
import { codes, pay, read, voidRequest } from '../../testing/pay.ts';
import {
  type SignedEvent,
  type StripeDouble,
  startStripeDouble,
  stripeCards,
} from './testing/stripe-double.ts';

// The portal pays at Stripe: the request, the page of Stripe's double, and the events at the real address.

let stripe: StripeDouble;
let app: TestApp;
let dealer: string;
let log = '';
beforeAll(async () => {
  stripe = await startStripeDouble();
  app = await startTestApp({
    config: { payments: { sandboxHost: null, stripe: stripe.config } },
    onLog: (line) => {
      log += line;
    },
  });
  await given(app).hostSettings({ paymentGateway: 'stripe' });
  dealer = await app.login('dealer1');
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});
beforeEach(async () => {
  stripe.saved = 'succeeded';
  await forgetPayments(app.db);
  await openInvoices(app.db, { invoice_no: 'I1' }, { invoice_no: 'I2' });
  stripe.undelivered.length = 0;
});

const begun = async (method = 'CARD', data = {}) =>
  (await pay(app, dealer, ['I1'], { method, data })).request;
const sessionOf = ({ redirectUrl }: { redirectUrl: string }) => redirectUrl.split('/').at(-1) ?? '';
const find = ({ externalId }: { externalId: string }) => read(app, dealer, externalId);

/** The payer enters a card on the page that the portal leads to. */
async function enter(request: { redirectUrl: string }, number: string) {
  expect(await (await fetch(request.redirectUrl)).text()).toContain('Pay 10000 usd');
  const body = new URLSearchParams({ number });
  const answer = await fetch(request.redirectUrl, { method: 'POST', body, redirect: 'manual' });
  return { location: answer.headers.get('location'), text: await answer.text() };
}

async function deliver({ body, headers }: SignedEvent) {
  const { statusCode } = await app.app.inject({
    method: 'POST',
    url: '/payments/stripe/events',
    payload: body,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  });
  return statusCode;
}
async function deliverAll() {
  for (const event of stripe.undelivered.splice(0)) expect(await deliver(event)).toBe(200);
}

/** The states of the open invoices, by number. */
async function statesOfInvoices() {
  const query = '{ openInvoiceV5(payerCode: "0002000001") { invoices { invoiceNo status } } }';
  const { invoices } = (await app.gql(dealer, query)).data.openInvoiceV5;
  return Object.fromEntries(
    invoices.map((one: { invoiceNo: string; status: string }) => [one.invoiceNo, one.status]),
  );
}

test('a card that pays completes the request', async () => {
  const request = await begun();
  expect(request).toMatchObject({ paymentStatus: { id: 'pending' }, amount: 10_000 });
  const { location } = await enter(request, stripeCards.pays);
  expect(location).toBe(`http://localhost:3000/payment/request/${request.externalId}`);
  // Coming back proves nothing.
  expect((await find(request)).paymentStatus.id).toBe('pending');
  await deliverAll();
  expect(await find(request)).toMatchObject({
    paymentStatus: { id: 'complete' },
    reason: null,
    held: null,
    redirectUrl: null,
  });
  expect(await statesOfInvoices()).toEqual({ I1: 'Pending Payment', I2: 'Open' });
  expect(codes(await pay(app, dealer, ['I1']))).toEqual(['INVOICE_CHANGED']);
});

test('the card of a page is named once the payment is complete', async () => {
  const request = await begun();
  await enter(request, stripeCards.pays);
  expect((await find(request)).paymentDisplay).toBeNull();
  await deliverAll();
  await expect
    .poll(async () => (await find(request)).paymentDisplay, { timeout: 10_000 })
    .toBe('Visa ···· 4242');
});

test('a declined saved card frees its invoice and says why', async () => {
  const first = (await pay(app, dealer, ['I1'], { ext: { shouldSavePayment: true } })).request;
  await enter(first, stripeCards.pays);
  await deliverAll();
  const query = '{ savedPayments(sorgs: ["2000"]) { id } }';
  const saved = async () => (await app.gql(dealer, query)).data.savedPayments;
  await expect.poll(async () => (await saved()).length, { timeout: 10_000 }).toBe(1);
  const ext = { savedPaymentId: (await saved())[0].id };
  stripe.saved = 'declined';
  const declined = (await pay(app, dealer, ['I2'], { ext })).request;
  expect(declined).toMatchObject({
    paymentStatus: { id: 'failed' },
    reason: 'INSUFFICIENT_FUNDS',
    redirectUrl: null,
  });
  expect((await statesOfInvoices()).I2).toBe('Open');
  const { request } = await pay(app, dealer, ['I2']);
  expect(request.redirectUrl).toContain('/c/cs_');
});

test('a declined card leaves the page open for another one', async () => {
  const request = await begun();
  expect((await enter(request, stripeCards.declines)).text).toContain('declined');
  await deliverAll();
  expect(await find(request)).toMatchObject({
    paymentStatus: { id: 'pending' },
    redirectUrl: request.redirectUrl,
    reason: 'CARD_DECLINED',
  });
  await enter(request, stripeCards.pays);
  await deliverAll();
  expect((await find(request)).paymentStatus.id).toBe('complete');
});

test('a debit that the bank returns frees its invoice', async () => {
  const request = await begun('ACH', { amount: 9_800 });
  await deliver(stripe.finish(sessionOf(request), 'processing'));
  expect((await find(request)).paymentStatus.id).toBe('on processing');
  await deliver(stripe.settle(sessionOf(request), 'failed'));
  expect(await find(request)).toMatchObject({
    paymentStatus: { id: 'failed' },
    reason: 'RETURNED',
  });
  expect(await statesOfInvoices()).toEqual({ I1: 'Open', I2: 'Open' });
});

test('an expired page fails the request and frees its invoice', async () => {
  const request = await begun();
  expect(await deliver(stripe.expire(sessionOf(request)))).toBe(200);
  expect(await find(request)).toMatchObject({ paymentStatus: { id: 'failed' }, reason: 'EXPIRED' });
  expect(await statesOfInvoices()).toEqual({ I1: 'Open', I2: 'Open' });
  expect(codes(await pay(app, dealer, ['I1']))).toEqual([]);
});

test('a request that is over is closed at Stripe without an event', async () => {
  const request = await begun();
  await ageRequest(app.db, request.externalId, 24 * 60);
  await pollRequests(app.services, new Date());
  expect(await find(request)).toMatchObject({ paymentStatus: { id: 'failed' }, reason: 'EXPIRED' });
  expect((await fetch(request.redirectUrl)).status).toBe(410);
});

test('a voided request can no longer be paid at Stripe', async () => {
  const request = await begun();
  await voidRequest(app, dealer);
  expect((await find(request)).paymentStatus.id).toBe('void');
  expect((await fetch(request.redirectUrl)).status).toBe(410);
});

test('an event that is repeated takes effect once', async () => {
  const request = await begun();
  await enter(request, stripeCards.pays);
  const [paid] = stripe.undelivered;
  if (!paid) throw new Error('Stripe has sent no event');
  for (let time = 0; time < 3; time++) expect(await deliver(paid)).toBe(200);
  const states = app.db
    .selectFrom('payment_request_state')
    .select('status')
    .where('external_id', '=', request.externalId)
    .orderBy('id');
  expect((await states.execute()).map(({ status }) => status)).toEqual(['pending', 'complete']);
});

test('an altered event is refused and changes nothing', async () => {
  const request = await begun();
  await enter(request, stripeCards.pays);
  const [paid] = stripe.undelivered;
  if (!paid) throw new Error('Stripe has sent no event');
  const body = Buffer.from(String(paid.body).replace('10000', '1'));
  expect(await deliver({ ...paid, body })).toBe(400);
  expect(await deliver({ ...paid, headers: { 'stripe-signature': 't=1,v1=00' } })).toBe(400);
  expect((await find(request)).paymentStatus.id).toBe('pending');
});

test('a lost event is made up for by asking Stripe', async () => {
  const request = await begun();
  await enter(request, stripeCards.pays);
  stripe.undelivered.length = 0;
  await ageRequest(app.db, request.externalId, 11);
  await pollRequests(app.services, new Date());
  expect((await find(request)).paymentStatus.id).toBe('complete');
});

test('neither log nor database has a secret or a card', async () => {
  stripe.fail(500);
  await begun();
  const request = (await pay(app, dealer, ['I2'])).request;
  await enter(request, stripeCards.pays);
  const [paid] = stripe.undelivered;
  await deliverAll();
  if (paid) await deliver({ ...paid, body: Buffer.from('{}') });
  expect((await find(request)).paymentStatus.id).toBe('complete');
  expect(log).toContain('payment event');
  const { secretKey, webhookSecret } = stripe.config;
  const texts = { log, database: await everyText(app.db) };
  for (const [where, text] of Object.entries(texts))
    for (const secret of [secretKey, webhookSecret, ...Object.values(stripeCards)])
      expect(text.includes(secret), `${secret} in the ${where}`).toBe(false);
  expect(log).not.toContain(paid?.headers['stripe-signature']);
});
