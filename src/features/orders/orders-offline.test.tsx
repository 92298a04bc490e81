import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { NetworkError } from '#src/graphql/errors.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { Component as OpenOrders } from './open-orders.screen.tsx';
import { Component as Detail } from './order-detail.screen.tsx';
import { Component as List } from './order-list.screen.tsx';
import { openLine, order } from './testing/orders.ts';

interface Variables {
  page?: number;
  filter?: object;
  orderNo?: string;
}
const mocks = vi.hoisted(() => ({
  /** The answers stored on the device, by operation; null for an answer that it does not have. */
  kept: {} as Record<string, (variables: Variables) => unknown>,
}));
vi.mock('#src/graphql/client.ts', () => ({
  request: async (document: { __meta__: { operation: string } }, variables: Variables) => {
    const answer = mocks.kept[document.__meta__.operation]?.(variables) ?? null;
    if (answer === null) throw new NetworkError();
    return answer;
  },
}));
vi.mock('#src/features/cart/cart.public.ts', () => ({
  useCart: () => ({ lines: [], loading: false }),
  setCartQtys: vi.fn(),
}));

const asOf = '2026-01-20T08:55:00Z';
const info = { page: 1, limit: 10, count: 30, pageTotal: 3 };
const companies = [{ companyCode: '2000', companyName: 'Wheel Supply', orders: [openLine()] }];
/** The first page of a list that is neither searched nor filtered. */
const isFirst = ({ page, filter = {} }: Variables) =>
  page === 1 && Object.keys(filter).length === 0;

const host = { orderTypeDisplay: true, dateFormat: 'YYYY-MM-DD', timeFormat: 'HH:mm' };
const openOrder = (orderNo: string) =>
  renderScreen(<Detail />, { at: `/order/${orderNo}`, path: '/:locale/order/:orderNo', host });

beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  mocks.kept = {
    RecentOrderDetails: () => ({
      orders: { orders: [order({ order_no: '4710' }), order()], asOf },
    }),
    Orders: (sent) => (isFirst(sent) ? { orders: { orders: [order()], info, asOf } } : null),
    OpenOrders: (sent) => (isFirst(sent) ? { openOrderV4: { companies, info, asOf } } : null),
  };
});

test('reads an unopened order from the recent orders', async () => {
  openOrder('4711');
  await screen.findByRole('heading', { name: 'Order 4711' });
  expect(await screen.findByText('as of 2026-01-20 8:55 AM')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Track T1' })).toBeDefined();
});

test('says that an order is not on the device, links to the list', async () => {
  openOrder('4699');
  await screen.findByText(/^This order is not on this device\./);
  const back = screen.getByRole('link', { name: 'All orders' });
  expect(back.getAttribute('href')).toBe('/en-us/order');
});

test.each([
  ['orders', List],
  ['open orders', OpenOrders],
])('says what the device lacks of the list of %s', async (_name, Screen) => {
  const { user, address } = renderScreen(<Screen />, { at: '/order?search=chain&page=2', host });
  await screen.findByText(/^Page 2 is not on this device\./);
  await user.click(screen.getByRole('button', { name: 'To the first page' }));
  await screen.findByText('This search was not made on this device before.');
  expect(address()).toBe('/en-us/order?search=chain');
  await user.click(screen.getByRole('button', { name: 'Show the whole list' }));
  await screen.findAllByText('4711');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('says that a list was never opened', async () => {
  mocks.kept = {};
  renderScreen(<List />, { at: '/order', host });
  await screen.findByText('This list was not opened on this device before.');
});
