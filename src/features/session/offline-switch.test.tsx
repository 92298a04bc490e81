import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hostConfigQuery } from '#src/graphql/host/host-config.query.ts';
import { queryClient } from '#src/graphql/query-client.ts';
import { refusedSwitch, switchOffline } from '#src/offline/session/offline-switch.ts';
import { accessToken, clearSession, storeSession } from '#src/offline/session/session-tokens.ts';
import { bindViewer, boundViewer } from '#src/offline/viewer.ts';
import { fakeHost } from '#src/testing/fake-host.ts';
import { currentUser } from './current-user.ts';
import { SessionWatch } from './session-watch.tsx';
import { useSession } from './use-session.ts';
import { watchSession } from './watch-session.ts';

const alpine = { unified: 'C1', r3: 'R1', isr: null };
const bay = { unified: 'C2', r3: 'R2', isr: null };
const named = { C1: 'Alpine Cycles', C2: 'Bay Bikes' } as Record<string, string>;
const userOf = (code: typeof alpine) => ({
  id: '7',
  username: 'sales.us',
  scopes: ['menu.change-cust'],
  hasCustCode: true,
  isSales: true,
  isCustomer: false,
  isCustVendor: false,
  customerData: { custName: named[code.unified], custCode: code.unified },
  salesActiveCustCode: code,
  sorg: '2000',
});
const tokensOf = (code: typeof alpine) => ({
  requestToken: `e30.${btoa(JSON.stringify({ sub: 7, iat: 0, exp: 900, salesActiveCustCode: code }))}.s`,
  refreshToken: `refresh-${code.unified}`,
});

const reload = vi.fn();
let online: boolean;
/** The active customer according to the server's tokens. */
let active: typeof alpine;
let refuses: boolean;

function server(path: string): Response {
  if (path === '/v2/change-cust') {
    if (refuses) return Response.json({ code: 'UNKNOWN_CUSTOMER' }, { status: 404 });
    active = bay;
  }
  return Response.json(path === '/user' ? userOf(active) : tokensOf(active));
}

function Shown() {
  const { customer, user } = useSession();
  return (
    <p>
      {customer?.name} {user.switchedFrom ? 'switched offline' : 'in step'}
    </p>
  );
}

/** Sets up the state of a page that has just been loaded. */
async function loadPage() {
  queryClient.clear();
  queryClient.setQueryData(hostConfigQuery.queryKey, fakeHost({ statusCheck: false }));
  bindViewer(null);
  await currentUser();
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const element = (
    <>
      <Shown />
      <SessionWatch />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  return render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>,
  );
}

watchSession();

beforeEach(async () => {
  online = true;
  refuses = false;
  active = alpine;
  reload.mockReset();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname } = new URL(url, window.location.origin);
    // The worker has it.
    if (pathname === '/runtime.json') return Response.json({ apiBase: '', basicAuth: '' });
    if (!online) throw new TypeError('Failed to fetch');
    return server(pathname);
  });
  vi.stubGlobal('location', { ...window.location, reload });
  await storeSession({ ...tokensOf(alpine), user: userOf(alpine) });
  online = false;
  await switchOffline(bay, 'Bay Bikes');
});
afterEach(async () => {
  await clearSession();
  bindViewer(null);
  vi.unstubAllGlobals();
});

test('loads a page offline as the chosen customer', async () => {
  await loadPage();
  expect(screen.getByText('Bay Bikes switched offline')).toBeDefined();
  expect(boundViewer()).toMatchObject({ userId: 7, customer: 'C2' });
});

test('completes the switch online and keeps the page', async () => {
  await loadPage();
  online = true;
  await act(() => accessToken());
  expect(await screen.findByText('Bay Bikes in step')).toBeDefined();
  expect(boundViewer()).toMatchObject({ customer: 'C2' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(reload).not.toHaveBeenCalled();
});

test('reloads as the previous customer after a refused switch', async () => {
  const { unmount } = await loadPage();
  online = true;
  refuses = true;
  await act(() => accessToken());
  await screen.findByRole('dialog', { name: 'Loading the page again' });
  await waitFor(() => expect(reload).toHaveBeenCalled());
  expect(screen.queryByText(/You can no longer act for/)).toBeNull();
  unmount();

  vi.stubGlobal('location', { ...window.location });
  await loadPage();
  expect(await screen.findByText('Alpine Cycles in step')).toBeDefined();
  expect(boundViewer()).toMatchObject({ customer: 'C1' });
  const told = await screen.findByRole('dialog', { name: 'The customer could not be changed' });
  expect(told.textContent).toContain('You can no longer act for Bay Bikes.');
  expect(told.textContent).toContain('You act for Alpine Cycles again.');
  const link = screen.getByRole('link', { name: 'Pending changes' });
  expect(link.getAttribute('href')).toMatch(/\/pending-changes$/);
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(told.isConnected).toBe(false));
  await waitFor(async () => expect(await refusedSwitch()).toBeNull());
});
