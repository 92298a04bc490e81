import { screen, waitFor, within } from '@testing-library/react';
import { readXlsx } from 'hucre/xlsx';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { NetworkError } from '#src/graphql/errors.ts';
import { addDays, today } from '#src/lib/days.ts';
import { showScreen } from '#src/ui/testing/show-screen.tsx';
import { Component as OpenOrders } from './open-orders.screen.tsx';
import { Component as Detail } from './order-detail.screen.tsx';
import { Component as List } from './order-list.screen.tsx';
import { orderListParams } from './orders.params.ts';
import { openLine, order } from './testing/orders.ts';

type Answer = (variables: Record<string, never>) => unknown;

const world = vi.hoisted(() => ({
  answers: {} as Record<string, Answer>,
  asked: [] as { operation: string; variables: unknown; key: string | undefined }[],
  saved: [] as { name: string; bytes: Uint8Array }[],
  cart: [] as { articleCode: string; qty: number }[],
  put: vi.fn(),
  host: { orderTypeDisplay: true, webTitle: 'Shop', currency: { decimalPrecision: 2 } },
}));
vi.mock('#src/graphql/client.ts', () => ({
  request: async (
    document: { __meta__: { operation: string } },
    variables: Record<string, never>,
    options?: { idempotencyKey?: string },
  ) => {
    const { operation } = document.__meta__;
    world.asked.push({ operation, variables, key: options?.idempotencyKey });
    const answer = world.answers[operation];
    if (!answer) throw new Error(`Nobody answers ${operation}`);
    return await answer(variables);
  },
}));
vi.mock('#src/features/hosts/hosts.public.ts', () => ({
  AsOf: ({ at }: { at?: string | null }) => (at ? <time>as of {at}</time> : null),
  useDates: () => ({ date: (iso: string) => iso.slice(0, 10), dateTime: (iso: string) => iso }),
  useMoney: () => (minor: number) => `$${minor / 100}`,
  useHostConfig: () => world.host,
}));
vi.mock('#src/features/session/session.public.ts', () => ({
  useSession: () => ({ has: () => true, customer: { unified: 'C1' } }),
}));
vi.mock('#src/features/cart/cart.public.ts', () => ({
  useCart: () => ({ lines: world.cart, loading: false }),
  setCartQtys: world.put,
}));
vi.mock('#src/lib/save-file.ts', async (original) => ({
  ...(await original<object>()),
  saveFile: (bytes: Uint8Array, name: string) => world.saved.push({ name, bytes }),
}));

const info = (count: number) => ({ page: 1, limit: 10, count, pageTotal: 1 });
const asOf = '2026-11-20T08:55:00.000Z';
const fine = { message: { status: true, description: '' }, userErrors: [] };
const of = (operation: string) => world.asked.filter((one) => one.operation === operation);
const last = (operation: string) => of(operation).at(-1)?.variables;

const open = (element: ReactNode, at = '/order', path?: string) => showScreen(element, at, path);

beforeEach(() => {
  Object.assign(world, { asked: [], saved: [], cart: [] });
  world.put.mockReset();
  world.answers = {
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
])('the address %j asks for %j, and says no more than that', (address, asked) => {
  const { params } = orderListParams.parse(new URLSearchParams(address));
  expect(params).toEqual({ ...asked, hide: [] });
  expect(orderListParams.parse(orderListParams.serialize(params)).params).toEqual(params);
});

test('the list: search, status, days and consignment are asked for and stand in the URL (B184, B185)', async () => {
  const { fingers, address } = open(<List />);
  await screen.findByRole('link', { name: '4711' });
  expect(screen.getByRole('row', { name: /4711.*Consignment fill-up.*Shipped/ })).toBeDefined();
  await fingers.type(screen.getByRole('searchbox'), 'JD0042');
  await waitFor(() => expect(address()).toBe('?search=JD0042'));
  await fingers.click(screen.getByText('Filter'));
  await fingers.selectOptions(screen.getByLabelText('Status'), 'Shipped');
  await fingers.click(screen.getByLabelText('Consignment only'));
  await fingers.type(screen.getByLabelText('Ordered from'), '2026-11-01');
  await waitFor(() =>
    expect(last('Orders')).toEqual({
      filter: { search: 'JD0042', status: ['Shipped'], from: '2026-11-01', consignment: true },
      page: 1,
      limit: 10,
    }),
  );
  expect(address()).toBe('?search=JD0042&status=Shipped&from=2026-11-01&consignment=1');
});

test('the tab leads to the whole list, also from one that was narrowed on the same page', async () => {
  const { fingers, address } = open(<List />);
  await fingers.type(await screen.findByRole('searchbox'), 'chain{Enter}');
  await waitFor(() => expect(address()).toBe('?search=chain'));
  await fingers.click(screen.getByRole('link', { current: 'page' }));
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(''));
  expect(address()).toBe('');
});

test('the three lists are tabs that lead to pages; the type is there as the host wants it (N033)', async () => {
  world.host.orderTypeDisplay = false;
  open(<List />);
  await screen.findByRole('link', { name: '4711' });
  expect(screen.queryByText('Consignment fill-up')).toBeNull();
  world.host.orderTypeDisplay = true;
  const tabs = within(screen.getByRole('navigation', { name: 'Orders' }));
  expect(tabs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/en-us/order',
    '/en-us/order/open-order',
    '/en-us/order/delivery',
  ]);
  expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('Orders');
});

test('an order: lines with what was promised, payment in words, tracking only to web addresses', async () => {
  open(<Detail />, '/order/4711', '/:locale/order/:orderNo');
  await screen.findByRole('heading', { name: 'Order 4711' });
  const main = document.body.textContent;
  for (const words of [
    'Waiting for payment',
    'Pay by 2026-12-01',
    'Proof of payment is there',
    '2 of 6 shipped',
    'expected 2026-12-01',
    'confirmed: 4 pcs · 2026-12-01 · $42',
    'replaced by C-9 Chain 9',
  ])
    expect(main).toContain(words);
  expect(main).not.toContain('Payment failed');
  const track = screen.getByRole('link', { name: 'Track T1' });
  expect(track.getAttribute('href')).toBe('https://parcels.test/T1');
  expect(track.getAttribute('rel')).toContain('noopener');
  expect(screen.queryByRole('link', { name: 'Track T2' })).toBeNull();
});

test('an order is printed on a sheet of its own, which is gone afterwards', async () => {
  const page = () => document.body.querySelector('.print\\:block')?.textContent ?? null;
  let printed: string | null = null;
  window.print = () => {
    printed = page();
    window.dispatchEvent(new Event('afterprint'));
  };
  const { fingers } = open(<Detail />, '/order/4711', '/:locale/order/:orderNo');
  await fingers.click(await screen.findByRole('button', { name: 'Print' }));
  await waitFor(() => expect(printed).toMatch(/Order 4711.*Chain.*Partially shipped.*\$252/s));
  await waitFor(() => expect(page()).toBeNull());
});

test('an order again: on top of what is in the cart; what is gone, blocked or over quota is named', async () => {
  world.cart = [{ articleCode: 'B1', qty: 2 }];
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
  world.answers.OrderDetail = () => ({ orders: { orders: [{ ...order(), details }], asOf } });
  const product = (article_code: string, more = {}) => ({
    article_code,
    orderQuota: null,
    blocked: null,
    ...more,
  });
  world.answers.ResolveArticles = () => ({
    resolveArticles: [
      { code: 'B1', product: product('B1') },
      { code: 'GONE', product: null },
      { code: 'NO', product: product('NO', { blocked: { reason: 'brand' } }) },
      { code: 'Q', product: product('Q', { orderQuota: 4 }) },
    ],
  });
  // The catalog that was taken along answers it too, so that it is offered offline.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { fingers } = open(<Detail />, '/order/4711', '/:locale/order/:orderNo');
  await fingers.click(await screen.findByRole('button', { name: 'Order again' }));
  await screen.findByText('1 article put into the cart.');
  expect(world.put).toHaveBeenCalledExactlyOnceWith([{ product: product('B1'), qty: 6 }]);
  expect(last('ResolveArticles')).toEqual({ codes: ['B1', 'GONE', 'NO', 'Q'] });
  vi.restoreAllMocks();
  const left = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(left.filter((text) => /^Part (GONE|NO|Q) /.test(text ?? ''))).toHaveLength(3);
});

test('an open line: only what the host allows; another date is asked for once, refusals in words', async () => {
  const { fingers } = open(<OpenOrders />, '/order/open-order');
  await screen.findByRole('heading', { name: /Wheel Supply/ });
  expect(screen.queryByRole('button', { name: /^Cancel/ })).toBeNull();
  await fingers.click(screen.getByRole('button', { name: 'Another date for B-1, 4711' }));
  const dialog = within(await screen.findByRole('dialog'));
  const day = addDays(today(), 30);
  const field = dialog.getByLabelText('Wanted on');
  await fingers.clear(field);
  await fingers.click(dialog.getByRole('button', { name: 'Ask for this date' }));
  expect(dialog.getByText('Choose a day')).toBeDefined();
  expect(of('ChangeOpenOrder')).toHaveLength(0);
  await fingers.type(field, day);
  const wish = { orderNumber: '4711', position: 1, action: 'redate', date: day };
  world.answers.ChangeOpenOrder = () => {
    throw new NetworkError();
  };
  const send = dialog.getByRole('button', { name: 'Ask for this date' });
  await fingers.click(send);
  await waitFor(() => expect(send.getAttribute('aria-busy')).toBeNull());
  const closed = { field: 'date', code: 'CLOSED_DAY', message: '' };
  world.answers.ChangeOpenOrder = () => ({
    changeOpenOrder: { message: { status: false, description: '' }, userErrors: [closed] },
  });
  await fingers.click(send);
  await dialog.findByText('Nothing is delivered on this day. Choose another.');
  const [first, second] = of('ChangeOpenOrder');
  expect(first?.variables).toEqual(wish);
  // The answer was lost, so it is the same wish under the same key.
  expect(first?.key).toMatch(/^[0-9a-f-]{36}$/);
  expect(second?.key).toBe(first?.key);
  world.answers.ChangeOpenOrder = () => ({ changeOpenOrder: fine });
  world.answers.OpenOrders = () =>
    openList([openLine({ actions: [], wish: { action: 'redate', date: day, createdAt: asOf } })]);
  await fingers.click(send);
  await screen.findByText(`You asked on 2026-11-20 for ${day}`);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('another date can be that of the next order that goes freight free', async () => {
  const day = addDays(today(), 12);
  world.answers.OpenOrders = () => openList([openLine({ freeShipmentOn: day })]);
  const { fingers } = open(<OpenOrders />, '/order/open-order');
  await fingers.click(await screen.findByRole('button', { name: 'Another date for B-1, 4711' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(
    `On ${day} another order of yours goes to the same address freight free.`,
  );
  await fingers.click(dialog.getByRole('button', { name: 'Ship it with that order' }));
  expect(dialog.getByLabelText<HTMLInputElement>('Wanted on').value).toBe(day);
  expect(dialog.queryByRole('button', { name: 'Ship it with that order' })).toBeNull();
  world.answers.ChangeOpenOrder = () => ({ changeOpenOrder: fine });
  await fingers.click(dialog.getByRole('button', { name: 'Ask for this date' }));
  await waitFor(() => expect(of('ChangeOpenOrder')[0]?.variables).toMatchObject({ date: day }));
});

test('open orders that do not come: no message, and a way to ask again (B160)', async () => {
  world.answers.OpenOrders = () => {
    throw new Error('down');
  };
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { fingers } = open(<OpenOrders />, '/order/open-order');
  await screen.findByText('Nothing to show');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText('Nothing is open')).toBeNull();
  world.answers.OpenOrders = () => openList([openLine()]);
  await fingers.click(screen.getByRole('button', { name: 'Refresh' }));
  await screen.findByRole('heading', { name: /Wheel Supply/ });
});

test('the Excel file: all pages of the filter, no formulas, days and amounts as such (M058, N070)', async () => {
  const more = { createdBy: 'Ann', notes: '=HYPERLINK("x")', internalNotes: '-1', shipTo: '@S1' };
  const line = { ...openLine(), ...more, shipToDetail: { address: '+49' }, modelYear: 2026 };
  const whole = { custCode: 'C1', custName: 'Shop', replacedBy: null };
  world.answers.OpenOrdersExport = ({ page }: { page?: number }) =>
    openList([{ ...line, ...whole, position: page }], { pageTotal: 2, count: 1001 });
  const { fingers } = open(<OpenOrders />, '/order/open-order?search=chain&consignment=1');
  await fingers.click(await screen.findByRole('button', { name: 'Save as Excel file' }));
  await waitFor(() => expect(world.saved).toHaveLength(1));
  expect(world.saved[0]?.name).toBe(`List Open Order - ${today()}.xlsx`);
  expect(of('OpenOrdersExport').map(({ variables }) => variables)).toEqual(
    [1, 2].map((page) => ({ filter: { search: 'chain', consignment: true }, page, limit: 1000 })),
  );
  const { sheets } = await readXlsx(world.saved[0]?.bytes as Uint8Array);
  const [head = [], ...rows] = sheets[0]?.rows ?? [];
  expect(rows).toHaveLength(2);
  const cell = (name: string) => rows[0]?.[head.indexOf(name)];
  expect(cell('Notes')).toBe('\'=HYPERLINK("x")');
  expect([cell('Internal notes'), cell('Ship to'), cell('Address')]).toEqual([
    "'-1",
    "'@S1",
    "'+49",
  ]);
  expect(cell('Expected')).toEqual(new Date('2026-12-01T00:00:00Z'));
  expect(cell('Total')).toBe(168);
  expect(cell('Type')).toBe('Consignment fill-up');
});

test('a file that fails is in the log as OE1 and nowhere else (B161)', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  world.answers.OpenOrdersExport = () => {
    throw new Error('down');
  };
  const { fingers } = open(<OpenOrders />, '/order/open-order');
  await fingers.click(await screen.findByRole('button', { name: 'Save as Excel file' }));
  await waitFor(() =>
    expect(warn).toHaveBeenCalledWith('Something went wrong (OE1)', expect.any(Error)),
  );
  await screen.findByRole('button', { name: 'Save as Excel file' });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(world.saved).toEqual([]);
});

test('the making of the file can be stopped, and is no failure then', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  let release = (_: unknown) => {};
  world.answers.OpenOrdersExport = () => new Promise((resolve) => (release = resolve));
  const { fingers } = open(<OpenOrders />, '/order/open-order');
  await fingers.click(await screen.findByRole('button', { name: 'Save as Excel file' }));
  await fingers.click(await screen.findByRole('button', { name: 'Stop' }));
  release(openList([]));
  await screen.findByRole('button', { name: 'Save as Excel file' });
  expect(world.saved).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
});
