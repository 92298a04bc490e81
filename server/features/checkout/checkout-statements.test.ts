import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { countStatements } from '#server/db/statement-count.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { complete, inDays, type Line } from './testing/checkout.fixture.ts';
import { startAfresh } from './testing/fixture.store.ts';

// The cost of a checkout is measured as the number of statements it sends.

let app: TestApp;
let dealer1: string;
beforeAll(async () => {
  app = await startTestApp();
  dealer1 = await app.login('dealer1');
});
afterAll(() => app.close());
beforeEach(() => startAfresh(app));

/** A checkout whose client asks for `wanted` of its orders, and how many statements it sent. */
async function buy(lines: Line[], wanted: string) {
  const document = `mutation ($products: [CheckoutProductInput!]!, $shipto: String,
    $shipments: [CheckoutShipmentInput!]!, $paymentId: String) {
    checkout(products: $products, shipto: $shipto, shipments: $shipments, paymentId: $paymentId) {
      userErrors { field code } ${wanted} } }`;
  const headers = { 'idempotency-key': randomUUID() };
  const { statements, result } = await countStatements(() =>
    app.gql(dealer1, document, complete(lines), headers),
  );
  expect(result.data.checkout.userErrors).toEqual([]);
  return { statements, orders: result.data.checkout.orders };
}

const day = { request_delivery_date: inDays(3) };
const seen = (available: number, arrival: string | null = null) => ({
  seen: { available, arrival },
});
const numbers = 'orders { no: order_no }';

test('loads whole orders only when more than numbers is requested', async () => {
  const lines: Line[] = [
    ['P-1', 1],
    ['P-5', 1, null, day],
  ];
  await buy(lines, numbers);
  const plain = await buy(lines, '');
  const numbered = await buy(lines, numbers);
  expect(numbered.orders).toEqual([{ no: '20000000005' }, { no: '20000000006' }]);
  expect(numbered.statements).toBe(plain.statements);
  expect(numbered.statements).toBeLessThanOrEqual(17);

  const fragment = 'orders { ... on Order { order_no total_order } }';
  const whole = await buy(lines, fragment);
  expect(whole.orders).toEqual([
    { order_no: '20000000007', total_order: 3250 },
    { order_no: '20000000008', total_order: 2750 },
  ]);
  expect(whole.statements).toBe(numbered.statements + 3);
});

test('rereads stock shown only for lines that await an arrival', async () => {
  await given(app).stock({ article: 'P-2', qty: 0 });
  await given(app).arrival({ date: inDays(30) });
  await buy([['P-1', 1]], numbers);
  const blind = await buy([['P-1', 1]], numbers);
  const enough = await buy([['P-1', 1, null, seen(150, inDays(1))]], numbers);
  expect(enough.statements).toBe(blind.statements);
  const short = await buy([['P-2', 1, null, seen(0, inDays(30))]], numbers);
  expect(short.statements).toBeGreaterThan(blind.statements);
});
