import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabaseUrl } from '#server/config.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { prepareFixture } from '#server/testing/fixture.ts';
import { fixturePassword } from '#server/testing/seed.ts';
import { type RunningServer, startServer } from './server.ts';

// The real server is killed while many buyers check out: on PostgreSQL where the run has one, else on
// the embedded database in a directory.

const dataDir = mkdtempSync(join(tmpdir(), 'pannier-killed-checkout-'));
let onServer: Database | null = null;
let env: Record<string, string>;
beforeAll(async () => {
  if (testDatabaseUrl()) onServer = await openTestDatabase();
  env = { PANNIER_MODE: 'test', PANNIER_LOG_LEVEL: 'error', PANNIER_DATA_DIR: dataDir };
  if (onServer?.url) env.DATABASE_URL = onServer.url;
  await withDatabase(async (database) => {
    if (!onServer) await prepareFixture(database);
    await sql`update stock set qty = 100000`.execute(database.db);
  });
});
afterAll(async () => {
  await onServer?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Opens the database while no server has it; the embedded one allows a single process. */
async function withDatabase<T>(use: (database: Database) => Promise<T>): Promise<T> {
  if (onServer) return await use(onServer);
  const database = await openDatabase({ databaseUrl: null, dataDir });
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

async function post(url: string, body: object, headers: Record<string, string> = {}) {
  const sent = { 'content-type': 'application/json', ...headers };
  const answer = await fetch(url, { method: 'POST', headers: sent, body: JSON.stringify(body) });
  return await answer.json();
}

const document = `mutation Checkout($products: [CheckoutProductInput!]!, $shipto: String) {
  checkout(products: $products, shipto: $shipto, paymentId: "INV",
    shipments: [{ merchant: "Pannier United States", rateId: "STD" }]) {
    message { status description } orders { order_no }
  }
}`;

interface Sent {
  key: string;
  shipto: string;
  /** Null until the server has answered. */
  orderNo: string | null;
}

async function checkOut(server: RunningServer, tokens: Record<string, string>, sent: Sent) {
  const { key, shipto } = sent;
  const products = [
    { articleCode: 'P-1', qty: 1 },
    { articleCode: 'P-5', qty: 1, request_delivery_date: null },
  ].slice(0, shipto === 'S1' ? 2 : 1);
  const headers = { authorization: `Bearer ${tokens[shipto]}`, 'idempotency-key': key };
  const variables = { products, shipto };
  const { data, errors } = await post(
    `${server.url}/graphql`,
    { query: document, variables },
    headers,
  );
  if (errors || !data.checkout.message.status)
    throw new Error(`refused: ${JSON.stringify(errors ?? data.checkout.message)}`);
  sent.orderNo = data.checkout.orders[0].order_no;
}

async function loginAt({ url }: RunningServer, username: string): Promise<string> {
  return (await post(`${url}/login`, { username, password: fixturePassword })).requestToken;
}

test('R13 killed while it takes orders, the server has every one it acknowledged, once, and no gap', async () => {
  const all: Sent[] = [];
  const acknowledged = () => all.filter(({ orderNo }) => orderNo !== null).length;
  let tokens: Record<string, string> = {};
  for (let round = 1; round <= 2; round++) {
    const server = await startServer(env);
    if (round === 1)
      tokens = { S1: await loginAt(server, 'dealer1'), S2: await loginAt(server, 'dealer2') };
    const enough = acknowledged() + 12;
    const buyer = async (nth: number) => {
      while (server.process.exitCode === null && !server.process.killed) {
        const sent = { key: randomUUID(), shipto: nth % 2 ? 'S1' : 'S2', orderNo: null };
        all.push(sent);
        await checkOut(server, tokens, sent);
        if (acknowledged() >= enough) server.process.kill('SIGKILL');
      }
    };
    // Each ends with the request the kill has cut off.
    await Promise.allSettled(Array.from({ length: 6 }, (_, nth) => buyer(nth)));
    expect(acknowledged()).toBeGreaterThanOrEqual(enough);
    await server.stop('SIGKILL');
  }
  const known = all.map(({ orderNo }) => orderNo);
  const server = await startServer(env);
  // What was not answered is sent again under its key, and so is what was.
  for (const sent of all) await checkOut(server, tokens, sent);
  await server.stop();
  expect(known).toContain(null);
  expect(known.map((orderNo, nth) => orderNo ?? all[nth]?.orderNo)).toEqual(
    all.map(({ orderNo }) => orderNo),
  );

  await withDatabase(async ({ db }) => {
    const orders = await db.selectFrom('order').select('order_no').orderBy('order_no').execute();
    const numbers = orders.map(({ order_no }) => order_no);
    expect(numbers).toEqual(all.map((_, n) => `2000${String(n + 1).padStart(7, '0')}`));
    expect(all.map(({ orderNo }) => orderNo).toSorted()).toEqual(numbers);
    const { rows } = await sql<{ reserved: number; lines: number }>`
      select (select sum(reserved) from stock)::int as reserved,
        (select sum(qty) from order_line)::int as lines`.execute(db);
    expect(rows[0]?.reserved).toBe(rows[0]?.lines);
    const { rows: jobs } = await sql<{ nos: string[] }>`
      select data -> 'orderNos' as nos from pgboss.job where name = 'order-mail'`.execute(db);
    expect(jobs.flatMap(({ nos }) => nos).toSorted()).toEqual(numbers);
  });
}, 180_000);
