import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { NetworkError } from '#src/graphql/errors.ts';
import { keepMaintenanceMessage, maintenanceMessage } from '#src/lib/maintenance-message.ts';
import { type FakeNetwork, fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { Component } from './maintenance.screen.tsx';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
});
const statusIs = (answer: () => unknown) => network.answerRest('GET', '/server/status', answer);

const open = (search = '') =>
  renderScreen(
    [
      { path: '/:locale/maintenance', element: <Component /> },
      { path: '/:locale/login', element: <p>login</p> },
    ],
    { at: `/maintenance${search}`, locale: 'de', user: null, network },
  );

test('shows the message of a 500 answer (B140, U037, M038)', async () => {
  statusIs(() => Response.json({ status: 'maintenance', message: 'Until 6 pm' }, { status: 500 }));
  open();
  expect(await screen.findByText('Until 6 pm')).toBeDefined();
  expect(maintenanceMessage()).toBe('Until 6 pm');
});

test.each([
  ['says nothing itself', () => Response.json({ status: 'maintenance' }, { status: 500 })],
  ['cannot be reached', () => Promise.reject(new NetworkError())],
])('keeps showing the message while the server %s (B140)', async (_name, answer) => {
  keepMaintenanceMessage('Until 6 pm');
  statusIs(answer);
  open();
  expect(screen.getByText('Until 6 pm')).toBeDefined();
  await waitFor(() => expect(network.requests).not.toEqual([]));
  expect(maintenanceMessage()).toBe('Until 6 pm');
});

test('shows its own text without a message (U037)', async () => {
  statusIs(() => ({ status: 'maintenance' }));
  open();
  expect(screen.getByText(/We are working on the portal/)).toBeDefined();
});

// B025
test('returns to the login and drops the message when online again', async () => {
  keepMaintenanceMessage('Until 6 pm');
  statusIs(() => ({ status: 'online' }));
  const { address } = open('?to=/order');
  await waitFor(() => expect(address()).toBe('/de/login?to=/order'));
  expect(maintenanceMessage()).toBeNull();
});
