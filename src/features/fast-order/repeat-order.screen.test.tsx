import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NetworkError } from '#src/graphql/errors.ts';
import { openUserDatabase } from '#src/offline/database.ts';
import { pendingEntries } from '#src/offline/outbox/outbox-store.ts';
import { bindViewer } from '#src/offline/viewer.ts';
import { showScreen } from '#src/ui/testing/show-screen.tsx';
import { dismissToast, toastSnapshot } from '#src/ui/toast-store.ts';
import { Component } from './repeat-order.screen.tsx';
import { answerOf } from './testing/small-shop.ts';

const world = vi.hoisted(() => ({ request: vi.fn(), user: 6000, scopes: true }));
vi.mock('#src/graphql/client.ts', () => ({ request: world.request }));
vi.mock('#src/offline/sync/sync-now.ts', () => ({ syncNow: async () => ({ phase: 'offline' }) }));
vi.mock('#src/features/session/session.public.ts', () => ({
  useSession: () => ({ customer: { unified: 'C1' }, has: () => world.scopes }),
}));
vi.mock('#src/features/hosts/hosts.public.ts', () => ({
  AsOf: () => null,
  useHostConfig: () => ({}),
  useDates: () => ({ date: (day: string) => day.slice(0, 10) }),
  useMoney: () => (minor: number) => `$${(minor / 100).toFixed(2)}`,
}));

const line = (article: string, order_qty: number) => ({
  ...{ article, description: `Once ${article}`, order_qty, uom: 'PC' },
});
const order = (order_no: string, details: ReturnType<typeof line>[]) => ({
  ...{ order_no, createdAt: '2026-03-05T10:00:00Z', custPoNo: 'PO 7', total_order: 9900 },
  ...{ orderStatus: { description: 'Completed' }, details },
});
const all = [
  order('4712', [line('KT-1190', 5), line('KT-1190', 5), line('RT-29', 1)]),
  order('4711', [line('KT-1190', 2), line('GONE-1', 3), line('LI-1', 1), line('PU-5', 9)]),
];

let known = true;
let orders = all;
beforeEach(() => {
  world.user += 1;
  world.scopes = true;
  known = true;
  orders = all;
  for (const { id } of toastSnapshot()) dismissToast(id);
  world.request.mockReset();
  world.request.mockImplementation(
    async (
      document: { __meta__: { operation: string } },
      variables: { page: number; limit: number },
    ) => {
      const { operation } = document.__meta__;
      if (operation === 'RepeatOrders') {
        const { page, limit } = variables;
        const count = orders.length;
        const info = { page, limit, count, pageTotal: Math.ceil(count / limit) };
        const shown = orders.slice((page - 1) * limit, page * limit);
        return { orders: { orders: shown, info, asOf: '2026-11-21T08:00:00Z' } };
      }
      if (!known) throw new NetworkError();
      return answerOf(operation, variables);
    },
  );
  const userId = world.user;
  act(() => bindViewer({ host: 'repeat.test', userId, customer: 'C1', sorg: '2000' }));
});
afterEach(() => act(() => bindViewer(null)));

const open = () => showScreen(<Component />, '/catalog/repeat-order').fingers;
/** The button that adds all of an order; it is busy until the device's cart has been read. */
async function addAllOf(orderNo: string) {
  const card = within(await screen.findByRole('article', { name: orderNo }));
  const button = await card.findByRole('button', { name: 'Add all to cart' });
  return { card, button };
}
const inCart = async () => {
  const db = openUserDatabase('repeat.test', world.user);
  return (await pendingEntries(db)).flatMap(
    ({ variables }) => (variables as { products: unknown[] }).products,
  );
};

test('all of an order goes into the cart at once, the same article together', async () => {
  const fingers = open();
  const { card, button } = await addAllOf('4712');
  expect(card.getByText('2026-03-05 · PO 7 · Completed')).toBeDefined();
  await fingers.click(button);
  await screen.findByText('2 articles added to the cart');
  expect(await inCart()).toEqual([
    { articleCode: 'KT-1190', qty: 10 },
    { articleCode: 'RT-29', qty: 1 },
  ]);
});

test('what is gone, blocked or over the quota is left out and says why; the rest can be changed', async () => {
  const fingers = open();
  const { card, button } = await addAllOf('4711');
  await fingers.click(button);
  await screen.findByText('1 article added to the cart');
  expect(await inCart()).toEqual([{ articleCode: 'KT-1190', qty: 2 }]);
  await card.findByText('3 articles were left out. The lines below say why.');
  expect(card.getByText('Once GONE-1')).toBeDefined();
  expect(card.getByText('No longer sold')).toBeDefined();
  expect(card.getByText('Blocked for ordering')).toBeDefined();
  expect(card.getByText('At most 5 for you, with what is in the cart')).toBeDefined();

  await fingers.click(card.getByRole('checkbox', { name: 'Order Chain 11 again' }));
  await fingers.clear(card.getByLabelText('Quantity of Pump'));
  await fingers.type(card.getByLabelText('Quantity of Pump'), '4');
  await fingers.click(card.getByRole('button', { name: 'Add 1 article to the cart' }));
  await waitFor(async () =>
    expect(await inCart()).toEqual([
      { articleCode: 'KT-1190', qty: 2 },
      { articleCode: 'PU-5', qty: 4 },
    ]),
  );
});

test('without a connection past orders are shown, and what cannot be known is said', async () => {
  known = false;
  const fingers = open();
  const { card, button } = await addAllOf('4712');
  await fingers.click(button);
  await card.findByText(/not known on this device/);
  expect(await inCart()).toEqual([]);
  known = true;
  await fingers.click(card.getByRole('button', { name: 'Try again' }));
  await screen.findByText('2 articles added to the cart');
});

test('without orders there is a way to the catalog, without the permission nothing is asked', async () => {
  orders = [];
  open();
  await screen.findByText('No orders yet');
  expect(screen.getByRole('link', { name: 'To the catalog' })).toBeDefined();
  cleanup();
  world.scopes = false;
  world.request.mockClear();
  open();
  await screen.findByText('No orders to see');
  expect(world.request).not.toHaveBeenCalled();
});

test('shows twenty orders on a page when that is chosen (C041)', async () => {
  orders = Array.from({ length: 22 }, (_, at) => order(String(5000 + at), [line('RT-29', 1)]));
  const { fingers, address } = showScreen(<Component />, '/catalog/repeat-order');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(10));
  await fingers.selectOptions(screen.getByLabelText('Rows per page'), '20');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(20));
  expect(address()).toBe('?limit=20');
});
