// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import { enqueue } from '#src/offline/outbox/enqueue.ts';
import {
  claim,
  discardEntry,
  pendingEntries,
  retryEntry,
} from '#src/offline/outbox/outbox-store.ts';
import { type Clock, FakeDevice } from '#src/offline/testing/fake-device.ts';
import { FakeDeviceNetwork } from '#src/offline/testing/fake-device-network.ts';
import { FakeServer, product } from '#src/offline/testing/fake-server.ts';
import { cartChange } from './cart.offline.ts';
import { readCart } from './cart-device.ts';

let clock: Clock;
let server: FakeServer;
let network: FakeDeviceNetwork;
let device: FakeDevice;

beforeEach(() => {
  clock = { now: 1_000_000 };
  server = new FakeServer();
  network = new FakeDeviceNetwork(server);
  device = new FakeDevice(network, clock, 7, 'C1', { tabs: 3 });
});
afterEach(() => device.close());

const put = async (article: string, qty: number) => {
  const tab = device.tab(0);
  const [entry] = await enqueue(tab.db, tab.viewer, [
    cartChange(tab.viewer.customer ?? '', product(article), qty),
  ]);
  if (!entry) throw new Error('nothing kept');
  return entry;
};
const states = async () =>
  (await pendingEntries(device.tab(0).db)).map(({ keys, state, attempts, failure }) => [
    keys[0]?.split('/').at(-1),
    state,
    attempts,
    failure?.code ?? null,
  ]);
const effects = () => server.effects.map(({ articleCode, qty }) => [articleCode, qty]);
const shown = async (customer = 'C1') =>
  (await readCart(device.tab(0).db, customer)).lines.map(({ articleCode, qty, pending }) => [
    articleCode,
    qty,
    pending,
  ]);

test('sends in capture order, then fetches the server’s cart', async () => {
  server.cartOf('C1').set('Z', 1);
  await put('B', 2);
  await put('A', 1);
  expect(await device.tab(0).sync()).toEqual({ phase: 'idle', nextAt: null });
  expect(effects()).toEqual([
    ['B', 2],
    ['A', 1],
  ]);
  expect(await shown()).toEqual([
    ['Z', 1, false],
    ['B', 2, false],
    ['A', 1, false],
  ]);
});

test('keeps changes queued offline without counting attempts', async () => {
  network.online = false;
  await put('A', 1);
  for (let n = 0; n < 20; n += 1)
    expect(await device.tab(0).sync()).toEqual({ phase: 'offline', nextAt: null });
  expect(await states()).toEqual([['A', 'queued', 0, null]]);
  network.online = true;
  expect(await device.tab(0).sync()).toMatchObject({ phase: 'idle' });
  expect(effects()).toEqual([['A', 1]]);
});

test.each(['captive portal', 'answer cut', 'request lost'] as const)(
  'treats %s as no network, not as success',
  async (fault) => {
    await put('A', 1);
    network.plan = [fault];
    expect(await device.tab(0).sync()).toMatchObject({ phase: 'offline' });
    expect(await states()).toEqual([['A', 'queued', 0, null]]);
  },
);

test('resends a change under its key after a lost answer (R1)', async () => {
  await put('A', 1);
  network.plan = ['answer lost'];
  await device.tab(0).sync();
  await put('A', 5);
  await device.tab(0).sync();
  expect(effects()).toEqual([
    ['A', 1],
    ['A', 5],
  ]);
});

test('resends entries found `sending` after a crash (R5)', async () => {
  const { seq, idempotencyKey } = await put('A', 1);
  await claim(device.tab(0).db, seq);
  device.tab(0).kill();
  await device.tab(0).sync();
  expect(server.effects.map((effect) => effect.key)).toEqual([idempotencyKey]);
});

test('refreshes an expired token on the way', async () => {
  await put('A', 1);
  server.expire(device.token);
  expect(await device.tab(0).sync()).toMatchObject({ phase: 'idle' });
  expect(effects()).toEqual([['A', 1]]);
});

test('keeps everything waiting for login without a session', async () => {
  await put('A', 1);
  device.token = '';
  expect(await device.tab(0).sync()).toEqual({ phase: 'login', nextAt: null });
  expect(await states()).toEqual([['A', 'queued', 0, null]]);
});

test('parks a refused change and holds back only its key', async () => {
  server.quotas.set('Q', 5);
  await put('Q', 9);
  await put('A', 1);
  await device.tab(0).sync();
  expect(await states()).toEqual([['Q', 'parked', 1, 'OVER_QUOTA']]);
  const { lines } = await readCart(device.tab(0).db, 'C1');
  expect(lines.find((line) => line.articleCode === 'Q')).toMatchObject({
    qty: 9,
    pending: true,
    problem: { code: 'OVER_QUOTA', message: 'Too many' },
  });
  expect(effects()).toEqual([['A', 1]]);
  await put('Q', 4);
  await device.tab(0).sync();
  expect(await states()).toEqual([]);
  expect(effects()).toEqual([
    ['A', 1],
    ['Q', 4],
  ]);
});

test("holds all tabs on 429 until the server's retry time", async () => {
  await put('A', 1);
  await put('B', 1);
  network.plan = ['busy 429'];
  expect(await device.tab(0).sync()).toEqual({ phase: 'error', nextAt: clock.now + 7_000 });
  clock.now += 6_999;
  expect(await device.tab(1).sync()).toMatchObject({ phase: 'error' });
  expect(effects()).toEqual([]);
  clock.now += 1;
  await device.tab(1).sync();
  expect(effects()).toEqual([
    ['A', 1],
    ['B', 1],
  ]);
});

test('parks a change after repeated failures, sends the others', async () => {
  const { id } = await put('A', 1);
  await put('B', 1);
  network.plan = ['server 500'];
  expect(await device.tab(0).sync()).toEqual({ phase: 'idle', nextAt: clock.now + 2_000 });
  expect(effects()).toEqual([['B', 1]]);
  for (let n = 1; n < 10; n += 1) {
    clock.now += 400_000;
    network.plan = ['server 500'];
    await device.tab(0).sync();
  }
  expect(await states()).toEqual([['A', 'parked', 10, 'GAVE_UP']]);
  await retryEntry(device.tab(0).db, id);
  await device.tab(0).sync();
  expect(await states()).toEqual([]);
});

// R10
test('holds nothing back when the clock is set back ten years', async () => {
  await put('A', 1);
  network.plan = ['server 500'];
  await device.tab(0).sync();
  clock.now -= 10 * 365 * 86_400_000;
  await device.tab(0).sync();
  expect(await states()).toEqual([]);
});

test('sends a change only for the customer it was made for', async () => {
  await put('A', 1);
  device.login('C2');
  await put('A', 7);
  await device.tab(0).sync();
  expect([...server.cartOf('C1')]).toEqual([]);
  expect([...server.cartOf('C2')]).toEqual([['A', 7]]);
  device.login('C1');
  await device.tab(0).sync();
  expect([...server.cartOf('C1')]).toEqual([['A', 1]]);
  expect(await shown('C2')).toEqual([['A', 7, false]]);
});

test("never sends another user's changes as this user (R8)", async () => {
  const { seq } = await put('A', 1);
  await device.tab(0).db.outbox.update(seq, { userId: 8 });
  await device.tab(0).sync();
  expect(effects()).toEqual([]);
  expect(await states()).toEqual([['A', 'queued', 0, null]]);
});

test('leaves entries of a newer app for that app (R9)', async () => {
  const { seq } = await put('A', 1);
  await device.tab(0).db.outbox.update(seq, { version: 99 });
  await device.tab(0).sync();
  expect(await states()).toEqual([['A', 'queued', 0, null]]);
});

test('sends each change once from three tabs (R6)', async () => {
  for (const article of ['A', 'B', 'C', 'D']) await put(article, 1);
  await Promise.all([0, 1, 2].map((index) => device.tab(index).sync()));
  expect(effects()).toHaveLength(4);
});

test('lets the next tab send when the sending tab is killed (R6)', async () => {
  for (const article of ['A', 'B', 'C']) await put(article, 1);
  network.plan = ['fine', 'killed after'];
  const results = await Promise.all([0, 1].map((index) => device.tab(index).sync()));
  expect(results).toEqual([null, { phase: 'idle', nextAt: null }]);
  expect(effects()).toHaveLength(3);
  expect(await states()).toEqual([]);
});

test('does not overwrite a change with an older cart answer (R15)', async () => {
  device.close();
  device = new FakeDevice(network, clock, 7, 'C1', { tabs: 2, locks: false });
  server.cartOf('C1').set('A', 1);
  network.meanwhile = async () => {
    await put('A', 2);
    await device.tab(1).sync();
  };
  await device.tab(0).sync();
  expect(await shown()).toEqual([['A', 2, false]]);
});

test("restores the server's quantity when a change is discarded", async () => {
  server.quotas.set('Q', 5);
  server.cartOf('C1').set('Q', 2);
  await device.tab(0).sync();
  const { id } = await put('Q', 9);
  await device.tab(0).sync();
  network.online = false;
  expect(await shown()).toEqual([['Q', 9, true]]);
  await discardEntry(device.tab(0).db, id);
  expect(await shown()).toEqual([['Q', 2, false]]);
});

test('removes a discarded new line and hides one set to zero', async () => {
  server.cartOf('C1').set('Z', 1);
  await device.tab(0).sync();
  network.online = false;
  const { id } = await put('A', 1);
  await put('Z', 0);
  expect(await shown()).toEqual([['A', 1, true]]);
  await discardEntry(device.tab(0).db, id);
  expect(await shown()).toEqual([]);
  network.online = true;
  await device.tab(0).sync();
  expect(await device.tab(0).db.cartLines.count()).toBe(0);
});

test('sends a year-old outbox in full (R10)', async () => {
  for (let n = 0; n < 30; n += 1) await put(`N${n}`, n + 1);
  clock.now += 365 * 86_400_000;
  await device.tab(0).sync();
  expect(effects()).toHaveLength(30);
});
