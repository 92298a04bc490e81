// Reads Stripe's checkout sessions (cs_…), payment intents (pi_…) and events. A request is paid on the page
// of a session. With a saved way to pay it is paid by an intent alone. The intent of a session is its alias.
import {
  type GatewayEvent,
  type GatewayPayment,
  type GatewayStatus,
  type SavedMethod,
  toEvent,
} from '../gateway.ts';
import { fromStripeAmount } from './stripe-amounts.rules.ts';
import { reasonOf, type StripeObject } from './stripe-call.ts';

type State = Pick<GatewayPayment, 'status' | 'reason'>;

const idOf = (object: StripeObject): string | null =>
  typeof object === 'string' ? object : (object?.id ?? null);

function common(object: StripeObject, amount: number) {
  const currency = String(object.currency).toUpperCase();
  const precision = Number(object.metadata?.precision ?? 2);
  return {
    reference: String(object.id),
    externalId: object.metadata?.externalId ?? null,
    currency,
    amount: fromStripeAmount(amount, currency, precision),
  };
}

/** Converts a checkout session, which has its payment intent expanded or comes from an event. */
export function fromSession(session: StripeObject): GatewayPayment {
  return {
    ...common(session, session.amount_total),
    ...stateOfSession(session),
    alias: idOf(session.payment_intent),
    display: displayOf(session.payment_intent?.payment_method),
    redirectUrl: session.status === 'open' ? (session.url ?? null) : null,
    virtualAccountNo: null,
    expiresAt: new Date(session.expires_at * 1_000),
  };
}

function stateOfSession({ status, payment_status, payment_intent }: StripeObject): State {
  if (status === 'open') {
    const error = payment_intent?.last_payment_error;
    return { status: 'pending', reason: error ? reasonOf(error) : null };
  }
  if (status === 'expired') return { status: 'failed', reason: 'EXPIRED' };
  if (payment_status !== 'unpaid') return { status: 'complete', reason: null };
  const intent = stateOfIntent(payment_intent ?? {});
  // The payer has left the page and can enter nothing more.
  return intent.status === 'pending' ? { status: 'processing', reason: null } : intent;
}

/** Converts a payment intent that was begun with a saved way to pay. */
export function fromIntent(intent: StripeObject): GatewayPayment {
  return {
    ...common(intent, intent.amount),
    ...stateOfIntent(intent),
    alias: null,
    display: displayOf(intent.payment_method),
    redirectUrl: intent.next_action?.redirect_to_url?.url ?? null,
    virtualAccountNo: null,
    expiresAt: null,
  };
}

function stateOfIntent({ status, last_payment_error: error }: StripeObject): State {
  if (status === 'succeeded') return { status: 'complete', reason: null };
  if (status === 'processing') return { status: 'processing', reason: null };
  if (status === 'canceled') return { status: 'void', reason: null };
  if (status === 'requires_payment_method' && error)
    return { status: 'failed', reason: reasonOf(error) };
  return { status: 'pending', reason: null };
}

/** The states that events report for a checkout session. Other events report nothing new. */
const sessionEvents: Record<string, State> = {
  'checkout.session.async_payment_succeeded': { status: 'complete', reason: null },
  'checkout.session.async_payment_failed': { status: 'failed', reason: 'RETURNED' },
};
const intentEvents: Record<string, GatewayStatus> = {
  'payment_intent.succeeded': 'complete',
  'payment_intent.processing': 'processing',
  'payment_intent.payment_failed': 'failed',
  'payment_intent.canceled': 'void',
};

/** Reads an event. @returns null for an event that changes no payment of the portal */
export function fromEvent(event: StripeObject): GatewayEvent | null {
  const { id, type, data } = event;
  const object = data?.object ?? {};
  if (type === 'checkout.session.completed' || type === 'checkout.session.expired')
    return toEvent(id, fromSession(object));
  const session = sessionEvents[type];
  if (session) return toEvent(id, { ...fromSession(object), ...session });
  const status = intentEvents[type];
  // The session's own events report the intent of a session.
  if (status && object.metadata?.direct === 'true') {
    const reason = status === 'failed' ? reasonOf(object.last_payment_error) : null;
    return toEvent(id, { ...fromIntent(object), status, reason });
  }
  // The payer may enter another card on the page of the session.
  if (type === 'payment_intent.payment_failed' && object.metadata?.externalId)
    return toEvent(id, {
      ...fromIntent(object),
      status: 'pending',
      reason: reasonOf(object.last_payment_error),
    });
  if (type === 'charge.dispute.created' && object.payment_intent) {
    const disputed = { ...object, id: idOf(object.payment_intent) };
    const payment = fromIntent(disputed);
    return toEvent(id, {
      ...payment,
      status: 'returned',
      reason: reasonOf({ code: object.reason }),
    });
  }
  return null;
}

/** Returns the way to pay that was saved with an intent. The token names the customer and the way to pay. */
export function savedOf(intent: StripeObject): SavedMethod | null {
  const { customer, payment_method: way, setup_future_usage: use } = intent ?? {};
  if (!use || !customer || !way?.id) return null;
  return { token: `${idOf(customer)}/${way.id}`, display: displayOf(way) ?? '', type: nameOf(way) };
}

function nameOf(way: StripeObject): string {
  const names: Record<string, string> = {
    card: cardNames[way.card?.brand] ?? 'Card',
    us_bank_account: way.us_bank_account?.account_type === 'savings' ? 'Savings' : 'Checking',
    sepa_debit: 'SEPA',
  };
  return names[way.type] ?? way.type;
}

/** The masked name of a way to pay; null where Stripe has answered its number only. */
function displayOf(way: StripeObject): string | null {
  return way?.type ? `${nameOf(way)} ···· ${way[way.type]?.last4 ?? ''}` : null;
}

const cardNames: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'MasterCard',
  amex: 'American Express',
  discover: 'Discover',
};
