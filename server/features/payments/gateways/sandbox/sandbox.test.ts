import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { forgetPayments, providerPayments } from '../../testing/open-invoices.store.ts';
import { account, card, getSandbox, submit } from '../../testing/pay.ts';
import { GatewayRefused, type PaymentGateway, type PaymentOrder } from '../gateway.ts';
import { getGateways } from '../gateways.ts';
import { signBody } from '../signature.ts';
import { deliverEvents } from './deliver-events.ts';
import { runSandboxClock } from './sandbox.gateway.ts';
import { insertEvent, openEvents } from './sandbox.store.ts';

let app: TestApp;
let gateway: PaymentGateway;
beforeAll(async () => {
  app = await startTestApp();
  const found = getGateways(app.db).byName.get('sandbox');
  if (!found) throw new Error('The embedded provider is off');
  gateway = found;
});
afterAll(() => app.close());
beforeEach(() => forgetPayments(app.db));

const order = (more: Partial<PaymentOrder> = {}): PaymentOrder => ({
  key: randomUUID(),
  externalId: 'PR1',
  method: 'card',
  amount: 12_050,
  currency: 'USD',
  precision: 2,
  payer: { code: 'C1', name: 'Shop' },
  description: 'Pannier',
  token: null,
  returnUrl: 'http://localhost:3000/payment',
  save: false,
  expiresAt: new Date(Date.now() + 86_400_000),
  ...more,
});
const begun = async (more: Partial<PaymentOrder> = {}) => {
  const payment = await gateway.begin(order(more));
  return { ...payment, page: payment.redirectUrl ?? '' };
};
const readState = async (reference: string) => (await gateway.lookUp(reference))?.status;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const passDays = (days: number) => runSandboxClock(getSandbox(app), inDays(days));

describe('a payment', () => {
  test('is the same one however often it is begun', async () => {
    const same = order();
    const [first, ...more] = await Promise.all([1, 2, 3].map(() => gateway.begin(same)));
    for (const one of more) expect(one).toEqual(first);
    expect(await providerPayments(app.db)).toBe(1);
  });

  test('is refused with an unknown way to pay or no amount', async () => {
    await expect(begun({ method: 'cheque' })).rejects.toThrow(GatewayRefused);
    await expect(begun({ amount: 0 })).rejects.toThrow(GatewayRefused);
  });

  test('by card is complete at once and returns to the portal', async () => {
    const { reference, page } = await begun();
    const answer = await submit(app, page, card('4111111111111111'));
    expect(answer).toMatchObject({ status: 303, location: 'http://localhost:3000/payment' });
    expect(await gateway.lookUp(reference)).toMatchObject({
      status: 'complete',
      amount: 12_050,
      currency: 'USD',
      redirectUrl: null,
    });
  });

  test('stays open when a card is declined, for another one', async () => {
    const { reference, page } = await begun();
    for (const [number, text] of [
      ['4000000000000002', 'declined'],
      ['4000000000009995', 'not enough money'],
      ['4111111111111112', 'not right'],
    ] as const) {
      const answer = await submit(app, page, card(number));
      expect(answer.status).toBe(200);
      expect(answer.body).toContain(text);
      expect(await gateway.lookUp(reference)).toMatchObject({
        status: 'pending',
        redirectUrl: page,
      });
    }
    expect((await gateway.lookUp(reference))?.reason).toBe('INSUFFICIENT_FUNDS');
    await submit(app, page, card('4111111111111111'));
    expect(await readState(reference)).toBe('complete');
  });

  test('waits for the second step', async () => {
    const { reference, page } = await begun();
    const answer = await submit(app, page, card('4000000000003220'));
    expect(answer).toMatchObject({ status: 303, location: page });
    expect(await readState(reference)).toBe('pending');
    await submit(app, page, { action: 'refuse' });
    expect(await readState(reference)).toBe('pending');
    await submit(app, page, card('4000000000003220'));
    await submit(app, page, { action: 'confirm' });
    expect(await readState(reference)).toBe('complete');
  });

  test('by debit settles, or is returned, after days', async () => {
    const [settles, returns, late] = await Promise.all(
      [1, 2, 3].map(() => begun({ method: 'ach' })),
    );
    await submit(app, settles?.page ?? '', account('000123456789'));
    await submit(app, returns?.page ?? '', account('000222222227'));
    await submit(app, late?.page ?? '', account('000333333335'));
    const states = () =>
      Promise.all([settles, returns, late].map((one) => readState(one?.reference ?? '')));
    expect(await states()).toEqual(['processing', 'processing', 'processing']);
    await passDays(2);
    expect(await states()).toEqual(['processing', 'processing', 'processing']);
    await passDays(5);
    expect(await states()).toEqual(['complete', 'failed', 'complete']);
    await passDays(20);
    expect(await states()).toEqual(['complete', 'failed', 'returned']);
  });

  test('reports what was transferred to its account', async () => {
    const payment = await begun({ method: 'virtual_account' });
    expect(payment.virtualAccountNo).toMatch(/^88\d{14}$/);
    await submit(app, payment.page, { action: 'transfer', amount: '0' });
    expect(await readState(payment.reference)).toBe('pending');
    await submit(app, payment.page, { action: 'transfer', amount: '120.00' });
    expect(await gateway.lookUp(payment.reference)).toMatchObject({
      status: 'complete',
      amount: 12_000,
    });
  });

  test('is cancelled only before it is paid', async () => {
    const [open, paid] = [await begun(), await begun()];
    await submit(app, paid.page, card('4111111111111111'));
    expect((await gateway.cancel(open.reference))?.status).toBe('void');
    expect((await gateway.cancel(paid.reference))?.status).toBe('complete');
    await submit(app, open.page, card('4111111111111111'));
    expect(await readState(open.reference)).toBe('void');
    expect(await gateway.cancel('sbx_unknown')).toBeNull();
  });

  test('expires by the clock, also in the second step', async () => {
    const [open, asked] = [await begun(), await begun()];
    await submit(app, asked.page, card('4000000000003220'));
    await passDays(2);
    for (const { reference } of [open, asked])
      expect(await gateway.lookUp(reference)).toMatchObject({
        status: 'failed',
        reason: 'EXPIRED',
      });
  });

  test('is refunded once for a key and not beyond what was paid', async () => {
    const { reference, page } = await begun();
    await expect(gateway.refund(reference, 50, 'k0')).rejects.toThrow(GatewayRefused);
    await submit(app, page, card('4111111111111111'));
    await gateway.refund(reference, 12_000, 'k1');
    await gateway.refund(reference, 12_000, 'k1');
    await gateway.refund(reference, 50, 'k2');
    await expect(gateway.refund(reference, 1, 'k3')).rejects.toThrow(GatewayRefused);
  });
});

describe('a saved way to pay', () => {
  async function saved(number: string): Promise<string> {
    const { reference, page } = await begun({ save: true });
    await submit(app, page, card(number, { save: 'yes' }));
    if (number === '4000000000003220') await submit(app, page, { action: 'confirm' });
    return (await gateway.save(reference))?.token ?? '';
  }

  test('pays at once', async () => {
    const payment = await begun({ token: await saved('4111111111111111') });
    expect(payment).toMatchObject({ status: 'complete', redirectUrl: null });
  });

  test('that needs a second step leads to the page', async () => {
    const payment = await begun({ token: await saved('4000000000003220') });
    expect(payment.status).toBe('pending');
    await submit(app, payment.page, { action: 'confirm' });
    expect(await readState(payment.reference)).toBe('complete');
  });

  test('that was forgotten leads to the page', async () => {
    const token = await saved('4111111111111111');
    await gateway.forget(token);
    await gateway.forget(token);
    expect(await begun({ token })).toMatchObject({ status: 'pending' });
  });

  test('is kept only when the payer agrees on both sides', async () => {
    const notAsked = await begun();
    await submit(app, notAsked.page, card('4111111111111111', { save: 'yes' }));
    const notWanted = await begun({ save: true });
    await submit(app, notWanted.page, card('4111111111111111'));
    for (const { reference } of [notAsked, notWanted])
      expect(await gateway.save(reference)).toBeNull();
  });
});

describe('the page', () => {
  const get = (page: string, host?: string) => {
    const { pathname, hostname } = new URL(page);
    return app.rest('GET', pathname, { headers: { host: host ?? hostname } });
  };

  test('exists on the origin of the provider only', async () => {
    const { page } = await begun();
    expect((await get(page)).status).toBe(200);
    expect((await get(page, 'localhost')).status).toBe(404);
    expect((await get(`${new URL(page).origin}/sandbox-pay/sbx_unknown`)).status).toBe(404);
  });

  test('shows the amount, allows no scripts, and is not cached', async () => {
    const { page } = await begun({ description: 'A & <b>' });
    const { body, headers } = await get(page);
    expect(body).toContain('USD 120.50');
    expect(body).toContain('A &amp; &lt;b&gt;');
    expect(headers['content-security-policy']).toMatch(
      /default-src 'none'.*form-action 'self' http:\/\/localhost:3000/,
    );
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('the events', () => {
  test('are sent newest first and twice, until they are confirmed', async () => {
    const facts = { reference: 'r', alias: null, externalId: 'PR1', amount: 1, currency: 'USD' };
    // In a transaction, so that the job of the running server does not see them.
    await app.db.transaction().execute(async (db) => {
      for (const status of ['processing', 'complete'] as const)
        await insertEvent(db, { id: randomUUID(), ...facts, status, reason: null, display: null });
      const parts = { ...getSandbox(app), db };
      const sent: string[] = [];
      await expect(deliverEvents(parts, async () => 503)).rejects.toThrow('503');
      await deliverEvents(parts, async (body) => {
        sent.push(JSON.parse(body).status);
        return 200;
      });
      expect(sent).toEqual(['complete', 'processing', 'complete', 'processing']);
      expect(await openEvents(db)).toEqual([]);
    });
  });

  test('are believed only with a fresh signature of the exact body', async () => {
    const { secret } = getSandbox(app);
    const body = JSON.stringify({ id: 'evt_1', status: 'complete' });
    const now = new Date();
    const send = (text: string, signature: string) =>
      gateway.events({ body: Buffer.from(text), headers: { 'pannier-signature': signature } }, now);
    expect(send(body, signBody(secret, body, now))).toMatchObject([{ id: 'evt_1' }]);
    const old = new Date(now.getTime() - 301_000);
    for (const [text, signature] of [
      [body, ''],
      [body, 't=,v1='],
      [body, signBody('another', body, now)],
      [body, signBody(secret, body, old)],
      [`${body} `, signBody(secret, body, now)],
    ] as const)
      expect(() => send(text, signature)).toThrow();
  });
});
