// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cartChange } from '#src/offline/cart-lines.ts';
import { beginDraft, DraftEnded, endPlacedDraft, readDraftKey } from '#src/offline/order-draft.ts';
import { enqueue } from '#src/offline/outbox/enqueue.ts';
import { pendingEntries } from '#src/offline/outbox/outbox-store.ts';
import type { FakeTab } from '#src/offline/testing/fake-device.ts';
import { product } from '#src/offline/testing/fake-server.ts';
import { captureOrder, giveUpOrder } from './order-intents.ts';
import { OrderDevice, orderOf } from './testing/order-device.ts';

let orders: OrderDevice;
let { server, network, device, placed } = {} as OrderDevice;
beforeEach(() => {
  orders = new OrderDevice();
  ({ server, network, device, placed } = orders);
});
afterEach(() => device.close());

const tab = (): FakeTab => device.tab(0);
const put = (article: string, qty: number) =>
  enqueue(tab().db, tab().viewer, [cartChange(device.customer, product(article), qty)]);
const waiting = () => pendingEntries(tab().db);

/** The key of the draft, as a tab that shows the cart has read it. */
const openDraft = async () => {
  await beginDraft(tab().db, 'C1');
  return (await readDraftKey(tab().db, 'C1')) ?? '';
};
const captureIn = (by: FakeTab, lines: Record<string, number>, draft: string) =>
  captureOrder(by.viewer, { ...orderOf(lines), draft }, by.db);

test('makes one order of two captures of a draft at once', async () => {
  network.online = false;
  await put('A', 2);
  const draft = await openDraft();
  const ids = await Promise.all([
    captureIn(device.tab(0), { A: 2 }, draft),
    captureIn(device.tab(1), { A: 2 }, draft),
  ]);
  expect(new Set(ids).size).toBe(1);
  expect((await waiting()).map(({ operation }) => operation)).toEqual(['Checkout']);
  network.online = true;
  await Promise.all([device.tab(0).sync(), device.tab(1).sync()]);
  expect(placed).toEqual([{ key: draft, lines: [['A', 2]] }]);
});

test('orders a captured draft once, after it was placed too', async () => {
  await put('A', 2);
  const draft = await openDraft();
  const id = await captureIn(device.tab(0), { A: 2 }, draft);
  await tab().sync();
  expect(await captureIn(device.tab(1), { A: 2 }, draft)).toBe(id);
  await tab().sync();
  expect(placed).toHaveLength(1);
});

test('refuses a draft that was placed online by another tab', async () => {
  server.cartOf('C1').set('A', 2);
  await tab().sync();
  const draft = await openDraft();
  await endPlacedDraft(tab().db, 'C1', { key: draft, articles: ['A'] });
  expect(
    await tab()
      .db.cartLines.filter(({ qty }) => qty > 0)
      .count(),
  ).toBe(0);
  await expect(captureIn(device.tab(1), { A: 2 }, draft)).rejects.toThrow(DraftEnded);
  expect(await waiting()).toEqual([]);
});

test('refuses a draft whose cart was emptied and filled again', async () => {
  network.online = false;
  await put('A', 2);
  const draft = await openDraft();
  await put('A', 0);
  await put('B', 1);
  await expect(captureIn(device.tab(1), { A: 2 }, draft)).rejects.toThrow(DraftEnded);
  expect(await openDraft()).not.toBe(draft);
});

test('keeps the key of a draft while its lines change', async () => {
  network.online = false;
  await put('A', 2);
  const draft = await openDraft();
  await put('B', 1);
  await put('A', 0);
  expect(await openDraft()).toBe(draft);
});

test('orders the lines of a discarded order under a new key', async () => {
  network.online = false;
  await put('A', 2);
  const draft = await openDraft();
  await giveUpOrder(tab().viewer, await captureIn(tab(), { A: 2 }, draft), tab().db);
  const next = await openDraft();
  expect(next).not.toBe(draft);
  await captureIn(tab(), { A: 2 }, next);
  network.online = true;
  await tab().sync();
  expect(placed).toEqual([{ key: next, lines: [['A', 2]] }]);
});
