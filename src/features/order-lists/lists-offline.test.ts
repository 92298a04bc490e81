import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setCartQtys } from '#src/features/cart/cart.public.ts';
import { readCart } from '#src/features/cart/cart-device.ts';
import { NetworkError } from '#src/graphql/errors.ts';
import { openUserDatabase } from '#src/offline/database.ts';
import { discardEntry, pendingEntries } from '#src/offline/outbox/outbox-store.ts';
import { readClaims } from '#src/offline/session/token-claims.ts';
import { runSync } from '#src/offline/sync/run-sync.ts';
import { FakeDeviceNetwork } from '#src/offline/testing/fake-device-network.ts';
import { product } from '#src/offline/testing/fake-server.ts';
import { bindViewer } from '#src/offline/viewer.ts';
import {
  deleteOrderList,
  loadAliases,
  saveAliases,
  saveOrderList,
  switchCart,
} from './list-device.ts';
import { shownLists } from './list-rows.ts';
import { ListServer } from './testing/list-server.ts';

const catalog = vi.hoisted(() => ({ sold: new Set<string>(), online: true }));
vi.mock('#src/graphql/client.ts', () => ({
  request: async (_document: unknown, { filter }: { filter: { articleCodes: string[] } }) => {
    if (!catalog.online) throw new NetworkError();
    const found = filter.articleCodes.filter((code) => catalog.sold.has(code));
    return { products: { products: found.map((code) => product(code)) } };
  },
}));

let userId = 500;
let server: ListServer;
let network: FakeDeviceNetwork;

/** Another user, so that no list is met twice. */
beforeEach(() => {
  userId += 1;
  server = new ListServer();
  network = new FakeDeviceNetwork(server);
  catalog.sold = new Set(['A', 'B', 'X', 'Y']);
  catalog.online = true;
  actFor('C1');
});
afterEach(() => bindViewer(null));

let customer = 'C1';
function actFor(next: string): void {
  customer = next;
  bindViewer({ host: 'lists.test', userId, customer, sorg: '2000' });
}
const db = () => openUserDatabase('lists.test', userId);

/** Runs the outbox as a page would; offline nothing gets through. */
async function sync() {
  const token = server.issue(userId, customer);
  const fetch = network.fetchFor({ kill: () => {}, changeCustomer: () => {} });
  const accessToken = () => Promise.resolve(token);
  const transport = {
    fetch,
    accessToken,
    refreshAccessToken: accessToken,
    readClaims,
    locale: () => 'en-us',
  };
  return await runSync({ db: db(), userId, transport, now: Date.now, random: () => 0.5 });
}

const line = (articleCode: string, qty = 1) => ({
  articleCode,
  qty,
  product: product(articleCode),
});
const put = (...lines: [code: string, qty: number][]) =>
  setCartQtys(lines.map(([code, qty]) => ({ product: product(code), qty })));
const cart = async () =>
  (await readCart(db(), customer)).lines
    .map(({ articleCode, qty }) => `${articleCode}=${qty}`)
    .join(' ');
const told = (lists: Iterable<{ name: string; active?: boolean | null; lines: unknown }>) =>
  [...lists]
    .map(({ name, active, lines }) => {
      const rows = (lines as { articleCode: string; qty: number }[])
        .map(({ articleCode, qty }) => `${articleCode}=${qty}`)
        .join(' ');
      return `${name}${active ? '*' : ''}: ${rows}`.trim();
    })
    .toSorted();
const lists = async () => told(await shownLists(db(), customer));
const onServer = () => told(server.lists.values());
const serverCart = () =>
  [...server.cartOf(customer)]
    .map(([code, qty]) => `${code}=${qty}`)
    .toSorted()
    .join(' ');
const from = async (name = 'Cart of today') => ({
  lines: (await readCart(db(), customer)).lines,
  name,
});
const findListId = async (name: string) =>
  (await shownLists(db(), customer)).find((list) => list.name === name)?.id ?? '';

test('shows a list at once, even offline, and sends it once', async () => {
  network.online = false;
  const id = await saveOrderList({ kind: 'template', name: ' Spring ', lines: [line('A', 2)] });
  expect(await lists()).toEqual(['Spring: A=2']);
  await saveOrderList({ id, kind: 'template', name: 'Autumn', lines: [line('A', 3)] });
  expect(await pendingEntries(db())).toHaveLength(1);
  expect((await sync()).phase).toBe('offline');
  network.online = true;
  network.plan = ['answer lost'];
  await sync();
  await sync();
  expect(onServer()).toEqual(['Autumn: A=3']);
  expect(server.requests.filter((one) => one === 'SaveOrderList')).toHaveLength(1);
  expect(await pendingEntries(db())).toEqual([]);
  expect(await lists()).toEqual(['Autumn: A=3']);
});

test("keeps each customer's lists separate on device and server", async () => {
  await saveOrderList({ kind: 'cart', name: 'For one', lines: [] });
  actFor('C2');
  expect(await lists()).toEqual([]);
  await sync();
  expect(onServer()).toEqual([]);
  actFor('C1');
  await sync();
  expect(onServer()).toEqual(['For one:']);
});

test('hides a deleted list and restores it on discard, offline too', async () => {
  const id = await saveOrderList({ kind: 'cart', name: 'Old', lines: [line('A')] });
  await sync();
  network.online = false;
  await deleteOrderList({ id, name: 'Old', kind: 'cart' });
  expect(await lists()).toEqual([]);
  const [entry] = await pendingEntries(db());
  await discardEntry(db(), entry?.id ?? '');
  expect(await lists()).toEqual(['Old: A=1']);
  await deleteOrderList({ id, name: 'Old', kind: 'cart' });
  await saveOrderList({ id, kind: 'cart', name: 'Old', lines: [line('A')] });
  network.online = true;
  await sync();
  expect(onServer()).toEqual(['Old: A=1']);
});

test('keeps a refused list with its lines until it is discarded', async () => {
  server.refused.add('Bad');
  const id = await saveOrderList({ kind: 'cart', name: 'Good', lines: [line('A')] });
  await sync();
  await saveOrderList({ id, kind: 'cart', name: 'Bad', lines: [line('B', 7)] });
  await sync();
  expect(await lists()).toEqual(['Bad: B=7']);
  const [entry] = await pendingEntries(db());
  expect(entry).toMatchObject({ state: 'parked', failure: { code: 'REFUSED_NAME' } });
  await discardEntry(db(), entry?.id ?? '');
  expect(await lists()).toEqual(['Good: A=1']);
});

test("applies unsent changes on top of the server's lists", async () => {
  const id = await saveOrderList({ kind: 'template', name: 'Mine', lines: [line('A')] });
  await sync();
  const seen = server.lists.get(id);
  server.lists.set('other', { id: 'other', kind: 'template', name: 'News', lines: [] });
  if (seen) server.lists.set(id, { ...seen, name: 'From the other device' });
  server.refused.add('Held');
  await saveOrderList({ id, kind: 'template', name: 'Held', lines: [line('A')] });
  await sync();
  expect(await lists()).toEqual(['Held: A=1', 'News:']);
});

test('loads lists only when they have changed', async () => {
  await sync();
  const full = () => server.requests.filter((one) => one === 'OrderLists').length;
  const before = full();
  await put(['A', 1]);
  await sync();
  await sync();
  expect(full()).toBe(before);
  server.lists.set('n', { id: 'n', kind: 'cart', name: 'New', lines: [] });
  await sync();
  expect(full()).toBe(before + 1);
  expect(await lists()).toEqual(['New:']);
});

test('removes a sent list that was deleted elsewhere at once', async () => {
  await sync();
  await saveOrderList({ kind: 'cart', name: 'Spring', active: false, lines: [line('A', 2)] });
  await saveAliases([{ alias: 'my 1', articleCode: 'A' }]);
  const state = server.operations.get('OrderListState');
  // Before this device looks again another one has deleted both: all is as it was before.
  server.operations.set('OrderListState', (...args) => {
    server.lists.clear();
    server.aliases.clear();
    return state?.(...args) as never;
  });
  await sync();
  expect(server.requests).toContain('SaveOrderList');
  expect(await shownLists(db(), 'C1')).toEqual([]);
  expect(await loadAliases('C1')).toEqual(new Map());
});

test('removes a list created and deleted elsewhere during a sync', async () => {
  await sync();
  server.lists.set('first', { id: 'first', kind: 'cart', name: 'First', lines: [] });
  server.aliases.set('FIRST', { alias: 'first', articleCode: 'A' });
  const [lists, aliases] = ['OrderLists', 'ArticleAliases'].map((name) => {
    const answer = server.operations.get(name);
    // Between the marks and the answer: what is answered is of one more, and its mark is not.
    server.operations.set(name, (...args) => {
      server.lists.set('more', { id: 'more', kind: 'cart', name: 'More', lines: [] });
      server.aliases.set('MORE', { alias: 'more', articleCode: 'A' });
      const told = answer?.(...args);
      server.lists.delete('more');
      server.aliases.delete('MORE');
      return told as never;
    });
    return () => server.operations.set(name, answer as never);
  });
  await sync();
  lists?.();
  aliases?.();
  await sync();
  expect((await shownLists(db(), 'C1')).map(({ name }) => name)).toEqual(['First']);
  expect([...(await loadAliases('C1')).values()]).toHaveLength(1);
});

test('stores the cart and loads the other one offline on a switch', async () => {
  network.online = false;
  catalog.online = false;
  await put(['A', 2], ['B', 1]);
  await switchCart({ name: 'Visit' }, await from());
  expect(await cart()).toBe('');
  expect(await lists()).toEqual(['Cart of today: A=2 B=1', 'Visit*:']);
  await put(['X', 5], ['A', 9]);
  const result = await switchCart({ id: await findListId('Cart of today') }, await from());
  expect(result.leftOut).toEqual([]);
  expect((await cart()).split(' ').toSorted()).toEqual(['A=2', 'B=1']);
  expect(await lists()).toEqual(['Cart of today*:', 'Visit: X=5 A=9']);
  network.online = true;
  expect((await sync()).phase).toBe('idle');
  expect(await pendingEntries(db())).toEqual([]);
  expect(onServer()).toEqual(['Cart of today*:', 'Visit: X=5 A=9']);
  expect(serverCart()).toBe('A=2 B=1');
  expect((await cart()).split(' ').toSorted()).toEqual(['A=2', 'B=1']);
});

test('activates the last switched cart regardless of unsent ones', async () => {
  await saveOrderList({ kind: 'cart', name: 'Fair', lines: [line('X', 1)] });
  await saveOrderList({ kind: 'cart', name: 'Shop', active: true, lines: [] });
  await put(['A', 1]);
  await switchCart({ id: await findListId('Fair') }, await from());
  expect(await lists()).toEqual(['Fair*:', 'Shop: A=1']);
  await sync();
  expect(onServer()).toEqual(['Fair*:', 'Shop: A=1']);
  expect(serverCart()).toBe('X=1');
});

test("keeps a line in the server's cart until the list has it", async () => {
  await put(['A', 2]);
  await sync();
  server.refused.add('Kept');
  await switchCart({ name: 'New' }, await from('Kept'));
  await sync();
  expect(await cart()).toBe('');
  expect(serverCart()).toBe('A=2');
  expect(await lists()).toEqual(['Kept: A=2', 'New*:']);
  server.refused.clear();
  await saveOrderList({
    id: await findListId('Kept'),
    kind: 'cart',
    name: 'Kept',
    lines: [line('A', 2)],
  });
  const [parked] = await pendingEntries(db());
  await discardEntry(db(), parked?.id ?? '');
  await sync();
  expect(onServer()).toEqual(['Kept: A=2', 'New*:']);
  expect(serverCart()).toBe('');
});

test('completes the switch despite a refused line', async () => {
  server.quotas.set('A', 5);
  await put(['A', 9], ['B', 1]);
  await sync();
  await switchCart({ name: 'New' }, await from('Kept'));
  await sync();
  expect(await pendingEntries(db())).toEqual([]);
  expect(onServer()).toEqual(['Kept: B=1 A=9', 'New*:']);
  expect(serverCart()).toBe('');
});

test('loads articles of remote lists and names discontinued ones', async () => {
  const lines = ['X', 'GONE'].map((articleCode) => ({ articleCode, qty: 1 }));
  server.lists.set('far', { id: 'far', kind: 'cart', name: 'Far', lines });
  await sync();
  catalog.online = false;
  await expect(switchCart({ id: 'far' }, await from())).rejects.toThrow(NetworkError);
  expect(await pendingEntries(db())).toEqual([]);
  catalog.online = true;
  expect(await switchCart({ id: 'far' }, await from())).toEqual({ leftOut: ['Article GONE'] });
  expect(await cart()).toBe('X=1');
});

test('rejects a change the device cannot store', async () => {
  await put(['A', 2]);
  const full = vi
    .spyOn(db().outbox, 'add')
    .mockRejectedValue(new DOMException('', 'QuotaExceededError'));
  await expect(switchCart({ name: 'New' }, await from())).rejects.toThrow();
  full.mockRestore();
  expect(await cart()).toBe('A=2');
  expect(await lists()).toEqual([]);
});

test.each([
  ['REQUIRED', { name: '' }],
  ['TOO_LONG', { name: 'x'.repeat(61) }],
  ['QTY_TOO_SMALL', { lines: [{ articleCode: 'A', qty: 0 }] }],
  ['NOT_A_QUANTITY', { lines: [{ articleCode: 'A', qty: 1.5 }] }],
  ['TOO_MANY_LINES', { lines: Array.from({ length: 2001 }, () => ({ articleCode: 'A', qty: 1 })) }],
])('rejects a list that is %s before storing it', async (code, over) => {
  const list = { kind: 'template', name: 'T', lines: [], ...over } as const;
  await expect(saveOrderList(list)).rejects.toThrow(code);
});

test('syncs own numbers and finds them in any spelling', async () => {
  const numbers = async () =>
    [...(await loadAliases(customer))].map(([key, code]) => `${key}=${code}`).toSorted();
  server.aliases.set('s1', { alias: 'S-1', articleCode: 'X' });
  await sync();
  network.online = false;
  await saveAliases([
    { alias: 'KT 11.s', articleCode: 'A' },
    { alias: 's 1', articleCode: 'Y' },
  ]);
  expect(await numbers()).toEqual(['kt11s=A', 's1=Y']);
  const [entry] = await pendingEntries(db());
  await discardEntry(db(), entry?.id ?? '');
  expect(await numbers()).toEqual(['s1=X']);
  await saveAliases([{ alias: 's1', articleCode: null }]);
  expect(await numbers()).toEqual([]);
  await saveAliases([{ alias: 'kt11s', articleCode: 'B' }]);
  network.online = true;
  await sync();
  expect([...server.aliases.values()]).toEqual([{ alias: 'kt11s', articleCode: 'B' }]);
  expect(await numbers()).toEqual(['kt11s=B']);
  server.refused.add('zz');
  await saveAliases([{ alias: 'zz', articleCode: 'NEVER' }]);
  server.aliases.set('far', { alias: 'far', articleCode: 'A' });
  await sync();
  expect(await numbers()).toEqual(['far=A', 'kt11s=B', 'zz=NEVER']);
  actFor('C2');
  expect(await numbers()).toEqual([]);
});

test('keeps a later own-number change when another is discarded', async () => {
  network.online = false;
  await saveAliases([{ alias: 'one', articleCode: 'A' }]);
  await saveAliases([
    { alias: 'two', articleCode: 'A' },
    { alias: 'one', articleCode: 'B' },
  ]);
  await saveAliases([{ alias: 'two', articleCode: 'C' }]);
  const [first] = await pendingEntries(db());
  await discardEntry(db(), first?.id ?? '');
  expect(await loadAliases(customer)).toEqual(
    new Map([
      ['one', 'B'],
      ['two', 'C'],
    ]),
  );
});

test('sends many own numbers in batches the server accepts', async () => {
  const many = Array.from({ length: 1001 }, (_, n) => ({ alias: `n${n}`, articleCode: 'A' }));
  await saveAliases(many);
  expect(await pendingEntries(db())).toHaveLength(3);
  await sync();
  expect(server.aliases.size).toBe(1001);
});
