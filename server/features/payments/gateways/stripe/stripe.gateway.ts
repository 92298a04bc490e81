import type { StripeConfig } from '#server/config.ts';
import {
  type GatewayPayment,
  GatewayRefused,
  type PaymentGateway,
  type PaymentOrder,
} from '../gateway.ts';
import { parseEventBody, verifyBody } from '../signature.ts';
import { toStripeAmount } from './stripe-amounts.rules.ts';
import { callStripe, type StripeObject, type StripeParams } from './stripe-call.ts';
import { fromEvent, fromIntent, fromSession, savedOf } from './stripe-objects.rules.ts';

const isSession = (reference: string) => reference.startsWith('cs_');

/**
 * Stripe by its hosted page (Checkout): cards, ACH debits and SEPA debits. The `gateway` of a way to pay is the
 * type Stripe has for it: `card`, `us_bank_account`, `sepa_debit`.
 */
export function openStripe(config: StripeConfig): PaymentGateway {
  const get = (path: string, params?: StripeParams) =>
    callStripe(config, { method: 'GET', path, ...(params && { params }) });
  const post = (path: string, params: StripeParams = {}, key?: string) =>
    callStripe(config, { method: 'POST', path, params, ...(key && { key }) });

  /** A checkout session with its payment intent and the way to pay. */
  const getSession = (reference: string): Promise<StripeObject> =>
    get(`/v1/checkout/sessions/${reference}`, {
      expand: ['payment_intent', 'payment_intent.payment_method'],
    });

  /** The payment intent behind a reference, with the way to pay. */
  async function getIntent(reference: string): Promise<StripeObject> {
    const way = { expand: ['payment_method'] };
    if (!isSession(reference)) return get(`/v1/payment_intents/${reference}`, way);
    return (await getSession(reference)).payment_intent;
  }

  const lookUp = (reference: string): Promise<GatewayPayment | null> =>
    unlessMissing(async () =>
      isSession(reference)
        ? fromSession(await getSession(reference))
        : fromIntent(await getIntent(reference)),
    );

  return {
    name: 'stripe',
    async begin(order) {
      if (order.token !== null) return await payWithSaved(order, post);
      return fromSession(await post('/v1/checkout/sessions', sessionOf(order), pageKey(order)));
    },
    lookUp,
    async cancel(reference) {
      const session = isSession(reference);
      const path = session
        ? `/v1/checkout/sessions/${reference}/expire`
        : `/v1/payment_intents/${reference}/cancel`;
      try {
        await post(path);
      } catch (error) {
        // It is paid, or was cancelled before: its state says which.
        if (!(error instanceof GatewayRefused)) throw error;
      }
      const payment = await lookUp(reference);
      return payment?.reason === 'EXPIRED' ? { ...payment, status: 'void', reason: null } : payment;
    },
    async refund(reference, amount, key) {
      const intent = await getIntent(reference);
      if (intent?.status !== 'succeeded') throw new GatewayRefused('NOT_PAID');
      const { metadata } = intent;
      const currency = String(intent.currency).toUpperCase();
      const converted = toStripeAmount(amount, currency, Number(metadata.precision));
      await post('/v1/refunds', { payment_intent: intent.id, amount: converted }, key);
    },
    save: (reference) => unlessMissing(async () => savedOf(await getIntent(reference))),
    async forget(token) {
      const [, way = ''] = token.split('/');
      await unlessMissing(() => post(`/v1/payment_methods/${way}/detach`));
    },
    events(received, now) {
      const { webhookSecret: secret } = config;
      verifyBody(received, { header: 'stripe-signature', secret, now });
      const event = fromEvent(parseEventBody(received.body));
      return event ? [event] : [];
    },
  };
}

/** Null where Stripe does not know the object, or no longer has it. */
async function unlessMissing<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (
      error instanceof GatewayRefused &&
      /^(resource_missing|payment_method_unexpected_state)$/.test(error.code)
    )
      return null;
    throw error;
  }
}

/** The page has a key of its own, so that no page takes the place of a charge of a saved way to pay. */
const pageKey = ({ key }: PaymentOrder) => `${key}-page`;

const amountOf = ({ amount, currency, precision }: PaymentOrder) =>
  toStripeAmount(amount, currency, precision);

/**
 * Everything here depends on the order alone: under the same key Stripe accepts the same parameters only.
 */
function sessionOf(order: PaymentOrder): StripeParams {
  const metadata = { externalId: order.externalId, precision: order.precision };
  return {
    mode: 'payment',
    client_reference_id: order.externalId,
    payment_method_types: [order.method],
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.currency.toLowerCase(),
          unit_amount: amountOf(order),
          product_data: { name: order.description },
        },
      },
    ],
    payment_intent_data: {
      metadata,
      description: order.externalId,
      setup_future_usage: order.save ? 'off_session' : null,
    },
    customer_creation: order.save ? 'always' : null,
    metadata,
    success_url: order.returnUrl,
    cancel_url: order.returnUrl,
    expires_at: Math.floor(order.expiresAt.getTime() / 1_000),
  };
}

/**
 * Charges a saved way to pay.
 * @throws GatewayRefused with the reason when it is declined: the request ends, and the payer chooses another way
 */
async function payWithSaved(
  order: PaymentOrder,
  post: (path: string, params: StripeParams, key: string) => Promise<StripeObject>,
): Promise<GatewayPayment> {
  const [customer = '', way = ''] = (order.token ?? '').split('/');
  const params: StripeParams = {
    amount: amountOf(order),
    currency: order.currency.toLowerCase(),
    customer,
    payment_method: way,
    payment_method_types: [order.method],
    confirm: true,
    description: order.externalId,
    metadata: { externalId: order.externalId, precision: order.precision, direct: true },
    return_url: order.returnUrl,
  };
  try {
    const payment = fromIntent(await post('/v1/payment_intents', params, order.key));
    if (payment.status === 'failed') throw new GatewayRefused(payment.reason ?? 'DECLINED');
    return payment;
  } catch (error) {
    if (error instanceof GatewayRefused && error.code === 'resource_missing')
      throw new GatewayRefused('SAVED_PAYMENT_GONE');
    throw error;
  }
}
