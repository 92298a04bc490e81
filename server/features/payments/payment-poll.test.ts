import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { GatewayRefused, GatewayUnavailable, type PaymentGateway } from './gateways/gateway.ts';
import { getGateways, replaceGateway } from './gateways/gateways.ts';
import { pollRequests } from './requests/poll-requests.ts';
import {
  ageRequest,
  findItem,
  forgetPayments,
  openInvoices,
  providerPayments,
} from './testing/open-invoices.store.ts';
import { card, codes, pay, read, submit, voidRequest } from './testing/pay.ts';

let app: TestApp;
let dealer: string;
let sandbox: PaymentGateway;
beforeAll(async () => {
  app = await startTestApp();
  dealer = await app.login('dealer1');
  const found = getGateways(app.db).byName.get('sandbox');
  if (!found) throw new Error('The embedded provider is off');
  sandbox = found;
});
afterAll(() => app.close());
beforeEach(async () => {
  await forgetPayments(app.db);
  await openInvoices(app.db, { invoice_no: 'I1' }, { invoice_no: 'I2' });
});
afterEach(() => replaceGateway(app.db, sandbox));

const away = async () => {
  throw new GatewayUnavailable('away');
};
/** The provider with some calls that behave otherwise. */
const instead = (calls: Partial<PaymentGateway>) =>
  replaceGateway(app.db, { ...sandbox, ...calls });
const poll = () => pollRequests(app.services, new Date());
const begun = async (method = 'CARD') => (await pay(app, dealer, ['I1'], { method })).request;
const readState = async (externalId: string) =>
  (await read(app, dealer, externalId)).paymentStatus.id;

describe('a request whose provider did not answer', () => {
  test('stays pending and is begun under the same key', async () => {
    const keys: string[] = [];
    instead({
      async begin(order) {
        keys.push(order.key);
        // It takes effect, and then the answer is lost.
        await sandbox.begin(order);
        return away();
      },
    });
    const answer = await pay(app, dealer, ['I1'], { key: 'lost-answer-1' });
    expect(answer).toMatchObject({
      message: { status: true },
      request: { paymentStatus: { id: 'pending' }, redirectUrl: null },
    });
    const again = await pay(app, dealer, ['I1'], { key: 'lost-answer-1' });
    expect(again.request.externalId).toBe(answer.request.externalId);
    replaceGateway(app.db, sandbox);
    await ageRequest(app.db, answer.request.externalId, 1);
    await poll();
    const found = await read(app, dealer, answer.request.externalId);
    expect(found.redirectUrl).toContain('/sandbox-pay/');
    expect(new Set(keys).size).toBe(1);
    expect(await providerPayments(app.db)).toBe(1);
  });

  test('is left alone while its first call is under way', async () => {
    instead({ begin: away });
    const request = await begun();
    replaceGateway(app.db, sandbox);
    await poll();
    expect((await read(app, dealer, request.externalId)).redirectUrl).toBeNull();
  });

  test('fails when the provider refuses it', async () => {
    instead({
      begin: async () => {
        throw new GatewayRefused('NO_SUCH_METHOD');
      },
    });
    const request = await begun();
    expect(request).toMatchObject({ paymentStatus: { id: 'failed' }, reason: 'NO_SUCH_METHOD' });
    expect((await findItem(app.db, 'I1')).request_id).toBeNull();
  });
});

test('a lost event is found by asking the provider', async () => {
  const request = await begun();
  instead({ events: () => [] });
  await submit(app, request.redirectUrl, card('4111111111111111'));
  await poll();
  expect(await readState(request.externalId)).toBe('pending');
  await ageRequest(app.db, request.externalId, 11);
  await poll();
  expect(await readState(request.externalId)).toBe('complete');
});

test('a request whose call throws does not block the others', async () => {
  const first = await begun();
  const { request: second } = await pay(app, dealer, ['I2']);
  instead({
    events: () => [],
    async lookUp(reference) {
      if (first.redirectUrl.endsWith(reference)) throw new Error('unreadable answer');
      return sandbox.lookUp(reference);
    },
  });
  await submit(app, second.redirectUrl, card('4111111111111111'));
  await ageRequest(app.db, first.externalId, 12);
  await ageRequest(app.db, second.externalId, 11);
  await expect(poll()).rejects.toThrow('unreadable answer');
  await poll();
  expect(await readState(second.externalId)).toBe('complete');
});

test('an answer that cannot be stored does not block the others', async () => {
  const first = await begun();
  const { request: second } = await pay(app, dealer, ['I2']);
  instead({
    events: () => [],
    async lookUp(reference) {
      const payment = await sandbox.lookUp(reference);
      const isFirst = first.redirectUrl.endsWith(reference);
      return payment && isFirst ? { ...payment, amount: Number.MAX_VALUE } : payment;
    },
  });
  for (const { redirectUrl, externalId } of [first, second]) {
    await submit(app, redirectUrl, card('4111111111111111'));
    await ageRequest(app.db, externalId, 11);
  }
  await expect(poll()).rejects.toThrow();
  expect([await readState(first.externalId), await readState(second.externalId)]).toEqual([
    'pending',
    'complete',
  ]);
});

describe('a request that was not paid in time (N082)', () => {
  test.each(['CARD', 'VA', 'TRF'])('by %s fails and frees its invoice', async (method) => {
    const request = await begun(method);
    await ageRequest(app.db, request.externalId, 9 * 24 * 60);
    await poll();
    expect(await read(app, dealer, request.externalId)).toMatchObject({
      paymentStatus: { id: 'failed' },
      reason: 'EXPIRED',
      redirectUrl: null,
    });
    expect((await findItem(app.db, 'I1')).request_id).toBeNull();
  });

  test('is complete if it was paid at the last moment', async () => {
    const request = await begun();
    instead({ events: () => [] });
    await submit(app, request.redirectUrl, card('4111111111111111'));
    await ageRequest(app.db, request.externalId, 2 * 24 * 60);
    await poll();
    expect(await readState(request.externalId)).toBe('complete');
  });

  test('stays pending while the provider is unavailable', async () => {
    const request = await begun();
    instead({ cancel: away, lookUp: away });
    await ageRequest(app.db, request.externalId, 2 * 24 * 60);
    await poll();
    expect(await readState(request.externalId)).toBe('pending');
  });
});

describe('voiding (O080)', () => {
  test('frees the invoices and cancels at the provider', async () => {
    const request = await begun();
    const answer = await voidRequest(app, dealer);
    expect(answer).toMatchObject({
      message: { status: true },
      request: { paymentStatus: { id: 'void' } },
    });
    expect((await findItem(app.db, 'I1')).request_id).toBeNull();
    const reference = request.redirectUrl.split('/').at(-1);
    expect((await sandbox.lookUp(reference))?.status).toBe('void');
    expect(codes(await pay(app, dealer, ['I1']))).toEqual([]);
  });

  test('by another user of the payer is allowed', async () => {
    const request = await begun('TRF');
    const answer = await voidRequest(app, await app.login('sales1'), request.externalId);
    expect(answer.request.paymentStatus.id).toBe('void');
  });

  test('needs a number when several are open (reading 24)', async () => {
    const first = await begun('TRF');
    const second = await pay(app, dealer, ['I2'], { method: 'TRF' });
    expect(codes(await voidRequest(app, dealer))).toEqual(['AMBIGUOUS']);
    await voidRequest(app, dealer, first.externalId);
    expect(await readState(second.request.externalId)).toBe('pending');
    expect((await voidRequest(app, dealer)).request.externalId).toBe(second.request.externalId);
    expect(codes(await voidRequest(app, dealer))).toEqual(['UNKNOWN_REQUEST']);
  });

  test('completes a request that was paid in the meantime', async () => {
    const request = await begun();
    instead({ events: () => [] });
    await submit(app, request.redirectUrl, card('4111111111111111'));
    const answer = await voidRequest(app, dealer, request.externalId);
    expect(codes(answer)).toEqual(['WRONG_STATE']);
    expect(answer.request.paymentStatus.id).toBe('complete');
    expect(codes(await voidRequest(app, dealer, request.externalId))).toEqual(['WRONG_STATE']);
  });

  test('goes on when the provider is back', async () => {
    const request = await begun();
    instead({ cancel: away });
    expect((await voidRequest(app, dealer)).request).toMatchObject({
      isVoiding: true,
      paymentStatus: { id: 'pending' },
    });
    replaceGateway(app.db, sandbox);
    await poll();
    expect(await readState(request.externalId)).toBe('void');
  });

  test('is refused to strangers', async () => {
    const request = await begun();
    const answer = await voidRequest(app, await app.login('dealer2'), request.externalId);
    expect(codes(answer)).toEqual(['UNKNOWN_REQUEST']);
    expect(await readState(request.externalId)).toBe('pending');
  });
});

test('voids a pending request when the ERP has cleared its invoice', async () => {
  const request = await begun();
  await app.db
    .updateTable('invoice')
    .set({ clearing_date: '2031-01-01' })
    .where('invoice_no', '=', 'I1')
    .execute();
  await poll();
  expect(await readState(request.externalId)).toBe('void');
});
