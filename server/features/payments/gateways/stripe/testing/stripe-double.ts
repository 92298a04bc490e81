// A double of Stripe on this machine: the calls the adapter makes, with answers in Stripe's shapes and its rules for
// idempotency keys, and the page of a session at the address in the answer. Tests play the payer and the banks.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signBody } from '../../signature.ts';
import type { StripeObject } from '../stripe-call.ts';
import { type Answer, refused, StripeObjects } from './stripe-objects.ts';

export const webhookSecret = 'whsec_double';
/** Cards that the page of a session knows. */
export const stripeCards = { pays: '4242424242424242', declines: '4000000000000002' };
const secretKey = 'sk_test_double';

export interface StripeDouble {
  config: { url: string; secretKey: string; webhookSecret: string };
  /** The calls that arrived: method, path, parameters and key. */
  calls: { method: string; path: string; form: Record<string, string>; key: string | null }[];
  /** How the next calls go wrong: the answer is lost after it took effect, or there is a server error. */
  fail(...ways: ('lost' | 500 | 429)[]): void;
  /** The payer finishes the page of a session. @returns the signed event that Stripe would send */
  finish(session: string, outcome: 'paid' | 'processing'): SignedEvent;
  /** The payer's card is declined, and the page stays open. */
  decline(session: string): SignedEvent;
  /** The time to pay on the page of a session is over. */
  expire(session: string): SignedEvent;
  /** The bank settles or returns the debit of a session. */
  settle(session: string, outcome: 'succeeded' | 'failed'): SignedEvent;
  saved: StripeObjects['saved'];
  event(type: string, object: StripeObject): SignedEvent;
  /** The events that payers have caused on the pages and that are not delivered yet. */
  undelivered: SignedEvent[];
  close(): Promise<void>;
}

export interface SignedEvent {
  body: Buffer;
  headers: { 'stripe-signature': string };
}

export async function startStripeDouble(): Promise<StripeDouble> {
  const objects = new StripeObjects();
  const answers = new Map<string, { call: string; answer: Answer }>();
  const failures: ('lost' | 500 | 429)[] = [];
  const calls: StripeDouble['calls'] = [];

  const double: StripeDouble = {
    config: { url: '', secretKey, webhookSecret },
    calls,
    undelivered: [],
    get saved() {
      return objects.saved;
    },
    set saved(saved) {
      objects.saved = saved;
    },
    fail: (...ways) => void failures.push(...ways),
    finish: (id, outcome) =>
      double.event('checkout.session.completed', objects.finish(id, outcome)),
    decline: (id) => double.event('payment_intent.payment_failed', objects.decline(id)),
    expire: (id) => double.event('checkout.session.expired', objects.expire(id)),
    settle: (id, outcome) =>
      double.event(`checkout.session.async_payment_${outcome}`, objects.settle(id, outcome)),
    event(type, object) {
      const id = objects.newId('evt');
      const body = JSON.stringify({ id, object: 'event', type, data: { object } });
      const signature = signBody(webhookSecret, body, new Date());
      return { body: Buffer.from(body), headers: { 'stripe-signature': signature } };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };

  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const sent = await readBody(request);
    const page = /^\/c\/(.+)/.exec(pathname)?.[1];
    if (page) {
      const { status, headers, html } = visitPage(double, objects.get(page), method, sent);
      return response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(html);
    }
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
    const answer = earlier?.answer ?? objects.answer(method, pathname, form);
    if (key !== null) answers.set(key, { call, answer: structuredClone(answer) });
    return failure === 'lost' ? request.socket.destroy() : reply(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  double.config.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  objects.origin = double.config.url;
  return double;
}

/** Answers a visit to the page of a session: a form for the number of a card, and its button. */
function visitPage(double: StripeDouble, session: StripeObject, method: string, sent: string) {
  if (session?.status !== 'open') return { status: 410, headers: {}, html: 'This page is over' };
  const number = new URLSearchParams(sent).get('number');
  if (method === 'POST' && number === stripeCards.pays) {
    double.undelivered.push(double.finish(session.id, 'paid'));
    return { status: 303, headers: { location: session.success_url }, html: '' };
  }
  if (method === 'POST') double.undelivered.push(double.decline(session.id));
  const problem = method === 'POST' ? '<p>Your card was declined.</p>' : '';
  const amount = `${session.amount_total} ${session.currency}`;
  const form = '<form method="post"><input name="number"><button>Pay</button></form>';
  return { status: 200, headers: {}, html: `<h1>Pay ${amount}</h1>${problem}${form}` };
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request) body += part;
  return body;
}
