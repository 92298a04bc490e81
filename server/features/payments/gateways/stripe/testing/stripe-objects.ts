import type { StripeObject } from '../stripe-call.ts';

export interface Answer {
  status: number;
  body: StripeObject;
}

export const refused = (status: number, type: string, code: string): Answer => ({
  status,
  body: { error: { type, code } },
});
const ok = (body: StripeObject): Answer => ({ status: 200, body });
const missing = (): Answer => refused(404, 'invalid_request_error', 'resource_missing');

/** The objects of Stripe's double, and how its calls change them. */
export class StripeObjects {
  /** Whether saved ways to pay are declined, or ask for a second step. */
  saved: 'succeeded' | 'declined' | 'requires_action' = 'succeeded';
  /** The origin of the payment pages. */
  origin = '';
  readonly #objects = new Map<string, StripeObject>();
  #number = 0;

  newId(prefix: string): string {
    this.#number += 1;
    return `${prefix}_test_${this.#number}`;
  }

  get(id: string): StripeObject {
    return this.#objects.get(id);
  }

  answer(method: string, path: string, form: Record<string, string>): Answer {
    const [, , kind = '', first = '', second = '', action] = path.split('/');
    if (kind === 'checkout' && method === 'POST' && !second) return ok(this.#newSession(form));
    if (kind === 'checkout')
      return this.#withObject(second, (session) => this.#sessionCall(session, action));
    if (kind === 'payment_intents' && !first) return this.#newIntent(form);
    if (kind === 'payment_intents')
      return this.#withObject(first, (intent) => intentCall(intent, second));
    if (kind === 'refunds')
      return ok({ id: this.newId('re'), status: 'succeeded', amount: form.amount });
    if (kind === 'payment_methods') return this.#withObject(first, ok);
    return missing();
  }

  /** The payer finishes the page of a session. @returns the session */
  finish(id: string, outcome: 'paid' | 'processing'): StripeObject {
    const session = this.get(id);
    const { amount_total: amount, currency, metadata, use, way } = session;
    const status = outcome === 'paid' ? 'succeeded' : 'processing';
    const method = { id: this.newId('pm'), type: way, [way]: { last4: '4242', brand: 'visa' } };
    this.#objects.set(method.id, method);
    const intent = this.#intentOf(session);
    Object.assign(intent, {
      amount,
      currency,
      metadata,
      status,
      payment_method: method,
      last_payment_error: null,
      customer: this.newId('cus'),
      setup_future_usage: use,
    });
    session.status = 'complete';
    session.payment_status = outcome === 'paid' ? 'paid' : 'unpaid';
    return session;
  }

  /** The payer's bank declines a card; the page stays open for another one. @returns the intent */
  decline(id: string): StripeObject {
    const session = this.get(id);
    const { amount_total: amount, currency, metadata } = session;
    const intent = this.#intentOf(session);
    Object.assign(intent, {
      amount,
      currency,
      metadata,
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined' },
    });
    return intent;
  }

  /** The time to pay is over. @returns the session */
  expire(id: string): StripeObject {
    return Object.assign(this.get(id), { status: 'expired' });
  }

  /** The bank settles or returns the debit of a session. @returns the session */
  settle(id: string, outcome: 'succeeded' | 'failed'): StripeObject {
    const session = this.get(id);
    const intent = this.get(session.payment_intent);
    intent.status = outcome === 'succeeded' ? 'succeeded' : 'requires_payment_method';
    if (outcome === 'failed') intent.last_payment_error = { code: 'debit_not_authorized' };
    else session.payment_status = 'paid';
    return session;
  }

  #withObject(id: string, use: (object: StripeObject) => Answer): Answer {
    const object = this.#objects.get(id);
    return object ? use(object) : missing();
  }

  #newSession(form: Record<string, string>): StripeObject {
    const id = this.newId('cs');
    const session = {
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: Number(form['line_items[0][price_data][unit_amount]']),
      currency: form['line_items[0][price_data][currency]'],
      expires_at: Number(form.expires_at),
      url: `${this.origin}/c/${id}`,
      metadata: readMetadata(form, 'metadata'),
      payment_intent: null,
      use: form['payment_intent_data[setup_future_usage]'] ?? null,
      way: form['payment_method_types[0]'],
      success_url: form.success_url,
    };
    this.#objects.set(id, session);
    return session;
  }

  #sessionCall(session: StripeObject, action: string | undefined): Answer {
    if (action === 'expire') {
      if (session.status !== 'open') return refused(400, 'invalid_request_error', 'not_open');
      session.status = 'expired';
    }
    const intent = this.#objects.get(session.payment_intent);
    return ok({ ...session, payment_intent: intent ?? session.payment_intent });
  }

  #newIntent(form: Record<string, string>): Answer {
    const metadata = readMetadata(form, 'metadata');
    const intent = this.#addIntent({ ...form, amount: Number(form.amount), metadata });
    if (this.saved === 'declined') {
      intent.status = 'requires_payment_method';
      const { status, body } = refused(402, 'card_error', 'card_declined');
      return { status, body: { error: { ...body.error, decline_code: 'insufficient_funds' } } };
    }
    intent.status = this.saved;
    if (this.saved === 'requires_action')
      intent.next_action = { redirect_to_url: { url: 'https://hooks.stripe.example/3ds' } };
    return ok(intent);
  }

  /** Returns the intent of a session, which is made when the payer first confirms. */
  #intentOf(session: StripeObject): StripeObject {
    const intent = this.#objects.get(session.payment_intent) ?? this.#addIntent({});
    session.payment_intent = intent.id;
    return intent;
  }

  #addIntent(of: StripeObject): StripeObject {
    const intent = { id: this.newId('pi'), object: 'payment_intent', ...of };
    this.#objects.set(intent.id, intent);
    return intent;
  }
}

function intentCall(intent: StripeObject, action: string): Answer {
  if (action === 'cancel') {
    if (['succeeded', 'processing'].includes(intent.status))
      return refused(400, 'invalid_request_error', 'payment_intent_unexpected_state');
    intent.status = 'canceled';
  }
  const { payment_method: way } = intent;
  const saved = { id: way, type: 'card', card: { brand: 'visa', last4: '1111' } };
  return ok(typeof way === 'string' && !action ? { ...intent, payment_method: saved } : intent);
}

function readMetadata(form: Record<string, string>, name: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(form).flatMap(([key, value]) => {
      const field = key.startsWith(`${name}[`) ? key.slice(name.length + 1, -1) : null;
      return field ? [[field, value]] : [];
    }),
  );
}
