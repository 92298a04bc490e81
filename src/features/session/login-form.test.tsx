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
const mia = { id: '7', username: 'mia' } as Awaited<ReturnType<typeof logIn>>;

function open() {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const onDone = vi.fn();
  const onSecondStep = vi.fn();
  const page = render(
    <I18nProvider i18n={i18n}>
      <LoginForm onDone={onDone} onSecondStep={onSecondStep} />
    </I18nProvider>,
  );
  return { page, onDone, onSecondStep, user: userEvent.setup() };
}

const username = () => screen.getByLabelText<HTMLInputElement>('Username');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const submit = () => screen.getByRole('button', { name: 'Log in' });

async function attempt({ user }: ReturnType<typeof open>) {
  await user.type(username(), 'mia');
  await user.type(password(), 'Wheels-123');
  await user.click(submit());
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  answer.mockReset();
});

// B163
test('marks both missing fields, focuses the first, sends nothing', async () => {
  const { user } = open();
  await user.type(username(), '   ');
  await user.click(submit());
  expect(screen.getAllByText('Required')).toHaveLength(2);
  expect(document.activeElement).toBe(username());
  expect(answer).not.toHaveBeenCalled();
});

test('focuses a missing password but accepts one of blanks', async () => {
  const { user } = open();
  await user.type(username(), ' mia ');
  await user.click(submit());
  expect(screen.getAllByText('Required')).toHaveLength(1);
  expect(document.activeElement).toBe(password());
  answer.mockResolvedValueOnce(mia);
  await user.type(password(), '  ');
  await user.click(submit());
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
])('%s (M045 to M047, N025)', async (_name, error, texts) => {
  const page = open();
  answer.mockRejectedValueOnce(error);
  await attempt(page);
  expect((await screen.findByRole('alert')).textContent).toBe(texts);
  expect(username().value).toBe('mia');
  expect(document.activeElement).toBe(password());
  expect(page.onDone).not.toHaveBeenCalled();
});

test('keeps the name after failure and reload, never the password', async () => {
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

test('forgets the name after a login', async () => {
  const page = open();
  answer.mockResolvedValueOnce(mia);
  await attempt(page);
  expect(page.onDone).toHaveBeenCalledWith(mia);
  expect(sessionStorage).toHaveLength(0);
});

test('can show the password', async () => {
  const { user } = open();
  expect(password().type).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password().type).toBe('text');
});

test('hands the second step over to its page', async () => {
  const opened = open();
  const body = { code: 'SECOND_FACTOR_REQUIRED', step: 'prove' };
  answer.mockRejectedValueOnce(new HttpError(401, 'SECOND_FACTOR_REQUIRED', body));
  await attempt(opened);
  expect(opened.onSecondStep).toHaveBeenCalledWith(body);
  expect(opened.onDone).not.toHaveBeenCalled();
});
