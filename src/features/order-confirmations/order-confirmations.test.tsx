import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { NetworkError } from '#src/graphql/errors.ts';
import { makeWindowWide } from '#src/testing/list-tools.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import type { WaitingOrder } from './order-confirmations.queries.ts';
import { Component } from './order-confirmations.screen.tsx';

beforeEach(makeWindowWide);

interface SentRequest {
  operation: string;
  variables: Record<string, unknown>;
  key: string | undefined;
}

const mocks = vi.hoisted(() => ({
  waiting: [] as unknown[],
  requests: [] as unknown[],
  /** Holds the answers of the list until it resolves. */
  held: null as Promise<void> | null,
  answers: {} as Record<string, () => unknown>,
  limitation: 'sales_group',
}));
vi.mock('#src/graphql/client.ts', () => ({
  request: async (
    document: { __meta__: { operation: string } },
    variables: unknown,
    options?: { idempotencyKey?: string },
  ) => {
    const { operation } = document.__meta__;
    mocks.requests.push({ operation, variables, key: options?.idempotencyKey });
    const orders = mocks.waiting;
    if (operation !== 'StockOrderConfirmations') return await mocks.answers[operation]?.();
    await mocks.held;
    const info = { page: 1, limit: 10, count: orders.length, pageTotal: 1 };
    return { stockOrderConfirmations: { orders, info, asOf: '2026-11-20T08:55:00.000Z' } };
  },
}));

const line = (
  position: number,
  available: number,
  arriving = 0,
  completeOn: string | null = null,
) => ({
  position,
  article: `B${position}`,
  article_code_display: `B-${position}`,
  description: `Part ${position}`,
  qty: 5,
  uom: 'EA',
  available,
  arriving,
  completeOn,
});
const waiting = (no: string, over: Partial<WaitingOrder> = {}): WaitingOrder => ({
  order: {
    order_no: no,
    createdAt: '2026-11-20T08:00:00.000Z',
    createdBy: 'Ann',
    custPoNo: null,
    notes: null,
    requestDeliveryDate: '2026-12-01',
    orderType: '',
    total_order: 120000,
    customer: { custName: `Shop ${no}`, custCode: { r3: `R${no}`, isr: null } },
    orderShipment: { shipTo: { name: 'Shop', city: 'Town' } },
  },
  limit: 100000,
  overLimit: false,
  lines: [line(1, 5)],
  ...over,
});
const requests = (operation: string) =>
  (mocks.requests as SentRequest[]).filter((one) => one.operation === operation);
const answer = (orders: string[], userErrors: unknown[] = []) => ({
  message: { status: orders.length > 0, description: '' },
  userErrors,
  orders,
});
const problem = (field: string, code: string) => ({ field, code, message: 'No' });

type User = ReturnType<typeof open>['user'];

/** Opens the menu of an order. @returns its item */
async function findAction(user: User, orderNo: string, action: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${orderNo}` }));
  return await screen.findByRole('menuitem', { name: new RegExp(`^${action}`) });
}

const choose = async (user: User, orderNo: string, action: string) =>
  user.click(await findAction(user, orderNo, action));

const findBox = (orderNo: string) => screen.findByLabelText(`Select ${orderNo}`);

function open() {
  const { user, router } = renderScreen(<Component />, {
    at: '/admin/order-confirmation',
    host: { orderTypeDisplay: true, dateFormat: 'YYYY-MM-DD' },
    user: { limitation: mocks.limitation, scopes: ['page.orderlist'] },
  });
  return { user, address: () => router.state.location.search };
}

beforeEach(() => {
  mocks.requests = [];
  mocks.answers = {};
  mocks.held = null;
  mocks.limitation = 'sales_group';
  mocks.waiting = [waiting('1'), waiting('2', { overLimit: true }), waiting('3')];
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

// N071
test('shows for each line what stock can deliver by a chosen day', async () => {
  mocks.waiting = [
    waiting('1', {
      lines: [line(1, 5), line(2, 1, 4, '2026-11-28'), line(3, 1, 1, '2026-12-09'), line(4, 0)],
    }),
  ];
  const { address, user } = open();
  await choose(user, '1', 'Show details');
  const rows = within(await screen.findByRole('table', { name: 'Stock for order 1' })).getAllByRole(
    'row',
  );
  expect(rows.map((row) => row.lastElementChild?.textContent)).toEqual([
    'On that date',
    'On that datethere',
    'On that datearrives in time',
    'On that date3 missing',
    'On that date5 missing',
  ]);
  expect(rows[3]?.textContent).toContain('2026-12-09');
  expect(rows[4]?.textContent).toContain('not known');
  await user.click(screen.getByRole('button', { name: 'Check stock for' }));
  fireEvent.change(screen.getByLabelText('Check stock for', { selector: 'input' }), {
    target: { value: '2026-12-24' },
  });
  await waitFor(() => expect(address()).toBe('?day=2026-12-24'));
  expect(requests('StockOrderConfirmations').at(-1)?.variables.reqDeliveryDate).toBe('2026-12-24');
});

test('says in the row of an order whether stock can deliver it', async () => {
  mocks.waiting = [
    waiting('1', { lines: Array.from({ length: 40 }, (_, i) => line(i + 1, i)) }),
    waiting('2', { lines: [line(1, 9), line(2, 1, 4)] }),
    waiting('3'),
  ];
  open();
  await findBox('1');
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => /On that date(.*)$/.exec(textContent ?? '')?.[1])).toEqual([
    '5 short',
    'arrives in time',
    'there',
  ]);
});

// N035
test('confirms several orders at once with a result for each', async () => {
  const { user } = open();
  await user.click(await findBox('1'));
  await user.click(screen.getByLabelText('All on this page', { selector: 'th input' }));
  mocks.answers.ConfirmOrders = () => {
    throw new NetworkError();
  };
  const send = screen.getByRole('button', { name: 'Confirm 3 orders' });
  await user.click(send);
  await waitFor(() => expect(send.getAttribute('aria-busy')).toBeNull());
  mocks.answers.ConfirmOrders = () => {
    mocks.waiting = [waiting('2', { overLimit: true })];
    const errors = [problem('orders.1', 'ORDER_LIMIT'), problem('orders.2', 'NOT_WAITING')];
    return { confirmOrders: answer(['1'], errors) };
  };
  await user.click(send);
  const told = (await screen.findByText(/1 order confirmed/)).closest('[role]');
  expect(told?.textContent).toMatch(/1 order confirmed: 1/);
  expect(told?.textContent).toMatch(/2: It is worth more than its limit/);
  expect(told?.textContent).toMatch(/3: It is no longer waiting/);
  const [first, second] = requests('ConfirmOrders');
  expect(second?.variables).toEqual({ orders: ['1', '2', '3'] });
  // The first answer was lost; the same wish goes under the same key.
  expect(second?.key).toBe(first?.key);
  await waitFor(() => expect(screen.queryByLabelText('Select 1')).toBeNull());
  expect(screen.getByRole('button', { name: 'Confirm 1 order' })).toBeDefined();
});

// O064
test('shows who has changed an order before its limit is set', async () => {
  const changes = [{ field: 'orderLimit', before: null, after: '90000' }];
  const event = { id: '1', at: '2026-11-20T08:30:00.000Z', actor: 'Grace', actedFor: null };
  mocks.answers.ChangeHistory = () => ({
    history: { events: [{ ...event, action: 'changed', changes }], info: { count: 1 } },
  });
  const { user } = open();
  await choose(user, '2', 'Change the limit');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'History' }));
  expect(await dialog.findByText(/Grace/)).toBeDefined();
  expect(requests('ChangeHistory')[0]?.variables).toMatchObject({ feature: 'orders', id: '2' });
});

test('holds an order over its limit until the limit is raised', async () => {
  const { user } = open();
  const confirm = await findAction(user, '2', 'Confirm');
  expect(confirm.textContent).toContain('Raise the limit first');
  await user.click(confirm);
  expect(requests('ConfirmOrders')).toHaveLength(0);
  expect(screen.getByText('over its limit')).toBeDefined();
  await user.click(screen.getByRole('menuitem', { name: 'Change the limit' }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByLabelText<HTMLInputElement>('Order limit');
  expect(field.value).toBe('1200.00');
  await user.clear(field);
  await user.type(field, '1.5.0');
  await user.click(dialog.getByRole('button', { name: 'Set the limit' }));
  expect(dialog.getByText('Write an amount, like 1200')).toBeDefined();
  await user.clear(field);
  await user.type(field, '1500,5');
  expect(dialog.getByText('$1,500.50')).toBeDefined();
  mocks.answers.UpdateOrderLimits = () => {
    mocks.waiting = [waiting('2', { limit: 150050 })];
    return { updateOrderLimits: { message: { status: true, description: '' }, userErrors: [] } };
  };
  await user.click(dialog.getByRole('button', { name: 'Set the limit' }));
  await waitFor(() => expect(screen.queryByText('over its limit')).toBeNull());
  expect(requests('UpdateOrderLimits')[0]?.variables).toEqual({ orderNumber: '2', limit: 150050 });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('requires a reason to cancel', async () => {
  const { user } = open();
  await choose(user, '3', 'Cancel');
  const dialog = within(await screen.findByRole('dialog'));
  const send = dialog.getByRole('button', { name: 'Cancel the order' });
  await user.click(send);
  expect(dialog.getByText('Give the reason.')).toBeDefined();
  mocks.answers.CancelOrders = () => ({ cancelOrders: answer(['3']) });
  await user.type(dialog.getByLabelText('Reason'), 'No stock');
  await user.click(send);
  await screen.findByText(/1 order cancelled/);
  expect(requests('CancelOrders').map(({ variables }) => variables)).toEqual([
    { orders: ['3'], reason: 'No stock' },
  ]);
});

test('does not restore a decided order from an older answer', async () => {
  const { user } = open();
  await findBox('1');
  const old = Promise.withResolvers<void>();
  mocks.held = old.promise;
  // Asked again before the decision: what comes still has order 1.
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(requests('StockOrderConfirmations')).toHaveLength(2));
  const after = Promise.withResolvers<void>();
  mocks.answers.ConfirmOrders = () => {
    mocks.held = after.promise;
    mocks.waiting = [waiting('3')];
    return { confirmOrders: answer(['1']) };
  };
  await choose(user, '1', 'Confirm');
  await waitFor(() => expect(screen.queryByLabelText('Select 1')).toBeNull());
  old.resolve();
  await old.promise;
  await waitFor(() => expect(requests('StockOrderConfirmations')).toHaveLength(3));
  expect(screen.queryByLabelText('Select 1')).toBeNull();
  after.resolve();
  await waitFor(() => expect(screen.queryByLabelText('Select 2')).toBeNull());
  expect(screen.getByLabelText('Select 3')).toBeDefined();
});

test('shows auditors the orders without actions', async () => {
  mocks.limitation = 'audit';
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Actions for 2' }));
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Show details',
  ]);
});
