import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  GeneratePasswordDocument,
  InvitationsDocument,
  RevokeInvitationDocument,
  SendInvitationDocument,
  UserToRenewDocument,
} from '#src/graphql/generated/graphql.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { Component } from './invitation-list.screen.tsx';

type State = 'pending' | 'expired' | 'failed' | 'used' | 'revoked';
const user = (username: string, state: State | null, fields: object = {}) => ({
  id: username,
  username,
  name: `Name of ${username}`,
  isFakeEmail: false,
  active: true,
  hasPassword: state === 'used',
  readOnlyReason: null,
  email: { email: `${username}@shop.example`, isVerified: false },
  invitation: state && {
    state,
    isMailed: true,
    sentAt: '2026-11-20T09:00:00Z',
    expiresAt: '2026-11-23T09:00:00Z',
  },
  ...fields,
});
const done = { message: { status: true, description: '' }, userErrors: [] };

function open(users: ReturnType<typeof user>[], network = fakeNetwork()) {
  network.answer(InvitationsDocument, {
    invitations: {
      users,
      info: { page: 1, limit: 20, count: users.length, pageTotal: 1 },
      asOf: '2026-11-20T10:00:00Z',
    },
  });
  const shown = renderScreen(<Component />, {
    at: '/admin/users/invitations',
    user: { scopes: ['page.user-management'] },
    network,
  });
  const choose = async (name: string, action: string) => {
    await shown.user.click(await screen.findByRole('button', { name: new RegExp(name) }));
    await shown.user.click(await screen.findByRole('menuitem', { name: action }));
  };
  return { ...shown, network, choose };
}

test('shows what became of each invitation', async () => {
  const states = ['pending', 'expired', 'failed', 'used', 'revoked'] as const;
  open(states.map((state) => user(state, state)));
  expect(await screen.findByText('Invited')).toBeDefined();
  for (const texts of [
    'Invitation expired',
    'E-mail not delivered',
    'Invitation used',
    'Invitation withdrawn',
  ])
    expect(screen.getByText(texts)).toBeDefined();
});

test('sends an invitation again', async () => {
  const { choose, network } = open([user('mia', 'expired')]);
  network.answer(SendInvitationDocument, { sendInvitation: { ...done, link: null } });
  await choose('mia', 'Send the invitation again');
  expect(await screen.findByText('mia@shop.example gets an e-mail')).toBeDefined();
  expect(network.sent(SendInvitationDocument)).toMatchObject([{ variables: { userId: 'mia' } }]);
});

test('shows the link of a user without a mailbox once', async () => {
  const link = 'https://us.localhost/en-us/login#reset=secret';
  const writeText = vi.fn();
  const { choose, network, user: hand } = open([user('leo', null, { isFakeEmail: true })]);
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  network.answer(SendInvitationDocument, { sendInvitation: { ...done, link } });
  await choose('leo', 'Show a link for the password');
  const dialog = within(await screen.findByRole('dialog'));
  const field = await dialog.findByLabelText<HTMLInputElement>('Link to set a password');
  expect(field.value).toBe(link);
  await hand.click(dialog.getByRole('button', { name: 'Copy link' }));
  expect(await dialog.findByText('The link is copied.')).toBeDefined();
  expect(writeText).toHaveBeenCalledWith(link);
  await hand.click(dialog.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(document.body.innerHTML).not.toContain('secret'));
});

test('says why an invitation was refused', async () => {
  const { choose, network } = open([user('mia', 'pending')]);
  const refused = { field: 'userId', code: 'TOO_MANY_INVITATIONS', message: 'At most 3 a day' };
  network.answer(SendInvitationDocument, {
    sendInvitation: { message: { status: false }, userErrors: [refused], link: null },
  });
  await choose('mia', 'Send the invitation again');
  expect(await screen.findByText(/at most three links a day/)).toBeDefined();
});

test('withdraws an invitation after a question', async () => {
  const { choose, network, user: hand } = open([user('mia', 'pending')]);
  network.answer(RevokeInvitationDocument, { revokeInvitation: done });
  await choose('mia', 'Withdraw the invitation');
  const dialog = within(await screen.findByRole('dialog'));
  expect(network.sent(RevokeInvitationDocument)).toEqual([]);
  await hand.click(dialog.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('The invitation is withdrawn')).toBeDefined();
  expect(network.sent(RevokeInvitationDocument)).toHaveLength(1);
});

test('requires a new password without changing the user', async () => {
  const { choose, network, user: hand } = open([user('mia', 'used')]);
  const area = { sorg: '2000', limitation: 'all' as const, value: '' };
  const present = {
    version: 7,
    username: 'mia',
    name: 'Mia',
    email: { email: 'mia@shop.example' },
    emailConfirmations: [],
    sendEmail: false,
    sendEmailWarranty: true,
    isFakeEmail: false,
    language: { id: 'de' },
    groupRole: { id: 'dealer' },
    roles: [{ id: 'buyer' }],
    userAreas: [area],
    contentTargetMarkets: [{ id: 'EU' }],
  };
  network.answer(UserToRenewDocument, { editData: { user: present } });
  network.answer(GeneratePasswordDocument, { updateUser: { ...done, link: null } });
  await choose('mia', 'Require a new password');
  const dialog = within(await screen.findByRole('dialog'));
  await hand.click(dialog.getByRole('button', { name: 'Require a new password' }));
  expect(await screen.findByText('mia@shop.example gets an e-mail')).toBeDefined();
  expect(network.sent(GeneratePasswordDocument)).toMatchObject([
    {
      variables: {
        id: 'mia',
        version: 7,
        userAreas: [area],
        user: {
          username: 'mia',
          name: 'Mia',
          email: 'mia@shop.example',
          language: 'de',
          groupRole: 'dealer',
          roles: ['buyer'],
          contentTargetMarkets: ['EU'],
          emailConfirmations: [],
          sendEmail: false,
          sendEmailWarranty: true,
        },
      },
    },
  ]);
});

test('needs a connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open([]);
  expect(await screen.findByText(/only be seen and changed with a connection/)).toBeDefined();
});
