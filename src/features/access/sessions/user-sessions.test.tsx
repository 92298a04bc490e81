import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  EndUserSessionDocument,
  EndUserSessionsDocument,
  UserSessionsDocument,
} from '#src/graphql/generated/graphql.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { UserSessions } from './user-sessions.tsx';

const session = (id: string, device: string) => ({
  id,
  device,
  network: '203.0.113.x',
  host: 'us.localhost',
  startedAt: '2026-11-20T09:00:00Z',
  lastUsedAt: '2026-11-21T18:30:00Z',
  viewedBy: device.startsWith('view of ') ? device.slice('view of '.length) : null,
});
const done = { message: { status: true, description: '' }, userErrors: [] };

function open(devices: string[], readOnlyReason: string | null = null) {
  let sessions = devices.map((device, at) => session(String(at), device));
  const network = fakeNetwork()
    .answer(UserSessionsDocument, () => ({ userSessions: sessions }))
    .answer(EndUserSessionDocument, ({ id }) => {
      sessions = sessions.filter((one) => one.id !== id);
      return { endUserSession: done };
    })
    .answer(EndUserSessionsDocument, () => {
      sessions = [];
      return { endUserSessions: done };
    });
  const shown = renderScreen(<UserSessions user={{ id: '7', username: 'mia', readOnlyReason }} />, {
    network,
  });
  return { ...shown, network };
}

test('logs a user out on one device', async () => {
  const { user, network } = open(['Firefox · Android', 'Safari · Mac']);
  await user.click(await screen.findByRole('button', { name: 'Log out Safari · Mac' }));
  expect(await screen.findByText('Firefox · Android')).toBeDefined();
  await expect.poll(() => screen.queryByText('Safari · Mac')).toBeNull();
  expect(network.sent(EndUserSessionDocument)).toMatchObject([
    { variables: { userId: '7', id: '1' } },
  ]);
});

test('tells views of administrators from devices of the user', async () => {
  open(['Firefox · Android', 'view of Ada']);
  expect(await screen.findByText('Ada views as this user')).toBeDefined();
  expect(screen.getByText('Firefox · Android')).toBeDefined();
});

test('logs a user out everywhere after a question', async () => {
  const { user, network } = open(['Firefox · Android', 'Safari · Mac']);
  await user.click(await screen.findByRole('button', { name: 'Log out everywhere' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(network.sent(EndUserSessionsDocument)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Log out everywhere' }));
  expect(await screen.findByText('This user is not logged in on any device.')).toBeDefined();
});

test('says why a user may not be logged out', async () => {
  open(['Firefox · Android'], 'NOT_YOURS_TO_GRANT');
  const button = await screen.findByRole('button', { name: 'Log out Firefox · Android' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
});
