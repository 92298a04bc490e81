import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { addDays, utcDay } from '#shared/days.ts';
import { NetworkError } from '#src/graphql/errors.ts';
import { chooseFilter, makeWindowWide, saveListAs } from '#src/testing/list-tools.ts';
import { chooseMore } from '#src/testing/more-menu.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { Component as OpenOrders } from './open-orders.screen.tsx';
import { Component as Detail } from './order-detail.screen.tsx';
import { Component as List } from './order-list.screen.tsx';
import { orderListParams } from './orders.params.ts';
import { openLine, order } from './testing/orders.ts';

beforeEach(makeWindowWide);

const today = () => utcDay(Date.now());

type Answer = (variables: Record<string, never>) => unknown;

const mocks = vi.hoisted(() => ({
  answers: {} as Record<string, Answer>,
  requests: [] as { operation: string; variables: unknown; key: string | undefined }[],
  saved: [] as object[],
  file: async (): Promise<unknown> => null,
  cart: [] as { articleCode: string; qty: number }[],
  put: vi.fn(),
  orderTypeDisplay: true,
}));
vi.mock('#src/graphql/client.ts', () => ({
  request: async (
    document: { __meta__: { operation: string } },
    variables: Record<string, never>,
    options?: { idempotencyKey?: string },
  ) => {
    const { operation } = document.__meta__;
    mocks.requests.push({ operation, variables, key: options?.idempotencyKey });
    const answer = mocks.answers[operation];
    if (!answer) throw new Error(`Nobody answers ${operation}`);
    return await answer(variables);
  },
}));
vi.mock('#src/features/cart/cart.public.ts', () => ({
  useCart: () => ({ lines: mocks.cart, loading: false }),
  setCartQtys: mocks.put,
}));
vi.mock('#src/graphql/save-export.ts', () => ({
  saveExport: async (asked: object, { signal }: { signal: AbortSignal }) => {
    await mocks.file();
    signal.throwIfAborted();
    mocks.saved.push(asked);
  },
}));

const info = (count: number) => ({ page: 1, limit: 10, count, pageTotal: 1 });
const asOf = '2026-11-20T08:55:00.000Z';
const fine = { message: { status: true, description: '' }, userErrors: [] };
const of = (operation: string) => mocks.requests.filter((one) => one.operation === operation);
const last = (operation: string) => of(operation).at(-1)?.variables;

function open(element: ReactNode, at = '/order', path?: string) {
  const { user, router } = renderScreen(element, {
    at,
    ...(path && { path }),
    host: { orderTypeDisplay: mocks.orderTypeDisplay, dateFormat: 'YYYY-MM-DD' },
    user: { scopes: ['cart.display-order-qty'] },
  });
  return { user, address: () => router.state.location.search };
}

beforeEach(() => {
  Object.assign(mocks, { requests: [], saved: [], cart: [], file: async () => null });
  mocks.put.mockReset();
  mocks.answers = {
    Orders: () => ({ orders: { orders: [order()], info: info(1), asOf } }),
    OrderDetail: () => ({ orders: { orders: [order()], asOf } }),
    OpenOrders: () => openList([openLine()]),
    ChangeOpenOrder: () => ({ changeOpenOrder: fine }),
  };
  vi.restoreAllMocks();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

const openList = (orders: unknown[], page = {}) => ({
  openOrderV4: {
    companies: [{ companyCode: '2000', companyName: 'Wheel Supply', orders }],
    info: { ...info(orders.length), ...page },
    currency: { decimalPrecision: 2 },
    asOf,
  },
});

const nothing = { search: '', status: '', from: '', to: '', consignment: false };
test.each([
  ['', { ...nothing, page: 1, limit: 10 }],
  ['search=chain&page=3&limit=20', { ...nothing, search: 'chain', page: 3, limit: 20 }],
  [
    'status=Shipped&consignment=1',
    { ...nothing, status: 'Shipped', consignment: true, page: 1, limit: 10 },
  ],
  ['page=-1&limit=5000&status=shipped&from=2026-02-30', { ...nothing, page: 1, limit: 10 }],
])('parses the address %j as exactly %j', (address, requests) => {
  const { params } = orderListParams.parse(new URLSearchParams(address));
  expect(params).toEqual({ ...requests, hide: [] });
  expect(orderListParams.parse(orderListParams.serialize(params)).params).toEqual(params);
});

// B184, B185
test('requests by search, status, days, consignment and sets URL', async () => {
  const { user, address } = open(<List />);
  await screen.findByRole('link', { name: '4711' });
  expect(screen.getByRole('row', { name: /4711.*Consignment fill-up.*Shipped/ })).toBeDefined();
  await user.type(screen.getByRole('searchbox'), 'JD0042');
  await waitFor(() => expect(address()).toBe('?search=JD0042'));
  await chooseFilter(user, 'Status', 'Shipped');
  await user.click(screen.getByRole('button', { name: 'Consignment only' }));
  await user.click(screen.getByRole('button', { name: 'Ordered' }));
  await user.type(screen.getByLabelText('Ordered from'), '2026-11-01');
  await waitFor(() =>
    expect(last('Orders')).toEqual({
      filter: { search: 'JD0042', status: ['Shipped'], from: '2026-11-01', consignment: true },
      page: 1,
      limit: 10,
    }),
  );
  expect(address()).toBe('?search=JD0042&status=Shipped&from=2026-11-01&consignment=1');
});

test('resets the filters when the current tab is clicked', async () => {
  const { user, address } = open(<List />);
  await user.type(await screen.findByRole('searchbox'), 'chain{Enter}');
  await waitFor(() => expect(address()).toBe('?search=chain'));
  await user.click(screen.getByRole('link', { current: 'page' }));
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(''));
  expect(address()).toBe('');
});

// N033
test('links the three lists as tabs, shows order types per host', async () => {
  mocks.orderTypeDisplay = false;
  open(<List />);
  await screen.findByRole('link', { name: '4711' });
  expect(screen.queryByText('Consignment fill-up')).toBeNull();
  mocks.orderTypeDisplay = true;
  const tabs = within(screen.getByRole('navigation', { name: 'Orders' }));
  expect(tabs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/en-us/order',
    '/en-us/order/open-order',
    '/en-us/order/delivery',
  ]);
  expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('Orders');
});

test('shows promises, payment in words and tracking web links', async () => {
  open(<Detail />, '/order/4711', '/:locale/order/:orderNo');
  await screen.findByRole('heading', { name: 'Order 4711' });
  const main = document.body.textContent;
  for (const texts of [
    'Pending',
    'Pay by 2026-12-01',
    'Processing',
    '2 of 6 shipped',
    'expected 2026-12-01',
    'confirmed: 4 pcs · 2026-12-01 · $42.00',
    'replaced by C-9 Chain 9',
  ])
    expect(main).toContain(texts);
  expect(main).not.toContain('Failed');
  const track = screen.getByRole('link', { name: 'Track T1' });
  expect(track.getAttribute('href')).toBe('https://parcels.test/T1');
  expect(track.getAttribute('rel')).toContain('noopener');
  expect(screen.queryByRole('link', { name: 'Track T2' })).toBeNull();
});

test.each([
  ['the payment that is due', {}, 'Pay by 2026-12-01'],
  [
    'the check by the distributor',
    { orderStatus: { description: 'Waiting', pendingB2B: true } },
    'The distributor looks at this order before it goes out.',
  ],
  ['the day that its lines are expected', { orderPayment: null }, 'Expected on 2026-12-01'],
])('says what happens next with an order: %s', async (_name, over, text) => {
  const answer = { orders: [{ ...order(), ...over }], asOf };
  mocks.answers.OrderDetail = () => ({ orders: answer });
  open(<Detail />, '/order/4711', '/:locale/order/:orderNo');
  const heading = await screen.findByRole('heading', { name: 'Order 4711' });
  const head = heading.closest('header');
  await waitFor(() => expect(head?.textContent).toContain(text));
  expect(head?.textContent).toContain('$252.00');
});

test('prints an order on a separate sheet, then removes it', async () => {
  const page = () => document.body.querySelector('.print\\:block')?.textContent ?? null;
  let printed: string | null = null;
  window.print = () => {
    printed = page();
    window.dispatchEvent(new Event('afterprint'));
  };
  const { user } = open(<Detail />, '/order/4711', '/:locale/order/:orderNo');
  await chooseMore(user, 'Print');
  await waitFor(() => expect(printed).toMatch(/Order 4711.*Chain.*Partially shipped.*\$252\.00/s));
  await waitFor(() => expect(page()).toBeNull());
});

test('adds an order again to the cart and names skipped lines', async () => {
  mocks.cart = [{ articleCode: 'B1', qty: 2 }];
  const line = (article: string, order_qty: number, position: number) => ({
    ...order().details[0],
    article,
    description: `Part ${article}`,
    order_qty,
    position,
  });
  const details = [
    line('B1', 3, 1),
    line('B1', 1, 2),
    line('GONE', 1, 3),
    line('NO', 1, 4),
    line('Q', 5, 5),
  ];
  mocks.answers.OrderDetail = () => ({ orders: { orders: [{ ...order(), details }], asOf } });
  const product = (article_code: string, more = {}) => ({
    article_code,
    orderQuota: null,
    blocked: null,
    ...more,
  });
  mocks.answers.ResolveArticles = () => ({
    resolveArticles: [
      { code: 'B1', product: product('B1') },
      { code: 'GONE', product: null },
      { code: 'NO', product: product('NO', { blocked: { reason: 'brand' } }) },
      { code: 'Q', product: product('Q', { orderQuota: 4 }) },
    ],
  });
  // The catalog that was taken along answers it too, so that it is offered offline.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = open(<Detail />, '/order/4711', '/:locale/order/:orderNo');
  await user.click(await screen.findByRole('button', { name: 'Order again' }));
  await screen.findByText('1 article put into the cart.');
  expect(mocks.put).toHaveBeenCalledExactlyOnceWith([{ product: product('B1'), qty: 6 }]);
  expect(last('ResolveArticles')).toEqual({ codes: ['B1', 'GONE', 'NO', 'Q'] });
  vi.restoreAllMocks();
  const left = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(left.filter((text) => /^Part (GONE|NO|Q) /.test(text ?? ''))).toHaveLength(3);
});

test("allows only the host's wishes on a line, each sent once", async () => {
  const { user } = open(<OpenOrders />, '/order/open-order');
  await screen.findByRole('heading', { name: /Wheel Supply/ });
  await user.click(screen.getByRole('button', { name: 'Actions for B-1, 4711' }));
  expect(screen.queryByRole('menuitem', { name: 'Cancel' })).toBeNull();
  await user.click(screen.getByRole('menuitem', { name: 'Another date' }));
  const dialog = within(await screen.findByRole('dialog'));
  const day = addDays(today(), 30);
  const field = dialog.getByLabelText('Wanted on');
  await user.clear(field);
  await user.click(dialog.getByRole('button', { name: 'Ask for this date' }));
  expect(dialog.getByText('Choose a day')).toBeDefined();
  expect(of('ChangeOpenOrder')).toHaveLength(0);
  await user.type(field, day);
  const wish = { orderNumber: '4711', position: 1, action: 'redate', date: day };
  mocks.answers.ChangeOpenOrder = () => {
    throw new NetworkError();
  };
  const send = dialog.getByRole('button', { name: 'Ask for this date' });
  await user.click(send);
  await waitFor(() => expect(send.getAttribute('aria-busy')).toBeNull());
  const closed = { field: 'date', code: 'CLOSED_DAY', message: '' };
  mocks.answers.ChangeOpenOrder = () => ({
    changeOpenOrder: { message: { status: false, description: '' }, userErrors: [closed] },
  });
  await user.click(send);
  await dialog.findByText('Nothing is delivered on this day. Choose another.');
  const [first, second] = of('ChangeOpenOrder');
  expect(first?.variables).toEqual(wish);
  // The answer was lost, so it is the same wish under the same key.
  expect(first?.key).toMatch(/^[0-9a-f-]{36}$/);
  expect(second?.key).toBe(first?.key);
  mocks.answers.ChangeOpenOrder = () => ({ changeOpenOrder: fine });
  mocks.answers.OpenOrders = () =>
    openList([openLine({ actions: [], wish: { action: 'redate', date: day, createdAt: asOf } })]);
  await user.click(send);
  await screen.findByText(`You asked on 2026-11-20 for ${day}`);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('offers the date of the next order that ships free', async () => {
  const day = addDays(today(), 12);
  mocks.answers.OpenOrders = () => openList([openLine({ freeShipmentOn: day })]);
  const { user } = open(<OpenOrders />, '/order/open-order');
  await user.click(await screen.findByRole('button', { name: 'Actions for B-1, 4711' }));
  await user.click(screen.getByRole('menuitem', { name: 'Another date' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(
    `On ${day} another order of yours goes to the same address freight free.`,
  );
  await user.click(dialog.getByRole('button', { name: 'Ship it with that order' }));
  expect(dialog.getByLabelText<HTMLInputElement>('Wanted on').value).toBe(day);
  expect(dialog.queryByRole('button', { name: 'Ship it with that order' })).toBeNull();
  mocks.answers.ChangeOpenOrder = () => ({ changeOpenOrder: fine });
  await user.click(dialog.getByRole('button', { name: 'Ask for this date' }));
  await waitFor(() => expect(of('ChangeOpenOrder')[0]?.variables).toMatchObject({ date: day }));
});

test('shows no message but a retry when open orders fail (B160)', async () => {
  mocks.answers.OpenOrders = () => {
    throw new Error('down');
  };
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { user } = open(<OpenOrders />, '/order/open-order');
  await screen.findByText('Nothing to show');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText('Nothing is open')).toBeNull();
  mocks.answers.OpenOrders = () => openList([openLine()]);
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await screen.findByRole('heading', { name: /Wheel Supply/ });
});

// M058, N070
test('has the server make a file of all open lines of the filter', async () => {
  const { user } = open(<OpenOrders />, '/order/open-order?search=chain&consignment=1');
  await saveListAs(user, 'Excel');
  await waitFor(() => expect(mocks.saved).toHaveLength(1));
  expect(mocks.saved[0]).toMatchObject({
    list: 'open-orders',
    format: 'xlsx',
    filter: { search: 'chain', consignment: true },
    columns: expect.arrayContaining([
      { name: 'orderType', header: 'Type', texts: { CF: 'Consignment fill-up', '': 'Order' } },
      { name: 'qty', header: 'Still to come' },
      expect.objectContaining({ name: 'uom', texts: expect.objectContaining({ EA: 'piece' }) }),
    ]),
  });
});

test('logs a failed export as OE1 and shows nothing else (B161)', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  mocks.file = () => Promise.reject(new Error('down'));
  const { user } = open(<OpenOrders />, '/order/open-order');
  await saveListAs(user, 'Excel');
  await waitFor(() =>
    expect(warn).toHaveBeenCalledWith('Something went wrong (OE1)', expect.any(Error)),
  );
  await screen.findByRole('button', { name: 'Export' });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(mocks.saved).toEqual([]);
});

test('stops an export without reporting a failure', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  let release = (_: unknown) => {};
  mocks.file = () => new Promise((resolve) => (release = resolve));
  const { user } = open(<OpenOrders />, '/order/open-order');
  await saveListAs(user, 'Excel');
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  release(null);
  await screen.findByRole('button', { name: 'Export' });
  expect(mocks.saved).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
});
