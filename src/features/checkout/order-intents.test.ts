// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cartChange, cartOperation } from '#src/offline/cart-lines.ts';
import { enqueue } from '#src/offline/outbox/enqueue.ts';
import { discardEntry, pendingEntries, retryEntry } from '#src/offline/outbox/outbox-store.ts';
import { type Clock, FakeDevice, type FakeTab } from '#src/offline/testing/fake-device.ts';
import type { FakeDeviceNetwork } from '#src/offline/testing/fake-device-network.ts';
import { type FakeServer, product } from '#src/offline/testing/fake-server.ts';
import '#src/features/cart/cart.offline.ts';
import { isRefusedByServer, type OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { captureOrder, giveUpOrder, replaceOrder } from './order-intents.ts';
import { readOrder } from './read-order.ts';
import { captureDraft } from './testing/capture-draft.ts';
import { OrderDevice, orderOf } from './testing/order-device.ts';

let shop: OrderDevice;
let clock: Clock;
let server: FakeServer;
let network: FakeDeviceNetwork;
let device: FakeDevice;
let placed: OrderDevice['placed'];

beforeEach(() => {
  shop = new OrderDevice();
  ({ clock, server, network, device, placed } = shop);
});
afterEach(() => device.close());

const tab = (): FakeTab => device.tab(0);
const put = (article: string, qty: number) =>
  enqueue(tab().db, tab().viewer, [cartChange(device.customer, product(article), qty)]);
const capture = (lines: Record<string, number>) =>
  captureDraft(tab().viewer, orderOf(lines), tab().db);
/** Captures an order that the checkout has already sent under a key without getting an answer. */
const handOn = (by: FakeTab, lines: Record<string, number>, sentUnder: string) => {
  const { variables, note } = orderOf(lines);
  return captureOrder(
    by.viewer,
    { variables, note: { ...note, sentUnder }, draft: sentUnder },
    by.db,
  );
};
const shown = async (customer = 'C1') => {
  const lines = await tab().db.cartLines.where('customer').equals(customer).sortBy('position');
  return lines.filter(({ qty }) => qty > 0).map(({ articleCode, qty }) => [articleCode, qty]);
};
const waiting = () => pendingEntries(tab().db);
const only = async (): Promise<OutboxEntry> => {
  const [entry, more] = await waiting();
  if (!entry || more) throw new Error('not exactly one entry waits');
  return entry;
};

test('removes captured lines from the cart, even after a sync', async () => {
  server.cartOf('C1').set('A', 2);
  await tab().sync();
  network.online = false;
  await put('B', 3);
  await capture({ A: 2, B: 3 });
  expect(await shown()).toEqual([]);
  network.online = true;
  network.plan = ['server 500'];
  await tab().sync();
  expect([...server.cartOf('C1')]).toEqual([['A', 2]]);
  expect(await shown()).toEqual([]);
});

test('sends the order once, after cart changes, lines stay removed', async () => {
  await put('B', 3);
  network.plan = ['answer lost'];
  await tab().sync();
  network.online = false;
  const id = await capture({ B: 3 });
  network.online = true;
  await Promise.all([device.tab(0).sync(), device.tab(1).sync()]);
  expect(placed).toEqual([{ key: expect.any(String), lines: [['B', 3]] }]);
  expect(server.effects.map(({ articleCode, qty }) => [articleCode, qty])).toEqual([['B', 3]]);
  expect(await shown()).toEqual([]);
  expect(await tab().db.cartLines.count()).toBe(0);
  expect((await readOrder(tab().db, id))?.note).toMatchObject({ orderNos: ['O1'], lines: [] });
});

test('takes over unsent cart lines and returns them on discard', async () => {
  network.online = false;
  await put('A', 2);
  await put('B', 3);
  await capture({ B: 3 });
  expect((await waiting()).map(({ operation }) => operation)).toEqual([cartOperation, 'Checkout']);
  expect(await shown()).toEqual([['A', 2]]);
  const order = (await waiting())[1];
  await giveUpOrder(tab().viewer, order?.id ?? '', tab().db);
  expect(await shown()).toEqual([
    ['A', 2],
    ['B', 3],
  ]);
  network.online = true;
  await tab().sync();
  expect([...server.cartOf('C1')]).toEqual([
    ['A', 2],
    ['B', 3],
  ]);
  expect(placed).toEqual([]);
});

test('sends a changed quantity of a known line before the order', async () => {
  server.cartOf('C1').set('A', 2);
  await tab().sync();
  network.online = false;
  await put('A', 5);
  await capture({ A: 5 });
  expect(await waiting()).toHaveLength(2);
  network.online = true;
  await tab().sync();
  expect(server.effects.map(({ articleCode, qty }) => [articleCode, qty])).toEqual([['A', 5]]);
  expect(placed).toEqual([{ key: expect.any(String), lines: [['A', 5]] }]);
});

test('sends lines added after the order later and keeps them', async () => {
  network.online = false;
  await put('A', 2);
  await capture({ A: 2 });
  await put('A', 5);
  expect(await shown()).toEqual([['A', 5]]);
  network.online = true;
  await tab().sync();
  expect(placed).toHaveLength(1);
  expect([...server.cartOf('C1')]).toEqual([['A', 5]]);
  expect(await shown()).toEqual([['A', 5]]);
});

test.each(['answer lost', 'delivered twice', 'delivered late', 'killed after'] as const)(
  'places the order once: %s (R1)',
  async (fault) => {
    await put('A', 2);
    await tab().sync();
    await capture({ A: 2 });
    network.plan = [fault];
    await tab().sync();
    network.deliverLate();
    await tab().sync();
    expect(placed).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  },
);

test('places an unanswered online order once under its key', async () => {
  await put('A', 2);
  await tab().sync();
  const { variables } = orderOf({ A: 2 });
  const body = { token: device.token, key: 'K1', operation: 'Checkout', variables };
  server.answer(body);
  expect(placed).toHaveLength(1);
  await handOn(tab(), { A: 2 }, 'K1');
  expect(await only()).toMatchObject({ idempotencyKey: 'K1', sent: true });
  await tab().sync();
  expect(placed).toHaveLength(1);
  expect(await waiting()).toEqual([]);
});

test('keeps all or nothing when killed during capture (R5)', async () => {
  for (const diesIn of [0, 1, 2, 3]) {
    await put('A', 2);
    const dying = tab();
    dying.diesIn = diesIn;
    await dying.orDeath(handOn(dying, { A: 2 }, 'K'));
    dying.diesIn = null;
    const entry = (await waiting()).find(({ operation }) => operation === 'Checkout');
    expect(await shown()).toEqual(entry ? [] : [['A', 2]]);
    if (entry) expect(entry).toMatchObject({ idempotencyKey: 'K', sent: true });
    for (const one of await waiting()) await discardEntry(tab().db, one.id);
  }
});

test('parks a refused order and restores its lines on discard', async () => {
  server.cartOf('C1').set('A', 2);
  await tab().sync();
  await capture({ A: 2 });
  shop.refusal = { field: 'products.0.subtotal', code: 'PRICE_CHANGED' };
  await tab().sync();
  const entry = await only();
  expect(entry).toMatchObject({ state: 'parked', failure: { code: 'PRICE_CHANGED' } });
  expect(isRefusedByServer(entry)).toBe(true);
  expect(await shown()).toEqual([]);
  network.online = false;
  await giveUpOrder(tab().viewer, entry.id, tab().db);
  expect(await waiting()).toEqual([]);
  expect(await shown()).toEqual([['A', 2]]);
});

test('restores discarded lines even if the cart was emptied', async () => {
  server.cartOf('C1').set('A', 2);
  await tab().sync();
  await capture({ A: 2 });
  shop.refusal = { field: 'products.0.subtotal', code: 'PRICE_CHANGED' };
  const other = new FakeDevice(network, clock, 7, 'C1');
  await other.tab(0).sync();
  await enqueue(other.tab(0).db, other.tab(0).viewer, [cartChange('C1', product('A'), 0)]);
  await other.tab(0).sync();
  device.login('C1');
  await tab().sync();
  await giveUpOrder(tab().viewer, (await only()).id, tab().db);
  expect(await shown()).toEqual([['A', 2]]);
  await tab().sync();
  expect([...server.cartOf('C1')]).toEqual([['A', 2]]);
  other.close();
});

test('replaces a refused order in one step and places it once', async () => {
  await put('A', 10);
  await put('B', 1);
  await capture({ A: 10, B: 1 });
  await put('A', 1);
  shop.refusal = { field: 'products.0.qty', code: 'STOCK_CHANGED' };
  await tab().sync();
  const [order] = await waiting();
  shop.refusal = null;
  const id = await replaceOrder(tab().viewer, order?.id ?? '', orderOf({ A: 4 }), tab().db);
  expect(await shown()).toEqual([['A', 1]]);
  await tab().sync();
  expect(placed).toEqual([{ key: expect.any(String), lines: [['A', 4]] }]);
  expect(placed[0]?.key).not.toBe(order?.idempotencyKey);
  expect(await readOrder(tab().db, id)).toMatchObject({ state: 'done' });
  expect(await waiting()).toEqual([]);
  // The article left out of the order has left the cart; the one added later is still there.
  expect([...server.cartOf('C1')]).toEqual([['A', 1]]);
  expect(await shown()).toEqual([['A', 1]]);
});

test("keeps the successor's earlier cart line on replacement", async () => {
  server.cartOf('C1').set('NEW', 2);
  await put('OLD', 3);
  await capture({ OLD: 3 });
  shop.refusal = { field: 'products.0.articleCode', code: 'REPLACED' };
  await tab().sync();
  const [order] = await waiting();
  shop.refusal = null;
  await replaceOrder(tab().viewer, order?.id ?? '', orderOf({ NEW: 3 }), tab().db);
  expect(await shown()).toEqual([['NEW', 2]]);
  await tab().sync();
  expect(placed).toEqual([{ key: expect.any(String), lines: [['NEW', 3]] }]);
  expect([...server.cartOf('C1')]).toEqual([['NEW', 2]]);
  expect(await shown()).toEqual([['NEW', 2]]);
  expect(await waiting()).toEqual([]);
});

test('keeps the old or the new order when killed, never both (R5)', async () => {
  for (const diesIn of [0, 1, 2, 3]) {
    shop.refusal = { field: 'products', code: 'ORDER_LIMIT' };
    await put('A', 10);
    await capture({ A: 10 });
    await tab().sync();
    const { id } = await only();
    const dying = tab();
    dying.diesIn = diesIn;
    await dying.orDeath(
      replaceOrder(dying.viewer, id, orderOf({ A: 4 }), dying.db).catch(() => null),
    );
    dying.diesIn = null;
    const orders = (await waiting()).filter((entry) => entry.operation === 'Checkout');
    expect(orders).toHaveLength(1);
    expect(await shown()).toEqual([]);
    await giveUpOrder(tab().viewer, orders[0]?.id ?? '', tab().db);
    shop.refusal = null;
    await put('A', 0);
    await tab().sync();
  }
  expect(placed).toEqual([]);
});

test.each(['accepted as it is now', 'tried again as it was'])(
  'places no second order for a late copy: %s (R1)',
  async (how) => {
    await put('A', 2);
    await tab().sync();
    await capture({ A: 2 });
    network.plan = ['delivered late'];
    await tab().sync();
    shop.refusal = { field: 'products.0.subtotal', code: 'PRICE_CHANGED' };
    await tab().sync();
    shop.refusal = null;
    const { id } = await only();
    if (how === 'tried again as it was') await retryEntry(tab().db, id);
    else await replaceOrder(tab().viewer, id, orderOf({ A: 1 }), tab().db);
    network.deliverLate();
    expect(placed).toEqual([]);
    await tab().sync();
    expect(placed).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  },
);

test.each(['sent again', 'given up'])(
  'places an order once after a lost answer and a 403: %s',
  async (how) => {
    server.cartOf('C1').set('A', 2);
    await tab().sync();
    await capture({ A: 2 });
    for (const fault of ['answer lost', 'forbidden 403'] as const) {
      network.plan = [fault];
      await tab().sync();
    }
    const entry = await only();
    expect(entry.failure?.code).toBe('HTTP_403');
    if (how === 'sent again') await retryEntry(tab().db, entry.id);
    else await giveUpOrder(tab().viewer, entry.id, tab().db);
    await tab().sync();
    expect([await waiting(), await shown()]).toEqual([[], []]);
    expect(placed).toEqual([{ key: entry.idempotencyKey, lines: [['A', 2]] }]);
  },
);

test('allows only a retry for an order that may have been placed', async () => {
  await capture({ A: 2 });
  for (let n = 0; n < 10; n += 1) {
    network.plan = ['server 500'];
    await tab().sync();
    clock.now += 400_000;
  }
  const entry = await only();
  expect(entry).toMatchObject({ state: 'parked', failure: { code: 'GAVE_UP' } });
  expect(isRefusedByServer(entry)).toBe(false);
  const change = replaceOrder(tab().viewer, entry.id, orderOf({ A: 1 }), tab().db);
  await expect(change).rejects.toThrow('does not wait');
  expect((await only()).id).toBe(entry.id);
  await retryEntry(tab().db, entry.id);
  expect(await only()).toMatchObject({ idempotencyKey: entry.idempotencyKey, sent: true });
});

test("holds another customer's order until it is active again (R8)", async () => {
  server.cartOf('C1').set('A', 2);
  await tab().sync();
  await capture({ A: 2 });
  device.login('C2');
  await put('A', 7);
  await tab().sync();
  expect(placed).toEqual([]);
  expect(await shown('C2')).toEqual([['A', 7]]);
  device.login('C1');
  await tab().sync();
  expect(placed).toHaveLength(1);
});

test('places the same cart from two devices as two orders', async () => {
  server.cartOf('C1').set('A', 2);
  await tab().sync();
  const other = new FakeDevice(network, clock, 7, 'C1');
  await other.tab(0).sync();
  await captureDraft(other.tab(0).viewer, orderOf({ A: 2 }), other.tab(0).db);
  device.login('C1');
  await capture({ A: 2 });
  await tab().sync();
  other.login('C1');
  await other.tab(0).sync();
  expect(new Set(placed.map(({ key }) => key)).size).toBe(2);
  expect(placed).toHaveLength(2);
  other.close();
});
