import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  CreditInformationDocument,
  FilterDocument,
  GroupsetsDocument,
  OpenInvoiceTotalsDocument,
  OpenOrderCountDocument,
} from '#src/graphql/generated/graphql.ts';
import { resetSyncState, setSyncState } from '#src/offline/sync/sync-state.ts';
import { type FakeNetwork, fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen, type ScreenOptions } from '#src/testing/render-screen.tsx';
import { Component } from '../home.screen.tsx';

vi.mock('#src/app/paths.ts', async (original) => ({
  ...(await original<typeof import('#src/app/paths.ts')>()),
  isBuilt: () => true,
}));

const customer = { unified: 'C1', r3: '4711', isr: null, name: 'Cycle Works' };

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork().answer(OpenOrderCountDocument, {
    orders: { info: { count: 3 }, asOf: '2026-11-20T09:00:00.000Z' },
  });
});
afterEach(() => act(resetSyncState));

async function show(scopes: string[] = [], options: ScreenOptions = {}) {
  const user = { name: 'Ada', isSales: true, scopes };
  renderScreen(<Component />, { user, customer: null, network, ...options });
  await screen.findByRole('heading', { level: 1, name: 'Hello Ada' });
}
vi.mock('#src/features/offline-catalog/offline-catalog.public.ts', () => ({
  TakeAlongTile: () => null,
}));

const links = () => screen.queryAllByRole('link').map((link) => link.textContent);

test('links only permitted areas in the order of the menu (N020)', async () => {
  await show(['page.catalog', 'page.claim', 'page.invoice-status']);
  expect(links()).toEqual([
    'Catalog',
    'Offline catalog',
    'Open invoices',
    'Paid invoices',
    'Claims',
    'Check a frame',
    'My stock of bikes',
    'Product safety recalls',
  ]);
  expect(screen.getByRole('heading', { level: 3, name: 'Invoices' })).toBeDefined();
});

test('the home page does not link to itself', async () => {
  network
    .answer(FilterDocument, { filter: { categories: [] } })
    .answer(GroupsetsDocument, { groupsets: { info: { count: 0 } } });
  await show(['page.home-page'], { host: { flags: { MERGE_MENU_CATALOG: false } } });
  expect(links()).toEqual([]);
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
});

test('shows the active customer and the number of open orders', async () => {
  await show(['page.order-status'], { customer });
  expect(screen.getByText('4711').parentElement?.textContent).toBe('4711 Cycle Works');
  await screen.findByText('3 open');
});

test.each([
  [
    { count: 12, overdueCount: 3, overdue: 412_000, payable: 900_000, deduction: 0 },
    '3 overdue, $4,120.00',
  ],
  [{ count: 2, overdueCount: 0, overdue: 0, payable: 9_000, deduction: -1_000 }, '2 open, $80.00'],
  [{ count: 0, overdueCount: 0, overdue: 0, payable: 0, deduction: 0 }, 'No open invoices'],
])('says what is overdue of %j', async (totals, words) => {
  network.answer(OpenInvoiceTotalsDocument, {
    openInvoiceV5: { totals, asOf: '2026-11-20T09:00:00.000Z' },
  });
  await show(['page.invoice-status'], { customer });
  const title = await screen.findByRole('heading', { level: 2, name: 'Invoices' });
  const tile = within(title.closest('section') as HTMLElement);
  expect(
    await tile.findByText(
      (_, element) => element?.tagName === 'P' && element.textContent === words,
    ),
  ).toBeDefined();
  expect(tile.getByRole('link', { name: 'Open invoices' })).toBeDefined();
});

test('offers a user without a customer to select one', async () => {
  await show(['menu.change-cust']);
  expect(screen.getByRole('button', { name: 'Select a customer' })).toBeDefined();
});

test('offers no selection when a customer is active', async () => {
  await show(['menu.change-cust'], { customer });
  expect(screen.queryByRole('button', { name: 'Select a customer' })).toBeNull();
});

test('loads no orders or credit without customer or permission', async () => {
  await show(['page.order-status', 'credit-status.read']);
  expect(network.operations()).toEqual([]);
  const shown = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  expect(shown).toEqual(['Sync', 'Your areas']);
});

test('says it is offline without stored values and stays usable', async () => {
  network.lose(OpenOrderCountDocument).lose(CreditInformationDocument);
  await show(['page.order-status', 'credit-status.read', 'invoice-status.read'], { customer });
  await screen.findByText('Not known right now.');
  await screen.findByText('You are offline, and this device has no credit values yet.');
});

test('shows unsent and parked changes and the last sync', async () => {
  await show();
  expect(screen.getByText('Everything is sent')).toBeDefined();
  act(() => setSyncState({ waiting: 2, parked: 1, lastSyncAt: 50_000_000 }));
  const tile = within(
    screen.getByRole('heading', { name: 'Sync' }).closest('section') as HTMLElement,
  );
  expect(tile.getByText('3 unsent changes')).toBeDefined();
  expect(tile.getByText('1 change needs you')).toBeDefined();
  expect(await tile.findByText(/^last sync 01 Jan 1970/)).toBeDefined();
  expect(tile.getByRole('link', { name: 'Pending changes' })).toBeDefined();
});
