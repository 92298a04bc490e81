import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#src/testing/render-screen.tsx';
import type { InvitedUser } from './invitation.queries.ts';
import { InvitationActions } from './invitation-actions.tsx';

const base: InvitedUser = {
  id: '7',
  username: 'mia',
  name: 'Mia',
  isFakeEmail: false,
  active: true,
  hasPassword: false,
  readOnlyReason: null,
  invitation: null,
  email: { email: 'mia@shop.example', isVerified: false },
};
const show = (fields: Partial<InvitedUser>) =>
  renderScreen(<InvitationActions user={{ ...base, ...fields }} />);
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

test('offers to invite a user without a password', async () => {
  show({});
  expect(await screen.findByText('Not invited')).toBeDefined();
  expect(buttons()).toEqual(['Send an invitation']);
});

test('says when the invitation was sent and until when it works', async () => {
  const instants = { sentAt: '2026-11-20T09:00:00Z', expiresAt: '2026-11-23T09:00:00Z' };
  show({ invitation: { state: 'pending', isMailed: true, ...instants } });
  expect(await screen.findByText(/Sent 20 Nov 2026.*Works until 23 Nov 2026/)).toBeDefined();
  expect(buttons()).toEqual(['Send the invitation again', 'Withdraw the invitation']);
});

test('says why nothing may be done', async () => {
  show({ hasPassword: true, readOnlyReason: 'NOT_YOURSELF' });
  const button = await screen.findByRole('button', { name: /Require a new password/ });
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('offers nothing for a deactivated user', async () => {
  show({ active: false });
  expect(await screen.findByText('Not invited')).toBeDefined();
  expect(screen.queryAllByRole('button')).toEqual([]);
});
