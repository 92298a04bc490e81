import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NetworkError } from '#src/graphql/errors.ts';
import { openUserDatabase } from '#src/offline/database.ts';
import { pendingEntries } from '#src/offline/outbox/outbox-store.ts';
import { bindViewer } from '#src/offline/viewer.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { Component } from './repeat-order.screen.tsx';
import { answerFromShop } from './testing/small-shop.ts';

const mocks = vi.hoisted(() => ({ request: vi.fn(), user: 6000, scopes: [] as string[] }));
vi.mock('#src/graphql/client.ts', () => ({ request: mocks.request }));
vi.mock('#src/offline/sync/sync-now.ts', () => ({ syncNow: async () => ({ phase: 'offline' }) }));
const line = (article: string, order_qty: number) => ({
  article,
  description: `Once ${article}`,
  order_qty,
  uom: 'PC',
});
const order = (order_no: string, details: ReturnType<typeof line>[]) => ({
  order_no,
  createdAt: '2026-03-05T10:00:00Z',
  custPoNo: 'PO 7',
  total_order: 9900,
  orderStatus: { description: 'Completed' },
  details,
});
const all = [
  order('4712', [line('KT-1190', 5), line('KT-1190', 5), line('RT-29', 1)]),
  order('4711', [line('KT-1190', 2), line('GONE-1', 3), line('LI-1', 1), line('PU-5', 9)]),
];

let known = true;
let orders = all;
beforeEach(() => {
  mocks.user += 1;
  mocks.scopes = ['page.order-status'];
  known = true;
  orders = all;
  mocks.request.mockReset();
  mocks.request.mockImplementation(
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
      return answerFromShop(operation, variables);
    },
  );
  const userId = mocks.user;
  act(() => bindViewer({ host: window.location.host, userId, customer: 'C1', sorg: '2000' }));
});
afterEach(() => act(() => bindViewer(null)));

const show = () =>
  renderScreen(<Component />, {
    at: '/catalog/repeat-order',
    user: { id: String(mocks.user), scopes: mocks.scopes },
  });
const open = () => show().user;
/** The button that adds all of an order; it is busy until the device's cart has been read. */
async function findAddAll(orderNo: string) {
  const card = within(await screen.findByRole('article', { name: orderNo }));
  const button = await card.findByRole('button', { name: 'Add all to cart' });
  return { card, button };
}
const inCart = async () => {
  const db = openUserDatabase(window.location.host, mocks.user);
  return (await pendingEntries(db)).flatMap(
    ({ variables }) => (variables as { products: unknown[] }).products,
  );
};

test('adds all of an order to the cart, merging equal articles', async () => {
  const user = open();
  const { card, button } = await findAddAll('4712');
  expect(await card.findByText('05 Mar 2026 · PO 7 · Completed')).toBeDefined();
  await user.click(button);
  await screen.findByText('2 articles added to the cart');
  expect(await inCart()).toEqual([
    { articleCode: 'KT-1190', qty: 10 },
    { articleCode: 'RT-29', qty: 1 },
  ]);
});

test('omits gone, blocked and over-quota lines and says why', async () => {
  const user = open();
  const { card, button } = await findAddAll('4711');
  await user.click(button);
  await screen.findByText('1 article added to the cart');
  expect(await inCart()).toEqual([{ articleCode: 'KT-1190', qty: 2 }]);
  await card.findByText('3 articles were left out. The lines below say why.');
  expect(card.getByText('Once GONE-1')).toBeDefined();
  expect(card.getByText('No longer sold')).toBeDefined();
  expect(card.getByText('Blocked for orders.')).toBeDefined();
  expect(card.getByText('At most 5 for you, with what is in the cart')).toBeDefined();

  await user.click(card.getByRole('checkbox', { name: 'Order Chain 11 again' }));
  await user.clear(card.getByLabelText('Quantity of Pump'));
  await user.type(card.getByLabelText('Quantity of Pump'), '4');
  await user.click(card.getByRole('button', { name: 'Add 1 article to the cart' }));
  await waitFor(async () =>
    expect(await inCart()).toEqual([
      { articleCode: 'KT-1190', qty: 2 },
      { articleCode: 'PU-5', qty: 4 },
    ]),
  );
});

test('shows past orders offline and says which data is unknown', async () => {
  known = false;
  const user = open();
  const { card, button } = await findAddAll('4712');
  await user.click(button);
  await card.findByText(/are not on this device/);
  expect(await inCart()).toEqual([]);
  known = true;
  await user.click(card.getByRole('button', { name: 'Try again' }));
  await screen.findByText('2 articles added to the cart');
});

test('links to the catalog without orders, loads none unpermitted', async () => {
  orders = [];
  open();
  await screen.findByText('No orders yet');
  expect(screen.getByRole('link', { name: 'To the catalog' })).toBeDefined();
  cleanup();
  mocks.scopes = [];
  mocks.request.mockClear();
  open();
  await screen.findByText('No orders to see');
  expect(mocks.request).not.toHaveBeenCalled();
});

test('shows twenty orders on a page when chosen (C041)', async () => {
  orders = Array.from({ length: 22 }, (_, at) => order(String(5000 + at), [line('RT-29', 1)]));
  const { user, address } = show();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(10));
  await user.selectOptions(screen.getByLabelText('Rows per page'), '20');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(20));
  expect(address()).toBe('/en-us/catalog/repeat-order?limit=20');
});
