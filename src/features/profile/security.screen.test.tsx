import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  AddAuthenticatorDocument,
  AddPasskeyDocument,
  BeginAuthenticatorDocument,
  BeginPasskeyDocument,
  NewRecoveryCodesDocument,
  OwnSecondFactorsDocument,
  RemovePasskeyDocument,
  RenamePasskeyDocument,
} from '#src/graphql/generated/graphql.ts';
import { createPasskey } from '#src/lib/device/passkey.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { Component } from './security.screen.tsx';

vi.mock('#src/lib/device/passkey.ts', () => ({ hasPasskeys: () => true, createPasskey: vi.fn() }));

const done = { message: { status: true, description: '' }, userErrors: [] };
const laptop = {
  id: '1',
  name: 'Laptop',
  domain: window.location.hostname,
  createdAt: '2026-11-01T09:00:00Z',
  lastUsedAt: null,
};
const none = {
  mayAdd: true,
  isRequired: false,
  passkeys: [],
  authenticator: null,
  recoveryCodes: 0,
};
const some = { ...none, passkeys: [laptop], recoveryCodes: 8 };

function open(factors: object) {
  const network = fakeNetwork().answer(OwnSecondFactorsDocument, { ownSecondFactors: factors });
  return renderScreen(<Component />, { network });
}
const press = (name: string) => screen.findByRole('button', { name });
const inDialog = async (name: string) =>
  within(await screen.findByRole('dialog')).getByRole('button', { name });

test('lists passkeys and how many recovery codes are left', async () => {
  open({ ...some, passkeys: [laptop, { ...laptop, id: '2', name: 'Key', domain: 'de.test' }] });
  expect(await screen.findByText('8 recovery codes are left.')).toBeDefined();
  expect(screen.getByText('Laptop')).toBeDefined();
  expect(screen.getByText('Only for de.test')).toBeDefined();
  expect(screen.getAllByText(/not used yet/)).toHaveLength(2);
});

test('adds a passkey and shows the recovery codes once', async () => {
  vi.mocked(createPasskey).mockResolvedValueOnce(null).mockResolvedValueOnce({ id: 'p' });
  const { user, network } = open(none);
  network.answer(BeginPasskeyDocument, { beginPasskey: { ...done, options: '{"a":1}' } });
  network.answer(AddPasskeyDocument, { addPasskey: { ...done, recoveryCodes: ['AAAA-BBBB'] } });
  await user.click(await press('Add a passkey'));
  await user.type(await screen.findByLabelText('Name'), 'Phone');
  await user.click(await inDialog('Add a passkey'));
  // The browser was cancelled: the name stays.
  await waitFor(() => expect(createPasskey).toHaveBeenCalledWith({ a: 1 }));
  expect(await screen.findByRole('alert')).toBeDefined();
  await user.click(await inDialog('Add a passkey'));
  expect(await screen.findByText('AAAA-BBBB')).toBeDefined();
  const [sent] = network.sent(AddPasskeyDocument);
  expect(sent?.variables).toEqual({ name: 'Phone', response: '{"id":"p"}' });
});

test('renames and removes a passkey', async () => {
  const { user, network } = open(some);
  network.answer(RenamePasskeyDocument, { renamePasskey: done });
  network.answer(RemovePasskeyDocument, { removePasskey: done });
  await user.click(await press('Rename Laptop'));
  await user.type(await screen.findByLabelText('Name'), ' 2');
  await user.click(await inDialog('Rename'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await press('Remove Laptop'));
  await user.click(await inDialog('Remove'));
  await waitFor(() => expect(network.sent(RemovePasskeyDocument)).toHaveLength(1));
  expect(network.sent(RenamePasskeyDocument)[0]?.variables).toEqual({ id: '1', name: 'Laptop 2' });
});

test('sets up an app by its QR code or key', async () => {
  const { user, network } = open(none);
  const secret = { secret: 'ABCDEFGH', uri: 'otpauth://totp/x?secret=ABCDEFGH' };
  network.answer(BeginAuthenticatorDocument, { beginAuthenticator: { ...done, ...secret } });
  network.answer(AddAuthenticatorDocument, {
    addAuthenticator: { ...done, recoveryCodes: ['CCCC-DDDD'] },
  });
  await user.click(await press('Set up the app'));
  expect(await screen.findByText('ABCD EFGH')).toBeDefined();
  await user.type(screen.getByLabelText('Code of the authenticator app'), '123456');
  await user.click(await inDialog('Set up the app'));
  expect(await screen.findByText('CCCC-DDDD')).toBeDefined();
});

test('makes new recovery codes after a question', async () => {
  const { user, network } = open(some);
  network.answer(NewRecoveryCodesDocument, {
    newRecoveryCodes: { ...done, recoveryCodes: ['EEEE-FFFF'] },
  });
  await user.click(await press('Make new codes'));
  await user.click(await inDialog('Make new codes'));
  expect(await screen.findByText('EEEE-FFFF')).toBeDefined();
});

test('says why the last factor must stay and why none may be added', async () => {
  const { unmount } = open({ ...some, isRequired: true });
  expect(await screen.findByText(/The last one cannot be removed/)).toBeDefined();
  unmount();
  open({ ...none, mayAdd: false });
  expect(await screen.findByText(/with your password alone/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});

test('changes nothing without a connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open(some);
  expect(await screen.findByText(/You are offline. Your login can only/)).toBeDefined();
  for (const button of await screen.findAllByRole('button'))
    expect(button.getAttribute('aria-disabled')).toBe('true');
});
