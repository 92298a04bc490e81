import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { HttpError, NetworkError } from '#src/graphql/errors.ts';
import { logIn } from './log-in.ts';
import { LoginForm } from './login-form.tsx';

vi.mock('./log-in.ts', () => ({ logIn: vi.fn() }));

const answer = vi.mocked(logIn);
const user = { id: '7', username: 'mia' } as Awaited<ReturnType<typeof logIn>>;

function open() {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const onDone = vi.fn();
  const page = render(
    <I18nProvider i18n={i18n}>
      <LoginForm onDone={onDone} />
    </I18nProvider>,
  );
  return { page, onDone, fingers: userEvent.setup() };
}

const username = () => screen.getByLabelText<HTMLInputElement>('Username');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const submit = () => screen.getByRole('button', { name: 'Log in' });

async function attempt({ fingers }: ReturnType<typeof open>) {
  await fingers.type(username(), 'mia');
  await fingers.type(password(), 'Wheels-123');
  await fingers.click(submit());
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  answer.mockReset();
});

test('both missing: both say so, the first gets the focus, nothing is sent (B163)', async () => {
  const { fingers } = open();
  await fingers.type(username(), '   ');
  await fingers.click(submit());
  expect(screen.getAllByText('Required')).toHaveLength(2);
  expect(document.activeElement).toBe(username());
  expect(answer).not.toHaveBeenCalled();
});

test('a missing password gets the focus; one of blanks is a password', async () => {
  const { fingers } = open();
  await fingers.type(username(), ' mia ');
  await fingers.click(submit());
  expect(screen.getAllByText('Required')).toHaveLength(1);
  expect(document.activeElement).toBe(password());
  answer.mockResolvedValueOnce(user);
  await fingers.type(password(), '  ');
  await fingers.click(submit());
  expect(answer).toHaveBeenCalledWith('mia', '  ');
});

test.each([
  ['a wrong name', new HttpError(401, 'UNKNOWN_USER'), 'Incorrect username'],
  ['a wrong password', new HttpError(401, 'WRONG_PASSWORD'), 'Incorrect password'],
  [
    'either, where the host does not tell',
    new HttpError(401, 'LOGIN_FAILED'),
    'Login failed. Check username and password.',
  ],
  [
    'too many attempts',
    new HttpError(429, 'TOO_MANY_ATTEMPTS', { retryAfter: 130_000 }),
    'Too many attempts. Try again in 3 minutes.',
  ],
  [
    'too many attempts, for an unknown time',
    new HttpError(429, 'TOO_MANY_ATTEMPTS'),
    'Too many attempts. Try again in 1 minute.',
  ],
  ['no connection', new NetworkError(), 'No connection. Logging in needs one.'],
  ['a broken server', new HttpError(500), 'Something went wrong. Please try again.'],
  ['our own mistake', new TypeError('x'), 'Something went wrong. Please try again.'],
])('%s (M045 to M047, N025)', async (_name, error, words) => {
  const page = open();
  answer.mockRejectedValueOnce(error);
  await attempt(page);
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  expect(username().value).toBe('mia');
  expect(document.activeElement).toBe(password());
  expect(page.onDone).not.toHaveBeenCalled();
});

test('the name outlives a failed attempt and a reload, the password is stored nowhere', async () => {
  const first = open();
  answer.mockRejectedValueOnce(new HttpError(401, 'LOGIN_FAILED'));
  await attempt(first);
  await screen.findByRole('alert');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Wheels');
  first.page.unmount();
  open();
  expect(username().value).toBe('mia');
  expect(password().value).toBe('');
});

test('a login forgets the name and goes on', async () => {
  const page = open();
  answer.mockResolvedValueOnce(user);
  await attempt(page);
  expect(page.onDone).toHaveBeenCalledWith(user);
  expect(sessionStorage).toHaveLength(0);
});

test('the password can be shown', async () => {
  const { fingers } = open();
  expect(password().type).toBe('password');
  await fingers.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password().type).toBe('text');
});
