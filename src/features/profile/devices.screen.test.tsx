import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { request } from '#src/graphql/client.ts';
import { NetworkError } from '#src/graphql/errors.ts';
import {
  EndOtherOwnSessionsDocument,
  EndOwnSessionDocument,
  OwnSessionsDocument,
} from '#src/graphql/generated/graphql.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { Component } from './devices.screen.tsx';

vi.mock('#src/graphql/client.ts', () => ({ request: vi.fn() }));

const session = (id: string, device: string, current = false) => ({
  id,
  device,
  current,
  network: '203.0.113.x',
  host: 'localhost',
  viewedBy: null as string | null,
  startedAt: `2026-11-0${id}T09:00:00`,
  lastUsedAt: `2026-11-2${id}T18:30:00`,
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
    return { ended: { message: { status: true }, userErrors: [] } } as never;
  });
});

const open = () => renderScreen(<Component />).user;
const rows = async () => within(await screen.findByRole('list')).getAllByRole('listitem');

test('lists the devices and marks this one', async () => {
  open();
  const [mine, other] = await rows();
  await waitFor(() =>
    expect(mine?.textContent).toMatch(
      /Firefox · Android.*This device.*01 Nov 2026 9:00:00 AM.*21 Nov 2026 6:30:00 PM.*203.0.113.x/,
    ),
  );
  expect(within(mine as HTMLElement).queryByRole('button')).toBeNull();
  expect(other?.textContent).not.toContain('This device');
});

test('logs one device out and updates the list', async () => {
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

test('says when the server is unreachable and keeps the list', async () => {
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

test('offers a retry when the list cannot be read', async () => {
  fails = new Error('broken');
  open();
  expect(await screen.findByRole('button', { name: /try again/i })).toBeDefined();
});
