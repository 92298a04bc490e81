// A double of Stripe on this machine: the calls the adapter makes, with answers in Stripe's shapes and its rules for
// idempotency keys. Tests play the payer and the banks.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signBody } from '../../signature.ts';
import type { StripeObject } from '../stripe-call.ts';

export const webhookSecret = 'whsec_double';
const secretKey = 'sk_test_double';

interface Answer {
  status: number;
  body: StripeObject;
}

export interface StripeDouble {
  config: { url: string; secretKey: string; webhookSecret: string };
  /** The calls that arrived: method, path, parameters and key. */
  calls: { method: string; path: string; form: Record<string, string>; key: string | null }[];
  /** How the next calls go wrong: the answer is lost after it took effect, or there is a server error. */
  fail(...ways: ('lost' | 500 | 429)[]): void;
  /** The payer finishes the page of a session. @returns the signed event that Stripe would send */
  finish(session: string, outcome: 'paid' | 'processing'): SignedEvent;
  /** The bank settles or returns the debit of a session. */
  settle(session: string, outcome: 'succeeded' | 'failed'): SignedEvent;
  /** Whether saved ways to pay are declined, or ask for a second step. */
  saved: 'succeeded' | 'declined' | 'requires_action';
  event(type: string, object: StripeObject): SignedEvent;
  close(): Promise<void>;
}

export interface SignedEvent {
  body: Buffer;
  headers: { 'stripe-signature': string };
}

export async function startStripeDouble(): Promise<StripeDouble> {
  const objects = new Map<string, StripeObject>();
  const answers = new Map<string, { call: string; answer: Answer }>();
  const failures: ('lost' | 500 | 429)[] = [];
  const calls: StripeDouble['calls'] = [];
  let number = 0;
  const newId = (prefix: string) => `${prefix}_test_${++number}`;

  function route(method: string, path: string, form: Record<string, string>): Answer {
    const [, , kind = '', first = '', second = '', action] = path.split('/');
    if (kind === 'checkout' && method === 'POST' && !second) return ok(newSession(form));
    if (kind === 'checkout') return withObject(second, (session) => sessionCall(session, action));
    if (kind === 'payment_intents' && !first) return newIntent(form);
    if (kind === 'payment_intents')
      return withObject(first, (intent) => intentCall(intent, second));
    if (kind === 'refunds')
      return ok({ id: newId('re'), status: 'succeeded', amount: form.amount });
    if (kind === 'payment_methods') return withObject(first, ok);
    return missing();
  }

  const ok = (body: StripeObject): Answer => ({ status: 200, body });
  const missing = (): Answer => refused(404, 'invalid_request_error', 'resource_missing');
  const refused = (status: number, type: string, code: string): Answer => ({
    status,
    body: { error: { type, code } },
  });
  const withObject = (id: string, use: (object: StripeObject) => Answer): Answer => {
    const object = objects.get(id);
    return object ? use(object) : missing();
  };

  function newSession(form: Record<string, string>): StripeObject {
    const id = newId('cs');
    const session = {
      ...{ id, object: 'checkout.session', status: 'open', payment_status: 'unpaid' },
      amount_total: Number(form['line_items[0][price_data][unit_amount]']),
      currency: form['line_items[0][price_data][currency]'],
      ...{ expires_at: Number(form.expires_at), url: `https://checkout.stripe.example/c/${id}` },
      metadata: metadataOf(form, 'metadata'),
      ...{ payment_intent: null, use: form['payment_intent_data[setup_future_usage]'] ?? null },
      way: form['payment_method_types[0]'],
    };
    objects.set(id, session);
    return session;
  }

  function sessionCall(session: StripeObject, action: string | undefined): Answer {
    if (action === 'expire') {
      if (session.status !== 'open') return refused(400, 'invalid_request_error', 'not_open');
      session.status = 'expired';
    }
    const intent = objects.get(session.payment_intent);
    return ok({ ...session, payment_intent: intent ?? session.payment_intent });
  }

  function newIntent(form: Record<string, string>): Answer {
    const metadata = metadataOf(form, 'metadata');
    const intent = addIntent({ ...form, amount: Number(form.amount), metadata });
    if (double.saved === 'declined') {
      intent.status = 'requires_payment_method';
      return refused(402, 'card_error', 'card_declined');
    }
    intent.status = double.saved;
    if (double.saved === 'requires_action')
      intent.next_action = { redirect_to_url: { url: 'https://hooks.stripe.example/3ds' } };
    return ok(intent);
  }

  function addIntent(of: StripeObject): StripeObject {
    const intent = { id: newId('pi'), object: 'payment_intent', ...of };
    objects.set(intent.id, intent);
    return intent;
  }

  function intentCall(intent: StripeObject, action: string): Answer {
    if (action === 'cancel') {
      if (['succeeded', 'processing'].includes(intent.status))
        return refused(400, 'invalid_request_error', 'payment_intent_unexpected_state');
      intent.status = 'canceled';
    }
    return ok(intent);
  }

  const double: StripeDouble = {
    config: { url: '', secretKey, webhookSecret },
    calls,
    saved: 'succeeded',
    fail: (...ways) => void failures.push(...ways),
    finish(id, outcome) {
      const session = objects.get(id);
      const { amount_total: amount, currency, metadata, use, way } = session;
      const status = outcome === 'paid' ? 'succeeded' : 'processing';
      const method = { id: newId('pm'), type: way, [way]: { last4: '4242', brand: 'visa' } };
      objects.set(method.id, method);
      const intent = addIntent({
        ...{ amount, currency, metadata, status, payment_method: method },
        ...{ customer: newId('cus'), setup_future_usage: use },
      });
      Object.assign(session, { status: 'complete', payment_intent: intent.id });
      session.payment_status = outcome === 'paid' ? 'paid' : 'unpaid';
      return double.event('checkout.session.completed', session);
    },
    settle(id, outcome) {
      const session = objects.get(id);
      const intent = objects.get(session.payment_intent);
      intent.status = outcome === 'succeeded' ? 'succeeded' : 'requires_payment_method';
      if (outcome === 'failed') intent.last_payment_error = { code: 'debit_not_authorized' };
      else session.payment_status = 'paid';
      return double.event(`checkout.session.async_payment_${outcome}`, session);
    },
    event(type, object) {
      const body = JSON.stringify({ id: newId('evt'), object: 'event', type, data: { object } });
      const signature = signBody(webhookSecret, body, new Date());
      return { body: Buffer.from(body), headers: { 'stripe-signature': signature } };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };

  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const sent = await bodyOf(request);
    const form = Object.fromEntries(method === 'POST' ? new URLSearchParams(sent) : searchParams);
    const key = (headers['idempotency-key'] as string | undefined) ?? null;
    calls.push({ method, path: pathname, form, key });
    const failure = failures.shift();
    const reply = ({ status, body }: Answer) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (headers.authorization !== `Bearer ${secretKey}`)
      return reply(refused(401, 'invalid_request_error', 'api_key'));
    if (typeof failure === 'number') return reply(refused(failure, 'api_error', 'again'));
    const call = `${pathname}?${sent}`;
    const earlier = key === null ? undefined : answers.get(key);
    if (earlier && earlier.call !== call) return reply(refused(400, 'idempotency_error', 'key'));
    const answer = earlier?.answer ?? route(method, pathname, form);
    if (key !== null) answers.set(key, { call, answer: structuredClone(answer) });
    return failure === 'lost' ? request.socket.destroy() : reply(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  double.config.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return double;
}

function metadataOf(form: Record<string, string>, name: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(form).flatMap(([key, value]) => {
      const field = key.startsWith(`${name}[`) ? key.slice(name.length + 1, -1) : null;
      return field ? [[field, value]] : [];
    }),
  );
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request) body += part;
  return body;
}
