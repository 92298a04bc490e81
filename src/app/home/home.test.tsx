import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NetworkError } from '#src/graphql/errors.ts';
import { OpenOrderCountDocument } from '#src/graphql/generated/graphql.ts';
import { resetSyncState, setSyncState } from '#src/offline/sync/sync-state.ts';
import { Component } from '../home.screen.tsx';
import { menuFor } from '../menu.ts';

const world = vi.hoisted(() => ({
  scopes: [] as string[],
  customer: null as { unified: string; r3: string; isr: null; name: string } | null,
  merged: true,
  orders: null as unknown as () => Promise<unknown>,
}));
vi.mock('#src/features/session/session.public.ts', () => ({
  requireScopes: () => () => null,
  useSession: () => ({
    user: { name: 'Ada', username: 'ada', isSales: true },
    has: (scope: string) => world.scopes.includes(scope),
    customer: world.customer,
  }),
}));
vi.mock('#src/features/hosts/hosts.public.ts', () => ({
  useHostConfig: () => ({ creditStatusBlockedReason: true, openToBuyLabel: false }),
  useMoney: () => (minor: number) => `$${minor / 100}`,
  useDates: () => ({ dateTime: () => '20 Nov 2026 09:00' }),
  AsOf: () => null,
}));
vi.mock('../use-menu.ts', () => ({
  useMenu: () =>
    menuFor(
      {
        has: (scope) => world.scopes.includes(scope),
        flags: { MERGE_MENU_CATALOG: world.merged, NEWS: true },
        payment: true,
        kinds: null,
        visitForms: [],
      },
      () => true,
    ),
}));
vi.mock('#src/graphql/client.ts', () => ({
  request: (document: unknown) =>
    document === OpenOrderCountDocument ? world.orders() : Promise.reject(new NetworkError()),
}));

const customer = { unified: 'C1', r3: '4711', isr: null, name: 'Cycle Works' };

beforeEach(() => {
  world.scopes = [];
  world.customer = null;
  world.merged = true;
  world.orders = () =>
    Promise.resolve({ orders: { info: { count: 3 }, asOf: '2026-11-20T09:00:00.000Z' } });
});
afterEach(() => act(resetSyncState));

async function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter([{ path: '*', element: <Component /> }]);
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  render(
    <QueryClientProvider client={client}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Hello Ada' });
}
vi.mock('#src/features/offline-catalog/offline-catalog.public.ts', () => ({
  TakeAlongTile: () => null,
}));

const links = () => screen.queryAllByRole('link').map((link) => link.textContent);

test('only permitted areas are linked, in the order of the menu (N020)', async () => {
  world.scopes = ['page.catalog', 'page.claim', 'page.invoice-status'];
  await show();
  expect(links()).toEqual([
    'Catalog',
    'Offline catalog',
    'Open invoices',
    'Paid invoices',
    'Claims',
  ]);
  expect(screen.getByRole('heading', { level: 3, name: 'Invoices' })).toBeDefined();
});

test('the home page does not link to itself', async () => {
  world.merged = false;
  world.scopes = ['page.home-page'];
  await show();
  expect(links()).toEqual([]);
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
});

test('whom the user acts for, and how many orders are open', async () => {
  world.scopes = ['page.order-status'];
  world.customer = customer;
  await show();
  expect(screen.getByText('4711').parentElement?.textContent).toBe('4711 Cycle Works');
  await screen.findByText('3 open');
});

test('who may choose a customer and has none is offered it', async () => {
  world.scopes = ['menu.change-cust'];
  await show();
  expect(screen.getByRole('button', { name: 'Select a customer' })).toBeDefined();
});

test('who acts for a customer is not asked for one', async () => {
  world.scopes = ['menu.change-cust'];
  world.customer = customer;
  await show();
  expect(screen.queryByRole('button', { name: 'Select a customer' })).toBeNull();
});

test('without a customer or the permission no orders and no credit are asked for', async () => {
  const orders = vi.fn();
  world.orders = orders;
  world.scopes = ['page.order-status', 'credit-status.read'];
  await show();
  expect(orders).not.toHaveBeenCalled();
  const shown = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  expect(shown).toEqual(['Sync', 'Your areas']);
});

test('without a network and without kept values it says so and stays usable', async () => {
  world.scopes = ['page.order-status', 'credit-status.read', 'invoice-status.read'];
  world.customer = customer;
  world.orders = () => Promise.reject(new NetworkError());
  await show();
  await screen.findByText('Not known right now.');
  await screen.findByText('You are offline, and this device has no credit values yet.');
});

test('what is unsent, what needs the user, and the last sync', async () => {
  await show();
  expect(screen.getByText('Everything is sent')).toBeDefined();
  act(() => setSyncState({ waiting: 2, parked: 1, lastSyncAt: 1_000 }));
  const tile = within(
    screen.getByRole('heading', { name: 'Sync' }).closest('section') as HTMLElement,
  );
  expect(tile.getByText('3 unsent changes')).toBeDefined();
  expect(tile.getByText('1 change needs you')).toBeDefined();
  expect(tile.getByText('last sync 20 Nov 2026 09:00')).toBeDefined();
  expect(tile.getByRole('link', { name: 'Pending changes' })).toBeDefined();
});
