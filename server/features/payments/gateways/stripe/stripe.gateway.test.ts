import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  BadSignature,
  GatewayRefused,
  GatewayUnavailable,
  type PaymentGateway,
  type PaymentOrder,
} from '../gateway.ts';
import { openStripe } from './stripe.gateway.ts';
import { fromStripeAmount, toStripeAmount } from './stripe-amounts.rules.ts';
import { type SignedEvent, type StripeDouble, startStripeDouble } from './testing/stripe-double.ts';

let stripe: StripeDouble;
let gateway: PaymentGateway;
beforeAll(async () => {
  stripe = await startStripeDouble();
  gateway = openStripe(stripe.config);
});
afterAll(() => stripe.close());
beforeEach(() => {
  stripe.calls.length = 0;
  stripe.saved = 'succeeded';
});

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
  returnUrl: 'https://us.dealer.example/payment',
  save: false,
  expiresAt: new Date('2031-01-02T03:04:05.678Z'),
  ...more,
});
const readEvents = (sent: SignedEvent) => gateway.events(sent, new Date());

describe('begin', () => {
  test('leads to the page of a session with our number and amount', async () => {
    const payment = await gateway.begin(order({ save: true }));
    expect(payment).toMatchObject({
      status: 'pending',
      externalId: 'PR1',
      amount: 12_050,
      currency: 'USD',
      alias: null,
      redirectUrl: expect.stringContaining(`${stripe.config.url}/c/cs_`),
      expiresAt: new Date('2031-01-02T03:04:05Z'),
    });
    expect(stripe.calls[0]?.form).toMatchObject({
      mode: 'payment',
      client_reference_id: 'PR1',
      'payment_method_types[0]': 'card',
      'payment_intent_data[setup_future_usage]': 'off_session',
      success_url: 'https://us.dealer.example/payment',
    });
  });

  test('finds the same payment after a lost answer', async () => {
    const same = order();
    stripe.fail('lost');
    await expect(gateway.begin(same)).rejects.toThrow(GatewayUnavailable);
    const first = await gateway.begin(same);
    expect(await gateway.begin(same)).toEqual(first);
    const keys = new Set(stripe.calls.map(({ key }) => key));
    expect([stripe.calls.length, keys.size]).toEqual([3, 1]);
  });

  test('says when Stripe is busy, and when it refuses', async () => {
    for (const status of [500, 429] as const) {
      stripe.fail(status);
      await expect(gateway.begin(order())).rejects.toThrow(GatewayUnavailable);
    }
    const used = order();
    await gateway.begin(used);
    await expect(gateway.begin({ ...used, amount: 1 })).rejects.toThrow(GatewayRefused);
    const nobody = openStripe({ ...stripe.config, secretKey: 'wrong' });
    await expect(nobody.begin(order())).rejects.toThrow(GatewayRefused);
    const away = openStripe({ ...stripe.config, url: 'http://127.0.0.1:9' });
    await expect(away.begin(order())).rejects.toThrow(GatewayUnavailable);
  });

  test('pays with a saved way to pay without a page', async () => {
    const payment = await gateway.begin(order({ token: 'cus_1/pm_1' }));
    expect(payment).toMatchObject({ status: 'complete', redirectUrl: null });
    expect(payment.reference).toMatch(/^pi_/);
    stripe.saved = 'requires_action';
    expect(await gateway.begin(order({ token: 'cus_1/pm_1' }))).toMatchObject({
      status: 'pending',
      redirectUrl: 'https://hooks.stripe.example/3ds',
    });
  });

  test('refuses with the reason when the saved way is declined', async () => {
    stripe.saved = 'declined';
    const asked = order({ token: 'cus_1/pm_1' });
    for (let time = 0; time < 2; time++)
      await expect(gateway.begin(asked)).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
    expect(stripe.calls.map(({ path }) => path)).not.toContain('/v1/checkout/sessions');
  });

  test('names the saved way to pay once it is asked', async () => {
    const { reference, display } = await gateway.begin(order({ token: 'cus_1/pm_1' }));
    expect(display).toBeNull();
    expect((await gateway.lookUp(reference))?.display).toBe('Visa ···· 1111');
  });
});

describe('a session', () => {
  const begun = async (more: Partial<PaymentOrder> = {}) =>
    (await gateway.begin(order(more))).reference;

  test('that is paid is complete, in the event and when asked', async () => {
    const reference = await begun();
    const [event] = readEvents(stripe.finish(reference, 'paid'));
    const paid = {
      reference,
      externalId: 'PR1',
      status: 'complete',
      amount: 12_050,
      currency: 'USD',
    };
    expect(event).toMatchObject({ ...paid, id: expect.stringMatching(/^evt_/) });
    expect(event?.alias).toMatch(/^pi_/);
    expect(await gateway.lookUp(reference)).toMatchObject({ ...paid, alias: event?.alias });
  });

  test('of a debit is processing until the bank settles or returns it', async () => {
    for (const [outcome, status] of [
      ['succeeded', 'complete'],
      ['failed', 'failed'],
    ] as const) {
      const reference = await begun({ method: 'us_bank_account' });
      expect(readEvents(stripe.finish(reference, 'processing'))).toMatchObject([
        { status: 'processing' },
      ]);
      expect((await gateway.lookUp(reference))?.status).toBe('processing');
      expect(readEvents(stripe.settle(reference, outcome))).toMatchObject([{ status }]);
      expect((await gateway.lookUp(reference))?.status).toBe(status);
    }
  });

  test('is cancelled unless it is paid', async () => {
    const open = await begun();
    expect(await gateway.cancel(open)).toMatchObject({ status: 'void', reason: null });
    expect((await gateway.cancel(open))?.status).toBe('void');
    const paid = await begun();
    stripe.finish(paid, 'paid');
    expect((await gateway.cancel(paid))?.status).toBe('complete');
    expect(await gateway.cancel('cs_unknown')).toBeNull();
  });

  test('keeps the way to pay only where that was asked for', async () => {
    const [plain, kept] = [await begun(), await begun({ save: true })];
    for (const reference of [plain, kept]) stripe.finish(reference, 'paid');
    expect(await gateway.save(plain)).toBeNull();
    const saved = await gateway.save(kept);
    expect(saved).toMatchObject({ display: 'Visa ···· 4242', type: 'Visa' });
    expect(saved?.token).toMatch(/^cus_.+\/pm_.+$/);
    await gateway.forget(saved?.token ?? '');
    await gateway.forget('cus_1/pm_unknown');
    expect(stripe.calls.at(-1)?.path).toBe('/v1/payment_methods/pm_unknown/detach');
  });

  test('is refunded under a key, in the amounts of Stripe', async () => {
    const reference = await begun({ amount: 150_000, currency: 'IDR', precision: 0 });
    stripe.finish(reference, 'paid');
    await gateway.refund(reference, 150_000, 'refund-1');
    expect(stripe.calls.at(-1)).toMatchObject({ key: 'refund-1', form: { amount: '15000000' } });
    const open = await begun();
    await expect(gateway.refund(open, 1, 'refund-2')).rejects.toThrow(GatewayRefused);
  });
});

describe('events', () => {
  const intent = (metadata: object) => ({
    id: 'pi_9',
    amount: 12_050,
    currency: 'usd',
    status: 'succeeded',
    metadata,
  });

  test('of intents count only without a session', () => {
    const own = intent({ externalId: 'PR1', precision: '2', direct: 'true' });
    expect(readEvents(stripe.event('payment_intent.succeeded', own))).toMatchObject([
      { reference: 'pi_9', status: 'complete', externalId: 'PR1' },
    ]);
    const ofSession = intent({ externalId: 'PR1', precision: '2' });
    expect(readEvents(stripe.event('payment_intent.succeeded', ofSession))).toEqual([]);
    expect(readEvents(stripe.event('customer.created', {}))).toEqual([]);
  });

  test('of a dispute name the intent', () => {
    const dispute = {
      id: 'dp_1',
      payment_intent: 'pi_9',
      amount: 5,
      currency: 'usd',
      reason: 'fraud',
    };
    expect(readEvents(stripe.event('charge.dispute.created', dispute))).toMatchObject([
      { reference: 'pi_9', externalId: null, status: 'returned', reason: 'FRAUD' },
    ]);
  });

  test('are refused unless Stripe signed them lately', () => {
    const sent = stripe.event('customer.created', {});
    const late = new Date(Date.now() + 301_000);
    expect(() => gateway.events(sent, late)).toThrow(BadSignature);
    const altered = { ...sent, body: Buffer.from(`${sent.body} `) };
    expect(() => readEvents(altered)).toThrow(BadSignature);
    expect(() => gateway.events({ body: sent.body, headers: {} }, new Date())).toThrow(
      BadSignature,
    );
  });
});

test.each([
  [150_000, 'IDR', 0, 15_000_000],
  [12_050, 'USD', 2, 12_050],
  [500, 'JPY', 0, 500],
  [1_234, 'KWD', 3, 1_234],
])('%d %s with %d decimals are %d at Stripe', (amount, currency, precision, atStripe) => {
  expect(toStripeAmount(amount, currency, precision)).toBe(atStripe);
  expect(fromStripeAmount(atStripe, currency, precision)).toBe(amount);
});
