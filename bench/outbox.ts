// Measures how long a device takes to send the changes it has captured offline over a slow link:
//    node bench/outbox.ts [entries]     default: 500
// Runs the real outbox on an in-memory IndexedDB and the real server with its embedded database. The link
// between them has 10 Mbit/s each way and a round trip of 100 ms. For the simulator's seeds per second, run
// scripts/simulate.ts with `-- --seeds 10000`.
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import '#src/features/cart/cart.offline.ts';
import { cartChange } from '#src/features/cart/cart.offline.ts';
import type { CartProductFragment } from '#src/graphql/generated/graphql.ts';
import { openDatabase } from '#src/offline/database.ts';
import { enqueue } from '#src/offline/outbox/enqueue.ts';
import { pendingEntries } from '#src/offline/outbox/outbox-store.ts';
import { readClaims } from '#src/offline/session/token-claims.ts';
import { lanes } from '#src/offline/sync/push-outbox.ts';
import { runSync } from '#src/offline/sync/run-sync.ts';
import { root } from '../scripts/generate/root.ts';
import { addBenchArticles, sorg } from '../scripts/simulate/server.store.ts';
import { startSimServer } from '../scripts/simulate/server.ts';

const entries = Number(process.argv[2] ?? 500);
const bytesPerMs = 10_000_000 / 8 / 1_000;
const oneWayMs = 50;
const { outboxDrain500Seconds: budget } = JSON.parse(
  readFileSync(`${root}bench/budgets.json`, 'utf8'),
) as { outboxDrain500Seconds?: number };

/** One direction of the link: what is sent at once goes one after the other. */
class Pipe {
  #freeAt = 0;

  async carry(bytes: number): Promise<void> {
    this.#freeAt = Math.max(this.#freeAt, performance.now()) + bytes / bytesPerMs;
    await sleep(this.#freeAt + oneWayMs - performance.now());
  }
}

const server = await startSimServer();
await addBenchArticles(server.db, entries);
await server.catchUp();
const [user] = server.users;
const customer = user?.customers[0];
if (!user || !customer) throw new Error('no user');
const token = server.token(user, customer);
const up = new Pipe();
const down = new Pipe();
let requests = 0;
let bytes = 0;

const link: typeof fetch = async (url, init) => {
  const body = String(init?.body);
  const headers = Object.fromEntries(new Headers(init?.headers));
  const head = JSON.stringify(headers).length;
  await up.carry(head + body.length);
  const answer = await server.sendRequest({ method: 'POST', path: String(url), headers, body });
  requests += 1;
  bytes += head + body.length + answer.body.length + 400;
  await down.carry(answer.body.length + 400);
  return new Response(answer.body, {
    status: answer.status,
    headers: { 'content-type': 'application/json' },
  });
};

const indexedDB = new IDBFactory();
const db = openDatabase('pannier|bench|1', { indexedDB, IDBKeyRange });
const viewer = { host: 'bench', userId: user.id, customer, sorg };
for (let n = 0; n < entries; n += 1) {
  const product = { article_code: `L-${n}`, name: `L-${n}` } as CartProductFragment;
  await enqueue(db, viewer, [cartChange(customer, product, 1)]);
}
const transport = {
  fetch: link,
  accessToken: () => Promise.resolve(token),
  refreshAccessToken: () => Promise.resolve(token),
  readClaims,
  locale: () => 'en-us',
};
const start = performance.now();
const result = await runSync(
  { db, userId: user.id, transport, now: Date.now, random: Math.random },
  { pull: false },
);
const seconds = (performance.now() - start) / 1_000;
const left = (await pendingEntries(db)).length;
console.table([
  {
    what: `drain of ${entries} entries, 10 Mbit/s, 100 ms`,
    seconds: Number(seconds.toFixed(1)),
    'at once': lanes,
    requests,
    kB: Math.round(bytes / 1_000),
    left,
    phase: result.phase,
  },
]);
if (entries === 500 && budget !== undefined && seconds > budget)
  console.log(`OVER BUDGET: ${seconds.toFixed(1)} s, allowed are ${budget} s`);
await server.close();
process.exit(left === 0 ? 0 : 1);
