import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { serverStatusQuery } from '#src/features/hosts/hosts.queries.ts';
import { queryClient } from '#src/graphql/query-client.ts';
import { type FakeNetwork, fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { forgetResetToken, takeResetToken } from './reset-token.ts';

vi.mock('./login-form.tsx', () => ({ LoginForm: () => <p>form</p> }));
vi.mock('./login-logo.tsx', () => ({ LoginLogo: () => null }));
vi.mock('./login-picture.tsx', () => ({ LoginPicture: () => null }));
vi.mock('./reset-password.tsx', () => ({ default: () => <p>new password</p> }));
vi.mock('./login-extras.tsx', () => ({ LoginExtras: () => null }));

const { Component } = await import('./login.screen.tsx');

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
});
const statusIs = (status: string) =>
  network.answerRest('GET', '/server/status', () => ({ status }));

/** @param fetched how long the page of a maintenance takes to come */
function open(fetched: () => Promise<void>) {
  const { router } = renderScreen(
    [{ id: 'locale', path: '/:locale', children: [{ path: 'login', element: <Component /> }] }],
    {
      at: '/login?to=/order',
      locale: 'de',
      host: { webTitle: 'Velo' },
      user: null,
      network,
      loadRoutes: async ({ path, patch, signal }) => {
        if (!path.endsWith('/maintenance')) return;
        await fetched();
        if (!signal.aborted) patch('locale', [{ path: 'maintenance', element: <p>Back soon</p> }]);
      },
    },
  );
  return router;
}

test('leads to the maintenance page even when it loads late (B024)', async () => {
  statusIs('maintenance');
  const router = open(async () => {
    // The login page renders again while the navigation loads, as it does when its queries get their answers.
    const message = 'Until 6 pm';
    queryClient.setQueryData(serverStatusQuery.queryKey, { status: 'maintenance', message });
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(await screen.findByText('Back soon')).toBeDefined();
  expect(router.state.location).toMatchObject({
    pathname: '/de/maintenance',
    search: '?to=/order',
  });
});

test('stays on the page when the server is online', async () => {
  statusIs('online');
  const router = open(async () => undefined);
  expect(await screen.findByText('form')).toBeDefined();
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(router.state.location.pathname).toBe('/de/login');
});

test('sets a password from an operator link without mail', async () => {
  statusIs('online');
  takeResetToken(`${window.location.origin}/de/login?reset=one-time`);
  open(async () => undefined);
  expect(await screen.findByText('new password')).toBeDefined();
  forgetResetToken();
});

test('opens a link where the login is open already', async () => {
  statusIs('online');
  const router = open(async () => undefined);
  expect(await screen.findByText('form')).toBeDefined();
  window.history.replaceState(null, '', '#reset=one-time');
  await router.navigate('/de/login#reset=one-time');
  expect(await screen.findByText('new password')).toBeDefined();
  expect(window.location.hash).toBe('');
  forgetResetToken();
});
