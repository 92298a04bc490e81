import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '#server/db/database.ts';
import { fixturePassword } from '#server/testing/seed.ts';

// Orders as devices send them, while something happens to the server.

/** An order a device has sent, maybe several times. */
export interface Sent {
  key: string;
  /** The address of the dealer who orders. */
  shipto: string;
  /** Null until the server has answered. */
  orderNo: string | null;
}

/** Sends a POST with a JSON body. @throws what `fetch` throws without an answer */
async function post(url: string, body: object, headers: Record<string, string> = {}) {
  const sent = { 'content-type': 'application/json', ...headers };
  return await fetch(url, { method: 'POST', headers: sent, body: JSON.stringify(body) });
}

const document = `mutation Checkout($products: [CheckoutProductInput!]!, $shipto: String) {
  checkout(products: $products, shipto: $shipto, paymentId: "INV",
    shipments: [{ merchant: "Pannier United States", rateId: "STD" }]) {
    message { status description } orders { order_no }
  }
}`;

/**
 * Sends an order once and notes its number.
 * @param tokens access tokens by address
 * @returns the answer when the server asks to be asked again (503), else null: it is placed
 * @throws when there is no answer, or any other one
 */
export async function checkOut(
  url: string,
  tokens: Record<string, string>,
  sent: Sent,
): Promise<{ code: string; retryAfter: string | null } | null> {
  const { key, shipto } = sent;
  const products = [
    { articleCode: 'P-1', qty: 1 },
    { articleCode: 'P-5', qty: 1, request_delivery_date: null },
  ].slice(0, shipto === 'S1' ? 2 : 1);
  const headers = { authorization: `Bearer ${tokens[shipto]}`, 'idempotency-key': key };
  const variables = { products, shipto };
  const answer = await post(`${url}/graphql`, { query: document, variables }, headers);
  const { data, errors } = await answer.json();
  if (answer.status === 503)
    return { code: errors[0].extensions.code, retryAfter: answer.headers.get('retry-after') };
  if (errors || !data.checkout.message.status)
    throw new Error(`refused: ${JSON.stringify(errors ?? data.checkout.message)}`);
  sent.orderNo = data.checkout.orders[0].order_no;
  return null;
}

/** @returns an access token */
export async function logIn(url: string, username: string): Promise<string> {
  const answer = await post(`${url}/login`, { username, password: fixturePassword });
  return (await answer.json()).requestToken;
}

/** Every order sent is there once, numbered without a gap, with its stock and its mail; and no other. */
export async function expectEachOnce(db: Db, all: readonly Sent[]): Promise<void> {
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
}
