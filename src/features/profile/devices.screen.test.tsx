import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { request } from '#src/graphql/client.ts';
import { NetworkError } from '#src/graphql/errors.ts';
import {
  EndOtherOwnSessionsDocument,
  EndOwnSessionDocument,
  OwnSessionsDocument,
} from '#src/graphql/generated/graphql.ts';
import { Component } from './devices.screen.tsx';

vi.mock('#src/graphql/client.ts', () => ({ request: vi.fn() }));
vi.mock('#src/features/hosts/hosts.public.ts', () => ({
  useDates: () => ({ dateTime: (iso: string) => iso }),
}));

const session = (id: string, device: string, current = false) => ({
  ...{ id, device, current, network: '203.0.113.x', host: 'localhost' },
  ...{ startedAt: `start ${id}`, lastUsedAt: `use ${id}` },
});

let sessions: ReturnType<typeof session>[];
let fails: Error | null;
let online: boolean;
const sent = vi.fn();

beforeEach(() => {
  sessions = [session('1', 'Firefox · Android', true), session('2', 'Safari · Mac')];
  fails = null;
  online = true;
  sent.mockReset();
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  vi.mocked(request).mockImplementation(async (document, variables) => {
    if (fails) throw fails;
    if (document === (OwnSessionsDocument as unknown)) return { ownSessions: sessions } as never;
    sent(document, variables);
    sessions = sessions.filter(({ current }) => current);
    return {} as never;
  });
});

function open() {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'offlineFirst' } },
  });
  const router = createMemoryRouter([{ path: '*', element: <Component /> }]);
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>,
  );
  return userEvent.setup();
}
const rows = async () => within(await screen.findByRole('list')).getAllByRole('listitem');

test('lists the devices and says which one this is', async () => {
  open();
  const [mine, other] = await rows();
  expect(mine?.textContent).toMatch(/Firefox · Android.*This device.*start 1.*use 1.*203.0.113.x/);
  expect(within(mine as HTMLElement).queryByRole('button')).toBeNull();
  expect(other?.textContent).not.toContain('This device');
});

test('logs one device out, and the list follows', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Log out Safari · Mac' }));
  expect(await screen.findByText('You are logged in on no other device.')).toBeDefined();
  expect(sent).toHaveBeenCalledWith(EndOwnSessionDocument, { id: '2' });
});

test('logs all other devices out', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Log out all other devices' }));
  expect(await screen.findByText('You are logged in on no other device.')).toBeDefined();
  expect(sent).toHaveBeenCalledWith(EndOtherOwnSessionsDocument, {});
});

test('says when the server could not be reached, and keeps the list', async () => {
  const user = open();
  await rows();
  fails = new NetworkError(new Error('away'));
  await user.click(screen.getByRole('button', { name: 'Log out Safari · Mac' }));
  expect(await screen.findByText(/No connection/)).toBeDefined();
  expect(await rows()).toHaveLength(2);
});

test('offers no logout while offline', async () => {
  online = false;
  open();
  await rows();
  for (const button of screen.getAllByRole('button'))
    expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('offers to try again when the list cannot be read', async () => {
  fails = new Error('broken');
  open();
  expect(await screen.findByRole('button', { name: /try again/i })).toBeDefined();
});
