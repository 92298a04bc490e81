import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  BeginReauthenticationDocument,
  EndOwnSessionDocument,
  ReauthenticateDocument,
} from '#src/graphql/generated/graphql.ts';
import { getPasskey } from '#src/lib/device/passkey.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { withRecentLogin } from './recent-login.ts';
import { useAction } from './use-action.ts';

vi.mock('#src/lib/device/passkey.ts', () => ({ hasPasskeys: () => true, getPasskey: vi.fn() }));

const refused = Object.assign(new Error(), { code: 'REAUTHENTICATE' });
const done = { message: { status: true, description: '' }, userErrors: [] };
const wrong = {
  message: { status: false, description: '' },
  userErrors: [{ field: 'password', code: 'TOO_MANY_ATTEMPTS', message: '' }],
};

function Button() {
  const { run, problem } = useAction(EndOwnSessionDocument);
  return (
    <>
      <button type="button" onClick={() => void run({ id: '1' })}>
        End
      </button>
      <p>{problem?.code}</p>
    </>
  );
}

/** A server that ends the session only after the password `right`. */
function open(ways = { passkey: null as string | null, hasAuthenticator: false }) {
  const network = fakeNetwork();
  network.answer(BeginReauthenticationDocument, {
    beginReauthentication: { ...done, ...ways },
  });
  let confirmed = false;
  network.refuse(EndOwnSessionDocument, 'REAUTHENTICATE');
  network.answer(ReauthenticateDocument, ({ password, code, passkey }) => {
    confirmed = password === 'right' || code === '123456' || passkey === '{"id":"p"}';
    if (confirmed) network.answer(EndOwnSessionDocument, { endOwnSession: done });
    return { reauthenticate: confirmed ? done : wrong };
  });
  return renderScreen(<Button />, { network });
}

test('asks for the password and repeats the operation under its key', async () => {
  const { user, network } = open();
  await user.click(screen.getByRole('button', { name: 'End' }));
  await screen.findByRole('dialog', { name: 'Confirm that it is you' });
  await user.type(screen.getByLabelText('Password'), 'right');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(network.sent(EndOwnSessionDocument)).toHaveLength(2));
  const [first, second] = network.sent(EndOwnSessionDocument);
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('says why it was refused and keeps the dialog open', async () => {
  const { user, network } = open();
  await user.click(screen.getByRole('button', { name: 'End' }));
  await user.type(await screen.findByLabelText('Password'), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Too many attempts. Try again later.')).toBeDefined();
  expect(network.sent(EndOwnSessionDocument)).toHaveLength(1);
});

test('does nothing when the user cancels', async () => {
  const { user, network } = open();
  await user.click(screen.getByRole('button', { name: 'End' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('REAUTHENTICATE')).toBeDefined();
  expect(network.sent(EndOwnSessionDocument)).toHaveLength(1);
});

test('asks once for two operations at the same time', async () => {
  const { user } = open();
  const run = vi.fn().mockRejectedValueOnce(refused).mockRejectedValueOnce(refused);
  run.mockResolvedValue('done');
  const both = Promise.all([withRecentLogin(run), withRecentLogin(run)]);
  await user.type(await screen.findByLabelText('Password'), 'right');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await both).toEqual(['done', 'done']);
});

test('accepts the code of an app in place of the password', async () => {
  const { user, network } = open({ passkey: null, hasAuthenticator: true });
  await user.click(screen.getByRole('button', { name: 'End' }));
  await user.type(await screen.findByLabelText('Code of the authenticator app'), '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(network.sent(EndOwnSessionDocument)).toHaveLength(2));
  expect(network.sent(ReauthenticateDocument)[0]?.variables).toEqual({ code: '123456' });
});

test('accepts a passkey', async () => {
  vi.mocked(getPasskey).mockResolvedValueOnce({ id: 'p' });
  const { user, network } = open({ passkey: '{}', hasAuthenticator: false });
  await user.click(screen.getByRole('button', { name: 'End' }));
  await user.click(await screen.findByRole('button', { name: 'Use a passkey' }));
  await waitFor(() => expect(network.sent(EndOwnSessionDocument)).toHaveLength(2));
});
