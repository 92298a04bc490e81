import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { request } from '#src/graphql/client.ts';
import { NetworkError, OperationError } from '#src/graphql/errors.ts';
import { hasUnsavedInput } from '#src/lib/input/unsaved-input.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { fakeUser } from '#src/testing/fake-user.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { Component } from './edit-profile.screen.tsx';

const account = {
  id: '7',
  username: 'mia',
  name: 'Mia',
  email: 'mia@wheel.test',
  language: 'en-us',
};
const host = {
  minimumPasswordLength: 9,
  passwordComposition: true,
  languages: [
    { code: 'en-us', name: 'English' },
    { code: 'de', name: 'Deutsch' },
  ],
};

vi.mock('#src/graphql/client.ts', () => ({ request: vi.fn() }));
// Has tests of its own, and asks for more than this page's.
vi.mock('#src/features/notifications/notifications.public.ts', () => ({
  NotificationSettings: () => null,
}));
vi.mock('#src/features/offline-catalog/offline-catalog.public.ts', () => ({
  TakeAlongTile: () => null,
}));

const answer = vi.mocked(request);
const answers = (status: boolean, userErrors: object[] = []) =>
  answer.mockResolvedValueOnce({ updateProfileUser: { message: { status }, userErrors } });
const sent = (call = 0) => answer.mock.calls[call]?.[1];

const open = () =>
  renderScreen(<Component />, {
    at: '/user/edit-profile',
    host,
    user: account,
    network: fakeNetwork().answerRest('GET', '/user', () => fakeUser(account)),
  });

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const save = () => screen.getByRole('button', { name: 'Save' });
const change = { name: 'Change password' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  answer.mockReset();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

test("shows the user's identity with editable name and language", () => {
  open();
  expect(screen.getByText('mia@wheel.test')).toBeDefined();
  expect(field('Name').value).toBe('Mia');
  expect(field('English').checked).toBe(true);
  expect(screen.queryByLabelText('New password')).toBeNull();
});

test('saves a name, confirms it and reloads the shown name (R051)', async () => {
  const { user, queries } = open();
  const invalidate = vi.spyOn(queries, 'invalidateQueries');
  answers(true);
  await user.clear(field('Name'));
  await user.type(field('Name'), ' Mia Berg ');
  expect(screen.getByText('Not saved yet')).toBeDefined();
  await user.click(save());
  await screen.findByText('Your settings are saved');
  expect(sent()).toEqual({ input: { name: 'Mia Berg', language: 'en-us' } });
  expect(invalidate).toHaveBeenCalledWith({ queryKey: ['session', 'user'] });
  // No draft remains; the only stored key is the cached server configuration.
  expect(Object.keys(localStorage)).toEqual(['pannier-runtime']);
});

test('continues under the locale of another language', async () => {
  const { user, path } = open();
  answers(true);
  await user.click(field('Deutsch'));
  await user.click(save());
  await waitFor(() => expect(path()).toBe('/de/user/edit-profile'));
});

test('does not send a blank or too long name', async () => {
  const { user } = open();
  await user.clear(field('Name'));
  await user.click(save());
  expect(await screen.findByText('Required')).toBeDefined();
  await user.type(field('Name'), '   ');
  expect(await screen.findByText('Must not be empty')).toBeDefined();
  await user.clear(field('Name'));
  await user.click(field('Name'));
  await user.paste('x'.repeat(256));
  expect(await screen.findByText('At most 255 characters')).toBeDefined();
  expect(answer).not.toHaveBeenCalled();
});

test('shows unmet password rules while typing (B175 to B177)', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', change));
  const needs = within(screen.getByRole('list', { name: 'Password requirements' }));
  const missing = () => needs.queryAllByTitle('Still missing').length;
  expect(needs.getByText('Password should be at least 9 characters')).toBeDefined();
  expect(missing()).toBe(3);
  await user.type(field('New password'), 'wheels');
  expect(missing()).toBe(3);
  await user.type(field('New password'), 'A1x');
  expect(missing()).toBe(0);
});

test('requires the current password and a matching repetition', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', change));
  await user.type(field('New password'), 'Wheels123');
  await user.type(field('New password again'), 'Wheels124');
  await user.click(save());
  expect(await screen.findByText('Required')).toBeDefined();
  expect(screen.getByText('The two passwords are not the same')).toBeDefined();
  expect(answer).not.toHaveBeenCalled();
});

test('does not send an autofilled current password alone', async () => {
  const { user } = open();
  answers(true);
  await user.click(screen.getByRole('button', change));
  await user.type(field('Current password'), 'Old-wheels-1');
  await user.click(save());
  await waitFor(() => expect(sent()).toEqual({ input: { name: 'Mia', language: 'en-us' } }));
});

test('shows refusals at their fields and the rest at the top', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', change));
  await user.type(field('Current password'), 'wrong');
  await user.type(field('New password'), 'Wheels123');
  await user.type(field('New password again'), 'Wheels123');
  answers(false, [
    { field: 'currentPassword', code: 'WRONG_PASSWORD', message: '' },
    { field: 'name', code: 'TOO_LONG', message: '' },
    { field: 'elsewhere', code: 'ODD', message: 'As the server says' },
  ]);
  await user.click(save());
  const described = field('Current password').getAttribute('aria-describedby') ?? '';
  expect((await screen.findByText('Incorrect password')).id).toBe(described);
  expect(screen.getByText('At most 255 characters')).toBeDefined();
  expect(screen.getByText('As the server says')).toBeDefined();
  expect(document.activeElement).toBe(field('Current password'));
  expect(field('New password').value).toBe('Wheels123');
});

test('keeps name and language over a reload, never passwords', async () => {
  const { user, unmount } = open();
  await user.type(field('Name'), ' Berg');
  await user.click(field('Deutsch'));
  expect(hasUnsavedInput()).toBe(false);
  await user.click(screen.getByRole('button', change));
  await user.type(field('Current password'), 'Old-secret-1');
  await user.type(field('New password'), 'New-secret-1');
  await user.type(field('New password again'), 'New-secret-1');
  expect(hasUnsavedInput()).toBe(true);
  const stored = JSON.stringify({ ...localStorage, ...sessionStorage });
  expect(stored).toContain('Mia Berg');
  expect(stored).not.toContain('secret');
  unmount();
  open();
  expect(field('Name').value).toBe('Mia Berg');
  expect(field('Deutsch').checked).toBe(true);
});

test('restores the saved values on discard', async () => {
  const { user } = open();
  await user.type(field('Name'), ' Berg');
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(field('Name').value).toBe('Mia');
  expect(screen.queryByText('Not saved yet')).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('says offline that saving needs a connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = open();
  await user.type(field('Name'), ' Berg');
  await user.click(save());
  expect(screen.getByText(/Saving needs a connection: a password must not wait/)).toBeDefined();
  expect(answer).not.toHaveBeenCalled();
});

test('keeps the input after a lost answer and reuses the key', async () => {
  const { user } = open();
  await user.type(field('Name'), ' Berg');
  answer.mockRejectedValueOnce(new NetworkError());
  await user.click(save());
  await screen.findByText('No connection. Saving needs one; what you typed is still here.');
  expect(field('Name').value).toBe('Mia Berg');
  answers(true);
  await user.click(save());
  await screen.findByText('Your settings are saved');
  expect(answer.mock.calls[1]?.[2]).toEqual(answer.mock.calls[0]?.[2]);
});

test('reports a failing server in words', async () => {
  const { user } = open();
  answer.mockRejectedValueOnce(new OperationError('INTERNAL'));
  await user.click(save());
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeDefined();
});

test.each([
  [1, ['profile.update']],
  [0, []],
])('offers %i histories to a user with the scopes %j', (count, scopes) => {
  renderScreen(<Component />, { at: '/user/edit-profile', host, user: { ...account, scopes } });
  expect(field('Name').value).toBe('Mia');
  expect(screen.queryAllByRole('button', { name: 'History' })).toHaveLength(count);
});
