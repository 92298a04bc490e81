import { readFileSync } from 'node:fs';
import pg from 'pg';
import { demoPassword } from '../scripts/demo/logins.ts';
import { root } from '../scripts/generate/root.ts';
import { startServer } from '../scripts/testing/server.ts';
import budgets from './budgets.json' with { type: 'json' };
import { calculatePercentile, timeCalls } from './percentile.ts';

const documents = JSON.parse(readFileSync(`${root}trusted-documents.json`, 'utf8')) as Record<
  string,
  string
>;

export interface ListRow {
  what: string;
  /** Orders found. */
  found: number;
  'p50 ms': number;
  'p95 ms': number;
  'budget ms': number;
}

interface Answer {
  data?: { orders: { info: { count: number } } };
  errors?: unknown;
}

const sorg = '2000';
/** Of one dealer; the others share the rest. */
const ofDealer = 2_000;
const calls = 200;

/**
 * The order list of a dealer over HTTP against PostgreSQL, among very many orders of others.
 * @param database an imported demo feed, which gets the orders
 */
export async function benchList(
  database: string,
  env: Record<string, string>,
  orders: number,
): Promise<ListRow[]> {
  await writeOrders(database, orders);
  const server = await startServer({
    ...env,
    PANNIER_MODE: 'development',
    PANNIER_CALL_LIMITS: 'off',
  });
  try {
    const send = await logInDealer(server.url);
    const filter = { status: ['Waiting', 'Confirmed'], from: '2025-02-01' };
    const byTotal = [
      { by: 'total', order: 'DESC' },
      { by: 'createdAt', order: 'ASC' },
    ];
    return [
      await measured('one page', () => send({ page: 1, limit: 20 })),
      await measured('the last page', () => send({ page: ofDealer / 20, limit: 20 })),
      await measured('search, two filters and sort', (nth) =>
        send({
          page: 1,
          limit: 20,
          sort: byTotal,
          filter: { ...filter, search: `PO ${nth % 10}` },
        }),
      ),
      await measured('search for what lines hold', (nth) =>
        send({
          page: 1,
          limit: 20,
          sort: byTotal,
          filter: { ...filter, search: `BENCH-${nth % 10}` },
        }),
      ),
    ];
  } finally {
    await server.stop();
  }
}

/** Orders of one line over two years, spread over the customers of a sales organisation. */
async function writeOrders(database: string, orders: number): Promise<void> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    // Stock and notifications follow orders by triggers, which are not what is measured.
    await client.query('set session_replication_role = replica');
    await client.query(
      `insert into "order" (sorg, order_no, user_id, customer, cust_po_no, ship_to,
        ship_to_address, shipment_rate, shipment_name, shipment_price, payment_id, payment_type,
        total, status, created_at)
      select $1, 'L' || n, d.user_id, case when n < $3 then d.customer else o.codes[1 + n % o.many] end,
        'PO ' || n, 'S1', '{}', 'STD', 'Standard', 0, 'INV', 'Invoice', 1000 + n,
        (array['Waiting', 'Confirmed', 'Shipped', 'Cancelled'])[1 + n % 4],
        timestamp '2025-01-01' + interval '1 minute' * (n * 997 % 1000000)
      from generate_series(0, $2 - 1) n
      cross join (select a.user_id, a.value as customer from user_area a
        join app_user u on u.id = a.user_id where u.username = 'dealer.us' and a.sorg = $1
        limit 1) d
      cross join (select array_agg(c.unified) as codes, count(*)::int as many from customer c
        where c.sorg = $1 and c.unified not in (select value from user_area a
          join app_user u on u.id = a.user_id where u.username = 'dealer.us')) o`,
      [sorg, orders, ofDealer],
    );
    await client.query(
      `insert into order_line (sorg, order_no, position, article, description, qty, uom, price,
        subtotal)
      select $1, 'L' || n, 1, 'BENCH-' || n, 'An article', 1, 'PC', 1000, 1000
      from generate_series(0, $2 - 1) n`,
      [sorg, orders],
    );
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

/** The app's own document does not sort yet; as a text, which the server keeps parsed, it does. */
function sortable(document: string): string {
  return document
    .replace('query Orders(', 'query Orders($sort: [OrderSort!], ')
    .replace('orders(filter:', 'orders(sort: $sort, filter:');
}

async function logInDealer(url: string) {
  const login = await fetch(`${url}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'dealer.us', password: demoPassword }),
  });
  const { requestToken } = (await login.json()) as { requestToken: string };
  const query = sortable(
    Object.values(documents).find((text) => text.includes('query Orders(')) ?? '',
  );
  return async (variables: object): Promise<number> => {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${requestToken}` },
      body: JSON.stringify({
        operationName: 'Orders',
        variables,
        query,
      }),
    });
    const { data, errors } = (await answer.json()) as Answer;
    if (!data) throw new Error(JSON.stringify(errors));
    return data.orders.info.count;
  };
}

async function measured(what: string, send: (nth: number) => Promise<number>): Promise<ListRow> {
  let found = 0;
  const times = await timeCalls(calls, async (nth) => {
    found = Math.max(found, await send(nth));
  });
  const [p50, p95] = [calculatePercentile(times, 0.5), calculatePercentile(times, 0.95)];
  return { what, found, 'p50 ms': p50, 'p95 ms': p95, 'budget ms': budgets.listP95Ms };
}
