import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { NetworkError } from '#src/graphql/errors.ts';
import { showScreen } from '#src/ui/testing/show-screen.tsx';
import { Component as OpenOrders } from './open-orders.screen.tsx';
import { Component as Detail } from './order-detail.screen.tsx';
import { Component as List } from './order-list.screen.tsx';
import { openLine, order } from './testing/orders.ts';

interface Variables {
  page?: number;
  filter?: object;
  orderNo?: string;
}
const world = vi.hoisted(() => ({
  /** What the device has kept, by operation; it answers null for what it does not have. */
  kept: {} as Record<string, (variables: Variables) => unknown>,
}));
vi.mock('#src/graphql/client.ts', () => ({
  request: async (document: { __meta__: { operation: string } }, variables: Variables) => {
    const answer = world.kept[document.__meta__.operation]?.(variables) ?? null;
    if (answer === null) throw new NetworkError();
    return answer;
  },
}));
vi.mock('#src/features/hosts/hosts.public.ts', () => ({
  AsOf: ({ at }: { at?: string | null }) => (at ? <time>as of {at}</time> : null),
  useDates: () => ({ date: (iso: string) => iso, dateTime: (iso: string) => iso }),
  useMoney: () => (minor: number) => `$${minor / 100}`,
  useHostConfig: () => ({
    orderTypeDisplay: true,
    webTitle: 'Shop',
    currency: { decimalPrecision: 2 },
  }),
}));
vi.mock('#src/features/session/session.public.ts', () => ({
  useSession: () => ({ has: () => true, customer: { unified: 'C1' } }),
}));
vi.mock('#src/features/cart/cart.public.ts', () => ({
  useCart: () => ({ lines: [], loading: false }),
  setCartQtys: vi.fn(),
}));

const asOf = '2026-11-20T08:55:00.000Z';
const info = { page: 1, limit: 10, count: 30, pageTotal: 3 };
const companies = [{ companyCode: '2000', companyName: 'Wheel Supply', orders: [openLine()] }];
/** The first page of a list that is neither searched nor filtered. */
const isFirst = ({ page, filter = {} }: Variables) =>
  page === 1 && Object.keys(filter).length === 0;

const openOrder = (orderNo: string) =>
  showScreen(<Detail />, `/order/${orderNo}`, '/:locale/order/:orderNo');

beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  world.kept = {
    RecentOrderDetails: () => ({
      orders: { orders: [order({ order_no: '4710' }), order()], asOf },
    }),
    Orders: (asked) => (isFirst(asked) ? { orders: { orders: [order()], info, asOf } } : null),
    OpenOrders: (asked) => (isFirst(asked) ? { openOrderV4: { companies, info, asOf } } : null),
  };
});

test('an order that was never opened is read from the recent ones', async () => {
  openOrder('4711');
  await screen.findByRole('heading', { name: 'Order 4711' });
  expect(screen.getByText(`as of ${asOf}`)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Track T1' })).toBeDefined();
});

test('an order that is not on the device says so, and leads to the list', async () => {
  openOrder('4699');
  await screen.findByText(/^This order is not on this device\./);
  const back = screen.getByRole('link', { name: 'All orders' });
  expect(back.getAttribute('href')).toBe('/en-us/order');
});

test.each([
  ['orders', List],
  ['open orders', OpenOrders],
])('the list of %s says what the device does not have', async (_name, Screen) => {
  const { fingers, address } = showScreen(<Screen />, '/order?search=chain&page=2');
  await screen.findByText(/^Page 2 is not on this device\./);
  await fingers.click(screen.getByRole('button', { name: 'To the first page' }));
  await screen.findByText('This search was not made on this device before.');
  expect(address()).toBe('?search=chain');
  await fingers.click(screen.getByRole('button', { name: 'Show the whole list' }));
  await screen.findAllByText('4711');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a list that was never opened says so', async () => {
  world.kept = {};
  showScreen(<List />, '/order');
  await screen.findByText('This list was not opened on this device before.');
});
