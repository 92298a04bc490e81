import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { taskSources } from '#src/app/generated/tasks.ts';
import {
  ClaimsToDoDocument,
  ClickCollectCountsDocument,
  CreditInformationDocument,
  DueInvoicesDocument,
  FrameTasksDocument,
  HeldPaymentCountDocument,
  IncomingThirdPartyOrdersDocument,
  LastOrdersDocument,
  LostInvitationsDocument,
  NewestPaymentsDocument,
  OpenOrderCountDocument,
  RefusedSalesDocument,
  WaitingOrderCountDocument,
} from '#src/graphql/generated/graphql.ts';
import { openUserDatabase } from '#src/offline/database.ts';
import { resetSyncState, setSyncState } from '#src/offline/sync/sync-state.ts';
import { boundViewer } from '#src/offline/viewer.ts';
import { type FakeNetwork, fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen, type ScreenOptions } from '#src/testing/render-screen.tsx';
import { Component } from '../home.screen.tsx';

vi.mock('#src/features/catalog/search/catalog-search-box.tsx', () => ({
  CatalogSearchBox: () => <input aria-label="Search the catalog" />,
}));

const customer = { unified: 'C1', r3: '4711', isr: null, name: 'Cycle Works' };
const asOf = '2026-11-20T09:00:00.000Z';
const now = '2026-11-20T09:01:00Z';
const no = { info: { count: 0 } };
const frames = { recalled: { ...no, asOf }, toInspect: no, toRegister: { frames: [], ...no } };
const order = {
  order_no: '4711',
  createdAt: '2026-11-02T09:00:00.000Z',
  total_order: 12_500,
  details: [{ article: 'T-1', description: 'Tube 29', order_qty: 10 }],
};
const invoice = (dueDate: string) => ({
  dueDate,
  status: 'Open',
  accountingAmount: 206_000,
  payerCode: 'C1',
});
const totals = { overdue: 0, overdueCount: 0 };

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork()
    .answer(OpenOrderCountDocument, { orders: { info: { count: 3 }, asOf } })
    .answer(LastOrdersDocument, { orders: { orders: [], asOf } })
    .answer(FrameTasksDocument, frames)
    .answer(NewestPaymentsDocument, {
      paymentRequestByPayerAndInvoiceNos: { requests: [], asOf },
    })
    .answer(HeldPaymentCountDocument, { heldPaymentRequests: { ...no, asOf } })
    .answer(WaitingOrderCountDocument, { stockOrderConfirmations: { ...no, asOf } })
    .answer(RefusedSalesDocument, { registeredFrames: { counts: [], asOf } })
    .answer(LostInvitationsDocument, { expired: { ...no, asOf }, failed: no })
    .answer(ClaimsToDoDocument, { claimsV3: { waiting: 0 } })
    .answer(ClickCollectCountsDocument, { clickCollectOrders: { counts: [], overdue: 0, asOf } })
    .answer(IncomingThirdPartyOrdersDocument, { orderThirdParties: { counts: [], asOf } });
  owe();
});

afterEach(() => act(resetSyncState));

const owe = (...days: string[]) =>
  network.answer(DueInvoicesDocument, {
    openInvoiceV5: { invoices: days.map(invoice), more: false, totals, canPay: true, asOf },
  });

/** Shows the page to a user with permissions, and returns its list of tasks. */
async function show(scopes: string[] = [], options: ScreenOptions = {}) {
  const user = { name: 'Ada', scopes };
  const shown = renderScreen(<Component />, { user, customer, network, now, ...options });
  await screen.findByRole('heading', { level: 1, name: 'Hello Ada' });
  const card = screen.getByRole('region', { name: 'To do' });
  return { ...shown, card };
}
const sentences = async (card: HTMLElement) => {
  const rows = await within(card).findAllByRole('listitem');
  return rows.map((row) => row.querySelector('p')?.textContent);
};
const nothing = async (card: HTMLElement) => {
  expect(await within(card).findByText('Nothing needs your attention today.')).toBeDefined();
  expect(within(card).queryByRole('list')).toBeNull();
};
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('says that nothing needs a user without tasks', async () => {
  const { card } = await show();
  await nothing(card);
  expect(network.operations()).toEqual([]);
});

test('shows nothing where all figures are zero', async () => {
  const all = taskSources.flatMap(({ scopes }) => scopes);
  const { card } = await show(all);
  await nothing(card);
  expect(network.operations()).toContain('FrameTasks');
});

test('asks only what the user may see', async () => {
  const { card } = await show(['page.pdi']);
  await nothing(card);
  expect(network.operations()).toEqual(['FrameTasks']);
});

test('puts what is overdue first, with its sum and the way to pay', async () => {
  owe('2026-11-01', '2026-11-05', '2026-11-20', '2026-11-24');
  const { card } = await show(['page.invoice-status']);
  expect(await sentences(card)).toEqual([
    '2 invoices are overdue: $4,120.00',
    '1 invoice is due today: $2,060.00',
    '1 invoice is due on 24 Nov 2026: $2,060.00',
  ]);
  const [pay] = within(card).getAllByRole('link', { name: 'Pay' });
  expect(pay?.getAttribute('href')).toBe('/en-us/invoice/open-invoice?show=overdue');
});

test('does not offer to pay where the host takes no payments', async () => {
  owe('2026-11-01');
  await show(['page.invoice-status'], { host: { payment: false } });
  await screen.findByRole('link', { name: 'Show' });
  expect(screen.queryByRole('link', { name: 'Pay' })).toBeNull();
});

test('names a payment that failed and one that waits', async () => {
  const request = (externalId: string, id: string) => ({
    externalId,
    amount: 50_000,
    createdAt: '2026-11-19T10:00:00.000Z',
    expiredDate: '2026-11-22T10:00:00.000Z',
    held: null,
    isVoiding: false,
    paymentStatus: { id },
    invoices: [{ accountingNo: externalId, lineItem: '1', fiscalYear: 2026, companyCode: 'US' }],
  });
  network.answer(NewestPaymentsDocument, {
    paymentRequestByPayerAndInvoiceNos: {
      requests: [request('P1', 'failed'), request('P2', 'pending')],
      asOf,
    },
  });
  const { card } = await show(['page.payment-request']);
  expect(await sentences(card)).toEqual([
    '1 payment failed: $500.00',
    '1 payment waits for you: $500.00',
  ]);
  expect(link('Pay again')).toBe('/en-us/payment/request/P1');
  expect(link('Continue')).toBe('/en-us/payment/request/P2');
});

test('shows recalls, inspections and registrations of one request', async () => {
  network.answer(FrameTasksDocument, {
    recalled: { info: { count: 20 }, asOf },
    toInspect: { info: { count: 22 } },
    toRegister: {
      frames: [
        { deliveredOn: '2026-09-01', registerWithinDays: 90 },
        { deliveredOn: '2026-08-25', registerWithinDays: 90 },
      ],
      info: { count: 2 },
    },
  });
  const { card } = await show(['page.pdi', 'page.customer-sales-report']);
  expect(await sentences(card)).toEqual([
    '20 of your bikes are recalled',
    'If you have sold any of 2 bikes, register them by 23 Nov 2026',
    '22 bikes must be inspected before you sell them',
  ]);
  expect(network.operations().filter((name) => name === 'FrameTasks')).toHaveLength(1);
  expect(link('Report')).toBe('/en-us/recall?state=open');
  expect(link('Inspect')).toBe('/en-us/frame-stock?todo=inspect');
  expect(link('Register')).toBe('/en-us/frame-stock?todo=register');
});

test('leads to registrations that were refused', async () => {
  const counts = [
    { status: 'complete', count: 9 },
    { status: 'failed insert', count: 2 },
  ];
  network.answer(RefusedSalesDocument, { registeredFrames: { counts, asOf } });
  const { card } = await show(['page.customer-sales-report']);
  expect(await sentences(card)).toEqual(['2 registered sales were refused']);
  expect(link('Correct')).toBe('/en-us/retail-sales?status=failed+insert');
});

test('leads to the claims that wait for the user', async () => {
  network.answer(ClaimsToDoDocument, { claimsV3: { waiting: 2 } });
  const { card } = await show(['page.claim']);
  expect(await sentences(card)).toEqual(['2 claims wait for you']);
  expect(link('Look at')).toBe('/en-us/claim');
});

test('leads a shop to the orders of consumers that wait for it', async () => {
  const counts = [
    { status: 'NEED_CONFIRMATION' as const, count: 1 },
    { status: 'CONFIRMED' as const, count: 4 },
    { status: 'SHIPPED' as const, count: 2 },
  ];
  network.answer(ClickCollectCountsDocument, { clickCollectOrders: { counts, overdue: 3, asOf } });
  const { card } = await show(['page.click-collect']);
  expect(await sentences(card)).toEqual([
    '3 Click & Collect orders have not been collected in time',
    '2 Click & Collect orders have been shipped to you and are not ready to pick up yet',
    '1 Click & Collect order waits to be submitted',
  ]);
  expect(link('Show')).toBe('/en-us/click-collect?overdue=1');
  expect(link('Make ready')).toBe('/en-us/click-collect?status=SHIPPED');
});

test('leads a vendor to the incoming orders', async () => {
  const counts = [
    { status: 'Open' as const, count: 2 },
    { status: 'Confirmed' as const, count: 1 },
    { status: 'Shipped' as const, count: 9 },
  ];
  network.answer(IncomingThirdPartyOrdersDocument, { orderThirdParties: { counts, asOf } });
  const { card } = await show(['page.3rdpartyorder']);
  expect(await sentences(card)).toEqual([
    '2 third-party orders wait to be confirmed',
    '1 third-party order waits to be shipped',
  ]);
  expect(link('Ship')).toMatch(/\?show=incoming&status=Confirmed$/);
});

test('shows staff what waits for them, also without a customer', async () => {
  network
    .answer(HeldPaymentCountDocument, { heldPaymentRequests: { info: { count: 1 }, asOf } })
    .answer(WaitingOrderCountDocument, { stockOrderConfirmations: { info: { count: 4 }, asOf } });
  const { card } = await show(['page.orderlist'], { customer: null });
  expect((await sentences(card)).sort()).toEqual([
    '1 payment must be checked',
    '4 orders wait to be confirmed',
  ]);
});

test('shows administrators invitations that led nowhere', async () => {
  network.answer(LostInvitationsDocument, {
    expired: { info: { count: 3 }, asOf },
    failed: { info: { count: 1 } },
  });
  const { card } = await show(['page.user-management'], { customer: null });
  expect(await sentences(card)).toEqual([
    '1 invitation could not be delivered',
    '3 invitations have expired unused',
  ]);
});

test('shows unsent work of this device, and follows it', async () => {
  const { card } = await show();
  await nothing(card);
  const { host, userId } = boundViewer() ?? { host: '', userId: 0 };
  const entry = { id: 'e1', operation: 'Note', state: 'queued', entities: [], nextAttemptAt: 0 };
  await openUserDatabase(host, userId).outbox.add(entry as never);
  act(() => setSyncState({ waiting: 1 }));
  expect(await sentences(card)).toEqual(['1 change on this device is not sent yet']);
  expect(link('Look at it')).toBe('/en-us/pending-changes');
});

test('lists the last orders, to be ordered again', async () => {
  network.answer(LastOrdersDocument, { orders: { orders: [order], asOf } });
  const { card } = await show(['page.order-status', 'cart.display-order-qty']);
  await nothing(card);
  const orders = within(await screen.findByRole('region', { name: 'Last orders' }));
  expect(orders.getByRole('listitem').textContent).toContain('Order 4711');
  expect(orders.getByText('02 Nov 2026 · $125.00 · Tube 29')).toBeDefined();
  expect(await orders.findByRole('button', { name: /Order again/ })).toBeDefined();
});

test('says that something is missing when a source fails', async () => {
  network.lose(DueInvoicesDocument);
  const { card } = await show(['page.invoice-status']);
  await within(card).findByText(/something may be missing here/);
  expect(within(card).queryByText('Nothing needs your attention today.')).toBeNull();
});

test('shows the time of an old answer', async () => {
  owe('2026-11-01');
  const { card } = await show(['page.invoice-status'], { now: '2026-11-20T10:30:00Z' });
  await within(card).findByText(/^as of/);
});

test('shows nothing of the dealer in showroom mode', async () => {
  owe('2026-11-01');
  const { showroomKey, readShowroom } = await import('#src/features/showroom/showroom-store.ts');
  const { card } = await show(['page.invoice-status']);
  await sentences(card);
  localStorage.setItem(showroomKey(), '1');
  act(readShowroom);
  await nothing(card);
  localStorage.removeItem(showroomKey());
  act(readShowroom);
});

test('repeats nothing of the menu', async () => {
  await show(['page.catalog', 'page.claim', 'page.invoice-status', 'profile.update']);
  await screen.findByText('Nothing needs your attention today.');
  expect(screen.queryAllByRole('link')).toEqual([]);
  expect(screen.getByLabelText('Search the catalog')).toBeDefined();
});

test('offers a user without a customer to select one', async () => {
  await show(['menu.change-cust'], { customer: null });
  expect(screen.getByRole('button', { name: 'Select a customer' })).toBeDefined();
});

test('offers no selection when a customer is active', async () => {
  await show(['menu.change-cust']);
  expect(screen.queryByRole('button', { name: 'Select a customer' })).toBeNull();
});

test('shows credit and open orders at a glance', async () => {
  network.answer(CreditInformationDocument, { creditInformation: { companies: [] } });
  await show(['page.order-status', 'credit-status.read']);
  const glance = within(await screen.findByRole('region', { name: 'At a glance' }));
  expect(await glance.findByRole('link', { name: '3 open orders' })).toBeDefined();
  await glance.findByText('No data found for credit information.');
});

test('lists six tasks at first, and all on demand', async () => {
  owe('2026-11-01', '2026-11-20', '2026-11-24');
  network
    .answer(FrameTasksDocument, {
      recalled: { info: { count: 20 }, asOf },
      toInspect: { info: { count: 22 } },
      toRegister: {
        frames: [{ deliveredOn: '2026-09-01', registerWithinDays: 90 }],
        info: { count: 1 },
      },
    })
    .answer(WaitingOrderCountDocument, { stockOrderConfirmations: { info: { count: 4 }, asOf } });
  const scopes = [
    'page.invoice-status',
    'page.pdi',
    'page.customer-sales-report',
    'page.orderlist',
  ];
  const { card, user } = await show(scopes);
  expect(await sentences(card)).toHaveLength(6);
  await user.click(screen.getByRole('button', { name: 'Show 1 more' }));
  expect(await sentences(card)).toHaveLength(7);
});
