import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { demoPassword } from '../scripts/demo/logins.ts';
import { root } from '../scripts/generate/root.ts';
import { startServer } from '../scripts/testing/server.ts';
import { percentile } from './browser.ts';
import budgets from './budgets.json' with { type: 'json' };
import { usedBy } from './http.ts';
import { type Buyer, prepareBuyers } from './ordering-data.ts';

const documents = JSON.parse(readFileSync(`${root}trusted-documents.json`, 'utf8')) as Record<
  string,
  string
>;

export interface OrderingRow {
  what: string;
  answers: number;
  'req/s': number;
  'p50 ms': number;
  'p99 ms': number;
  'budget p99 ms': number;
  /** Processor time of the server for each answer, the database not counted; confirmations are. */
  'server ms': number;
}

/** A buyer with a session. */
interface Session extends Buyer {
  token: string;
}

interface Answer {
  message: { status: boolean };
  userErrors: { field: string; code: string }[];
}

const cartLines = 20;
const orderLines = 500;
const lastPieces = 100;
const rushBuyers = 1000;

/**
 * Carts and checkouts over HTTP against PostgreSQL, and how many of the last pieces are sold when
 * many buy at once.
 * @param database an imported demo feed; its stock, hosts and users are changed
 * @param seconds how long each load runs
 * @throws when a request fails, or when more or fewer pieces are sold than there were
 */
export async function benchOrdering(
  database: string,
  env: Record<string, string>,
  seconds = 10,
): Promise<OrderingRow[]> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    const data = await prepareBuyers(client);
    const server = await startServer({
      ...env,
      PANNIER_MODE: 'demo',
      PANNIER_CALL_LIMITS: 'off',
    });
    const { url } = server;
    try {
      const sessions: Session[] = [];
      for (const buyer of data.buyers)
        sessions.push({ ...buyer, token: await login(url, buyer.username) });
      const [first] = sessions;
      if (!first) throw new Error('nobody to buy');
      const codes = await orderable(url, first, data.codes);

      const carts = sessions.slice(0, 10);
      for (const [nth, session] of carts.entries()) {
        const lines = codes.slice(nth * 7).slice(0, cartLines);
        await set(url, session, lines, 1);
      }
      const update = await load(url, carts, seconds, (session, run, nth) => {
        const code = codes[nth * 7 + (run % cartLines)] ?? '';
        return set(url, session, [code], 2 + (run % 9));
      });
      const big = await load(url, sessions.slice(0, 4), seconds, (session, run, nth) => {
        const from = (run * 97 + nth * 211) % Math.max(1, codes.length - orderLines);
        return checkOut(url, session, codes.slice(from, from + orderLines), data.terms);
      });

      const wanted = codes[0] ?? '';
      await data.leave(wanted, lastPieces);
      let left = rushBuyers;
      let sold = 0;
      const before = await usedBy(url);
      const started = performance.now();
      const rush: number[] = [];
      const buyers = Array.from({ length: 100 }, async (_, nth) => {
        const session = sessions[nth % sessions.length] ?? first;
        while (left-- > 0) {
          const startedAt = performance.now();
          const { message, userErrors } = await buyOne(url, session, wanted, data.terms);
          rush.push(performance.now() - startedAt);
          if (message.status) sold += 1;
          else if (userErrors[0]?.code !== 'EXCEEDS_STOCK') throw new Error(userErrors[0]?.code);
        }
      });
      await Promise.all(buyers);
      const took = performance.now() - started;
      const { cpu } = await usedBy(url);
      const reserved = await data.readReserved(wanted);
      if (sold !== lastPieces || reserved !== lastPieces)
        throw new Error(`${sold} orders and ${reserved} pieces sold of ${lastPieces}`);
      return [
        row('one line of a cart of 20 changed, 10 at once', update, budgets.updateCartP99Ms),
        row('checkout of 500 lines, 4 at once', big, budgets.checkout500P99Ms),
        row(`${rushBuyers} buyers, 100 at once, exactly ${sold} pieces sold`, {
          times: rush,
          seconds: took / 1000,
          cpu: cpu - before.cpu,
        }),
      ];
    } finally {
      await server.stop();
    }
  } finally {
    await client.end();
  }
}

interface Load {
  times: number[];
  seconds: number;
  /** Processor time of the server, seconds. */
  cpu: number;
}

/** One request after the other for each session, all sessions at once. */
async function load(
  url: string,
  sessions: readonly Session[],
  seconds: number,
  send: (session: Session, run: number, nth: number) => Promise<Answer>,
): Promise<Load> {
  const times: number[] = [];
  const before = await usedBy(url);
  const started = performance.now();
  const until = started + seconds * 1000;
  const loops = sessions.map(async (session, nth) => {
    for (let run = 0; performance.now() < until; run++) {
      const startedAt = performance.now();
      const { message, userErrors } = await send(session, run, nth);
      times.push(performance.now() - startedAt);
      if (!message.status) throw new Error(`refused: ${JSON.stringify(userErrors.slice(0, 3))}`);
    }
  });
  await Promise.all(loops);
  const took = (performance.now() - started) / 1000;
  const { cpu } = await usedBy(url);
  return { times, seconds: took, cpu: cpu - before.cpu };
}

function row(what: string, { times, seconds, cpu }: Load, budget = Number.NaN): OrderingRow {
  return {
    what,
    answers: times.length,
    'req/s': Math.round((times.length / seconds) * 10) / 10,
    'p50 ms': percentile(times, 0.5),
    'p99 ms': percentile(times, 0.99),
    'budget p99 ms': budget,
    'server ms': Math.round((cpu * 10_000) / times.length) / 10,
  };
}

async function login(url: string, username: string): Promise<string> {
  const answer = await fetch(`${url}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: demoPassword }),
  });
  if (!answer.ok) throw new Error(`login of ${username} answered ${answer.status}`);
  return ((await answer.json()) as { requestToken: string }).requestToken;
}

/** Sends a trusted mutation under a key of its own. */
async function mutate(
  url: string,
  { token }: Session,
  name: string,
  variables: object,
): Promise<Answer> {
  const sha256Hash = Object.keys(documents).find((hash) =>
    documents[hash]?.startsWith(`mutation ${name}(`),
  );
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({
      operationName: name,
      variables,
      extensions: { persistedQuery: { version: 1, sha256Hash } },
    }),
  });
  const { data, errors } = (await answer.json()) as {
    data?: Record<string, Answer>;
    errors?: unknown;
  };
  const [result] = Object.values(data ?? {});
  if (!result) throw new Error(`${name} answered ${answer.status}: ${JSON.stringify(errors)}`);
  return result;
}

const set = (url: string, session: Session, codes: readonly string[], qty: number) =>
  mutate(url, session, 'UpdateProductsInCart', {
    products: codes.map((articleCode) => ({ articleCode, qty })),
  });

const checkOut = (url: string, session: Session, codes: readonly string[], terms: object) =>
  mutate(url, session, 'Checkout', {
    ...terms,
    shipto: session.shipTo,
    // Sends what the app sends, including the stock that the page showed.
    products: codes.map((articleCode) => ({ articleCode, qty: 1, seen: { available: 1 } })),
  });

const buyOne = (url: string, session: Session, code: string, terms: object) =>
  checkOut(url, session, [code], terms);

/** Returns the codes that the buyer may put into a cart, and leaves the cart empty. */
async function orderable(url: string, session: Session, codes: readonly string[]) {
  const good: string[] = [];
  for (let from = 0; from < codes.length; from += 500) {
    const some = codes.slice(from, from + 500);
    const { userErrors } = await set(url, session, some, 1);
    const bad = new Set(userErrors.map(({ field }) => Number(field.split('.')[1])));
    const fine = some.filter((_, index) => !bad.has(index));
    good.push(...fine);
    if (bad.size === 0) await set(url, session, fine, 0);
  }
  if (good.length <= orderLines) throw new Error(`only ${good.length} articles can be ordered`);
  return good;
}
