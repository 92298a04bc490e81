import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testNumbers } from '#server/features/payments/gateways/sandbox/test-numbers.rules.ts';
import { everyText } from '#server/features/payments/testing/every-text.store.ts';
import { openInvoices, payer } from '#server/features/payments/testing/open-invoices.store.ts';
import { paymentFacts } from '#server/features/payments/testing/payment-facts.store.ts';
import { root } from '../generate/root.ts';
import { createKilledDatabase, type KilledDatabase } from './killed-database.ts';
import { logIn } from './orders-sent.ts';
import { freePort } from './server.ts';

// The real server is killed while dealers pay at the embedded provider, between any two steps: on
// PostgreSQL where the run has one, else on the embedded database in a directory. Afterwards every request
// is sent again under its key. What the server has logged and stored is searched for the test numbers.

const kills = Number(process.env.KILLS ?? 2);
const invoices = Array.from({ length: 18 }, (_, no) => `K${no}`);

let killed: KilledDatabase;
let env: Record<string, string>;
beforeAll(async () => {
  killed = await createKilledDatabase();
  env = { PANNIER_MODE: 'test', PANNIER_LOG_LEVEL: 'trace', ...killed.env };
  await killed.use(async (database) => {
    await openInvoices(database.db, ...invoices.map((invoice_no) => ({ invoice_no })));
  });
});
afterAll(() => killed.delete());

/** The combined output of all servers. */
let output = '';

interface Running {
  port: number;
  process: ChildProcess;
}

async function start(): Promise<Running> {
  const port = await freePort();
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  for (let tries = 0; tries < 300; tries++) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (ready?.ok) return { port, process: child };
    await sleep(200);
  }
  throw new Error('The server did not get ready');
}

async function stop({ process: child }: Running, signal: NodeJS.Signals): Promise<void> {
  const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null;
  child.kill(signal);
  await ended;
}

/** Sends a POST to a host of the server on this machine. @throws without an answer */
function post(port: number, host: string, path: string, body: string, headers: object) {
  return new Promise<string>((resolve, reject) => {
    const call = request({ port, host: '127.0.0.1', path, method: 'POST' }, async (answer) => {
      let text = '';
      for await (const part of answer.setEncoding('utf8')) text += part;
      resolve(text);
    });
    for (const [name, value] of Object.entries({ ...headers, host })) call.setHeader(name, value);
    call.on('error', reject).end(body);
  });
}

const document = `mutation ($data: PaymentRequestDataInput!) {
  createInvoicePaymentRequestV3(paymentId: "CARD", isPartialPayment: false, paymentRequestData: $data,
    extRefData: { shouldSavePayment: true }) {
    userErrors { code } request { externalId redirectUrl paymentStatus { id } } } }`;

interface Sent {
  key: string;
  invoice: string;
  /** Null until the server has answered. */
  externalId: string | null;
}

/** Asks to pay an invoice, and pays it on the provider's page. */
async function payAt(port: number, token: string, sent: Sent): Promise<void> {
  const data = {
    amount: 10_000,
    currency: 'USD',
    payerCode: payer,
    merchant: 'Pannier United States',
    positiveInvoiceNumbers: [sent.invoice],
  };
  const answer = await post(
    port,
    'localhost',
    '/graphql',
    JSON.stringify({ query: document, variables: { data } }),
    {
      authorization: `Bearer ${token}`,
      'idempotency-key': sent.key,
      'content-type': 'application/json',
    },
  );
  const made = JSON.parse(answer).data?.createInvoicePaymentRequestV3;
  if (made?.userErrors[0]?.code === 'TOO_MANY_OPEN') {
    // Five requests of a payer may be open; the dealer tries again when the provider has reported others.
    sent.key = randomUUID();
    await sleep(50);
    return payAt(port, token, sent);
  }
  if (!made?.request) throw new Error(`refused: ${answer}`);
  sent.externalId = made.request.externalId;
  if (!made.request.redirectUrl) return;
  const form = {
    action: 'pay',
    number: '4111111111111111',
    month: '12',
    year: '2040',
    code: '123',
  };
  await post(
    port,
    'pay.localhost',
    new URL(made.request.redirectUrl).pathname,
    new URLSearchParams({ ...form, save: 'yes' }).toString(),
    { 'content-type': 'application/x-www-form-urlencoded' },
  );
}

test(
  'makes one payment of each request when the server is killed',
  async () => {
    const all: Sent[] = invoices.map((invoice) => ({
      key: randomUUID(),
      invoice,
      externalId: null,
    }));
    const waiting = [...all];
    let token = '';
    for (let round = 0; round < kills; round++) {
      const server = await start();
      if (round === 0) token = await logIn(`http://localhost:${server.port}`, 'dealer1');
      const dealers = [1, 2, 3].map(async () => {
        for (let sent = waiting.shift(); sent; sent = waiting.shift())
          await payAt(server.port, token, sent);
      });
      const ended = Promise.allSettled(dealers);
      await sleep(150 + 100 * round);
      await stop(server, 'SIGKILL');
      const reasons = (await ended).flatMap((one) =>
        one.status === 'rejected' ? [String(one.reason)] : [],
      );
      expect(reasons.filter((reason) => reason.includes('refused'))).toEqual([]);
    }
    const server = await start();
    // Every request is sent again under its key, whether it was answered or not.
    for (const sent of all) {
      const before = sent.externalId;
      await payAt(server.port, token, sent);
      if (before) expect(sent.externalId).toBe(before);
    }
    // The provider tells again what was not confirmed.
    for (let tries = 0; tries < 100; tries++) {
      if ((await states(server.port, token)).every((state) => state === 'complete')) break;
      await sleep(200);
    }
    expect(await states(server.port, token)).toEqual(invoices.map(() => 'complete'));
    for (const number of testNumbers) await misplace(server.port, token, number);
    await stop(server, 'SIGTERM');

    await killed.use(async ({ db }) => {
      const facts = await paymentFacts(db);
      expect(facts).toEqual({
        requests: invoices.length,
        payments: invoices.length,
        coveredOnce: invoices.length,
        coveredTwice: 0,
        completedOnce: invoices.length,
      });
      const text = await everyText(db);
      for (const number of testNumbers) expect(text).not.toContain(number);
    });
    expect(output).toContain('/sandbox-pay/');
    for (const number of testNumbers) expect(output).not.toContain(number);
  },
  kills * 90_000,
);

/** Sends a card or account number in every place where a user may type it. */
async function misplace(port: number, token: string, number: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const data = {
    amount: 1,
    currency: 'USD',
    payerCode: payer,
    merchant: 'Pannier United States',
    positiveInvoiceNumbers: [number],
  };
  for (const wrong of [
    data,
    { ...data, payerName: number },
    { ...data, payerCode: number },
    { ...data, creditCardNumber: number },
    { ...data, amount: number },
  ]) {
    const body = JSON.stringify({ query: document, variables: { data: wrong } });
    expect(await post(port, 'localhost', '/graphql', body, headers)).not.toContain('"PR');
  }
  const form = { number, account: number, iban: number, action: 'pay' };
  const page = '/sandbox-pay/sbx_unknown';
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  await post(port, 'pay.localhost', page, new URLSearchParams(form).toString(), type);
  await post(port, 'localhost', page, new URLSearchParams(form).toString(), type);
  await post(port, 'localhost', '/payments/sandbox/events', JSON.stringify(form), headers);
}

async function states(port: number, token: string): Promise<string[]> {
  const query = `{ paymentRequestByPayerAndInvoiceNos(payerCode: "${payer}", limit: 50) {
    requests { paymentStatus { id } } } }`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await post(port, 'localhost', '/graphql', JSON.stringify({ query }), headers);
  const { requests } = JSON.parse(answer).data.paymentRequestByPayerAndInvoiceNos;
  return requests.map((one: { paymentStatus: { id: string } }) => one.paymentStatus.id);
}
