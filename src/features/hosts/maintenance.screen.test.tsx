import { screen, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#src/graphql/query-client.ts';
import { keepMaintenanceMessage, maintenanceMessage } from '#src/lib/maintenance-message.ts';
import { showRouter } from '#src/ui/testing/show-screen.tsx';
import { Component } from './maintenance.screen.tsx';

const fetched = vi.fn<() => Promise<Response>>();

function open(search = '') {
  const router = createMemoryRouter(
    [
      { path: '/:locale/maintenance', element: <Component /> },
      { path: '/:locale/login', element: <p>login</p> },
    ],
    { initialEntries: [`/de/maintenance${search}`] },
  );
  showRouter(router, queryClient);
  return router;
}

beforeEach(() => {
  sessionStorage.clear();
  queryClient.clear();
  fetched.mockReset();
  vi.stubGlobal('fetch', async (url: string) =>
    String(url).endsWith('/runtime.json')
      ? Response.json({ apiBase: '', basicAuth: 'x' })
      : fetched(),
  );
});
afterEach(() => vi.unstubAllGlobals());

test('shows the message of a 500 answer (B140, U037, M038)', async () => {
  fetched.mockResolvedValue(
    Response.json({ status: 'maintenance', message: 'Until 6 pm' }, { status: 500 }),
  );
  open();
  expect(await screen.findByText('Until 6 pm')).toBeDefined();
  expect(maintenanceMessage()).toBe('Until 6 pm');
});

test.each([
  ['says nothing itself', () => Response.json({ status: 'maintenance' }, { status: 500 })],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('keeps showing the message while the server %s (B140)', async (_name, answer) => {
  keepMaintenanceMessage('Until 6 pm');
  fetched.mockImplementation(async () => answer());
  open();
  expect(screen.getByText('Until 6 pm')).toBeDefined();
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  expect(maintenanceMessage()).toBe('Until 6 pm');
});

test('shows its own text without a message (U037)', async () => {
  fetched.mockResolvedValue(Response.json({ status: 'maintenance' }));
  open();
  expect(screen.getByText(/We are working on the portal/)).toBeDefined();
});

// B025
test('returns to the login and drops the message when online again', async () => {
  keepMaintenanceMessage('Until 6 pm');
  fetched.mockResolvedValue(Response.json({ status: 'online' }));
  const router = open('?to=/order');
  await waitFor(() => expect(router.state.location.pathname).toBe('/de/login'));
  expect(router.state.location.search).toBe('?to=/order');
  expect(maintenanceMessage()).toBeNull();
});
