import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { HttpError, NetworkError } from '#src/graphql/errors.ts';
import { rest } from '#src/graphql/rest.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import ForgotPassword from './forgot-password.tsx';
import { keptUsername } from './kept-username.ts';
import ResetPassword from './reset-password.tsx';

vi.mock('#src/graphql/rest.ts', () => ({ rest: vi.fn() }));
const answer = vi.mocked(rest);
const done = vi.fn();

const show = (part: React.ReactNode) => renderScreen(part, { user: null }).user;

const press = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  sessionStorage.clear();
  answer.mockReset().mockResolvedValue(null);
  done.mockReset();
});

/** The dialog's texts of all screens are not needed here. */
vi.mock('#src/i18n/i18n.ts', () => ({ restOfMessages: async () => undefined }));

test('answers a link request the same for any name (F034, N023)', async () => {
  keptUsername.keep('mia');
  const user = show(<ForgotPassword open onClose={done} />);
  answer.mockResolvedValueOnce(null);
  await user.click(await press('Send the link'));
  await screen.findByText(/^If there is such a user with an e-mail address/);
  expect(answer).toHaveBeenCalledWith('POST', '/forgot-password', {
    body: { username: 'mia' },
    as: 'nobody',
  });
  await user.click(await press('Back to login'));
  expect(done).toHaveBeenCalled();
});

test('requires a name and a connection to request a link', async () => {
  const user = show(<ForgotPassword open onClose={done} />);
  await user.click(await press('Send the link'));
  expect(screen.getByText('Required')).toBeDefined();
  expect(answer).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('Username'), 'mia');
  answer.mockRejectedValueOnce(new NetworkError());
  await user.click(await press('Send the link'));
  await screen.findByText('No connection. Asking for a link needs one.');
  answer.mockRejectedValueOnce(new HttpError(429, 'TOO_MANY_ATTEMPTS', { retryAfter: 60_000 }));
  await user.click(await press('Send the link'));
  await screen.findByText('Too many attempts. Try again in 1 minute.');
});

/** Shows the form once the link is found good. */
async function showForm() {
  const user = show(<ResetPassword token="secret" onDone={done} />);
  await screen.findByLabelText('New password');
  return user;
}

test.each(['RESET_INVALID', 'NOT_FOUND'])('says before a password is typed: %s', async (code) => {
  answer.mockRejectedValueOnce(new HttpError(400, code));
  const user = show(<ResetPassword token="secret" onDone={done} />);
  await screen.findByText('This link cannot be used any more. Ask for a new one.');
  expect(screen.queryByLabelText('New password')).toBeNull();
  const sent = { body: { token: 'secret' }, as: 'nobody' };
  expect(answer.mock.calls).toEqual([['POST', '/reset-password', sent]]);
  await user.click(await press('Back to login'));
  expect(done).toHaveBeenCalledWith(false);
});

test('asks for the password when the link cannot be checked', async () => {
  answer.mockRejectedValueOnce(new NetworkError());
  await showForm();
});

async function typeTwice(user: ReturnType<typeof show>, password: string, again = password) {
  await user.type(screen.getByLabelText('New password'), password);
  await user.type(screen.getByLabelText('New password again'), again);
  await user.click(await press('Save the password'));
}

test('sends a valid, repeated password with the token', async () => {
  const user = await showForm();
  await typeTwice(user, 'wheels', 'wheel');
  expect(await screen.findByText('The two passwords are not the same')).toBeDefined();
  expect(answer).toHaveBeenCalledOnce();
  await user.clear(screen.getByLabelText('New password'));
  await user.clear(screen.getByLabelText('New password again'));
  answer.mockResolvedValueOnce(null);
  await typeTwice(user, 'Wheels-123');
  await waitFor(() => expect(done).toHaveBeenCalledWith(true));
  expect(answer).toHaveBeenCalledWith('POST', '/reset-password', {
    body: { token: 'secret', password: 'Wheels-123' },
    as: 'nobody',
  });
});

test('shows the rules before typing', async () => {
  await showForm();
  expect(screen.getByText(/Very common passwords.* are not accepted/)).toBeDefined();
  const needs = screen.getByRole('list', { name: 'Password requirements' });
  expect(needs.textContent).toContain('Password should be at least 8 characters');
  expect(needs.textContent).not.toContain('number');
});

test('lets a new password be pasted and shown', async () => {
  const user = await showForm();
  const field = screen.getByLabelText<HTMLInputElement>('New password');
  await user.click(field);
  await user.paste('gravel path under trees');
  expect(field.value).toBe('gravel path under trees');
  expect(field.type).toBe('password');
  await user.click(screen.getAllByRole('button', { name: 'Show password' })[0] as HTMLElement);
  expect(field.type).toBe('text');
});

test.each([
  ['RESET_INVALID', 'This link cannot be used any more. Ask for a new one.'],
  ['NOT_FOUND', 'This link cannot be used any more. Ask for a new one.'],
  ['NOT_ALLOWED', 'Password should not contain control characters'],
  ['PASSWORD_COMMON', 'Very many people use this password. Choose another.'],
  [
    'PASSWORD_CONTEXT',
    'This password is made of your name, your company or this portal’s name. Choose another.',
  ],
  ['', 'Something went wrong. Please try again.'],
])('shows why %j was refused and keeps the input', async (code, words) => {
  const user = await showForm();
  answer.mockRejectedValueOnce(new HttpError(400, code));
  await typeTwice(user, 'Wheels-123');
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('Wheels-123');
  await user.click(await press('Back to login'));
  expect(done).toHaveBeenCalledWith(false);
});
