import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { request } from '#src/graphql/client.ts';
import { NetworkError, OperationError } from '#src/graphql/errors.ts';
import { hasUnsavedInput } from '#src/lib/unsaved.ts';
import { dismissToast, toastSnapshot } from '#src/ui/toast-store.ts';
import { Toasts } from '#src/ui/toasts.tsx';
import { Component } from './edit-profile.screen.tsx';

const user = { id: '7', username: 'mia', name: 'Mia', email: 'mia@wheel.test', language: 'en-us' };
const host = {
  minimumPasswordLength: 9,
  passwordComposition: true,
  languages: [
    { code: 'en-us', name: 'English' },
    { code: 'de', name: 'Deutsch' },
  ],
};

vi.mock('#src/features/session/session.public.ts', () => ({
  useSession: () => ({ user }),
  userQuery: { queryKey: ['session', 'user'] },
}));
vi.mock('#src/features/hosts/hosts.public.ts', () => ({ useHostConfig: () => host }));
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

let queries: QueryClient;

function open() {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  queries = new QueryClient();
  const router = createMemoryRouter([{ path: '/:locale/*', element: <Component /> }], {
    initialEntries: ['/en-us/user/edit-profile'],
  });
  const page = render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
        <Toasts />
      </QueryClientProvider>
    </I18nProvider>,
  );
  return { page, router, fingers: userEvent.setup() };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const save = () => screen.getByRole('button', { name: 'Save' });
const change = { name: 'Change password' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  answer.mockReset();
  for (const { id } of toastSnapshot()) dismissToast(id);
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

test('shows who it is about, and their name and language to be changed', () => {
  open();
  expect(screen.getByText('mia@wheel.test')).toBeDefined();
  expect(field('Name').value).toBe('Mia');
  expect(field('English').checked).toBe(true);
  expect(screen.queryByLabelText('New password')).toBeNull();
});

test('saves a name, says so, and has the shown name read anew (R051)', async () => {
  const { fingers } = open();
  const invalidate = vi.spyOn(queries, 'invalidateQueries');
  answers(true);
  await fingers.clear(field('Name'));
  await fingers.type(field('Name'), ' Mia Berg ');
  expect(screen.getByText('Not saved yet')).toBeDefined();
  await fingers.click(save());
  await screen.findByText('Your settings are saved');
  expect(sent()).toEqual({ input: { name: 'Mia Berg', language: 'en-us' } });
  expect(invalidate).toHaveBeenCalledWith({ queryKey: ['session', 'user'] });
  expect(localStorage).toHaveLength(0);
});

test('another language goes on under its locale', async () => {
  const { fingers, router } = open();
  answers(true);
  await fingers.click(field('Deutsch'));
  await fingers.click(save());
  await waitFor(() => expect(router.state.location.pathname).toBe('/de/user/edit-profile'));
});

test('a name of blanks, or too long, is not sent', async () => {
  const { fingers } = open();
  await fingers.clear(field('Name'));
  await fingers.click(save());
  expect(await screen.findByText('Required')).toBeDefined();
  await fingers.type(field('Name'), '   ');
  expect(await screen.findByText('Must not be empty')).toBeDefined();
  await fingers.clear(field('Name'));
  await fingers.click(field('Name'));
  await fingers.paste('x'.repeat(256));
  expect(await screen.findByText('At most 255 characters')).toBeDefined();
  expect(answer).not.toHaveBeenCalled();
});

test('a new password says what it still needs while it is typed (B175 to B177)', async () => {
  const { fingers } = open();
  await fingers.click(screen.getByRole('button', change));
  const needs = within(screen.getByRole('list', { name: 'What the password needs' }));
  const missing = () => needs.queryAllByTitle('Still missing').length;
  expect(needs.getByText('Password should be at least 9 characters')).toBeDefined();
  expect(missing()).toBe(3);
  await fingers.type(field('New password'), 'wheels');
  expect(missing()).toBe(3);
  await fingers.type(field('New password'), 'A1x');
  expect(missing()).toBe(0);
});

test('a new password needs the current one, and twice the same', async () => {
  const { fingers } = open();
  await fingers.click(screen.getByRole('button', change));
  await fingers.type(field('New password'), 'Wheels123');
  await fingers.type(field('New password again'), 'Wheels124');
  await fingers.click(save());
  expect(await screen.findByText('Required')).toBeDefined();
  expect(screen.getByText('The two passwords are not the same')).toBeDefined();
  expect(answer).not.toHaveBeenCalled();
});

test('a current password the browser filled in is not sent without a new one', async () => {
  const { fingers } = open();
  answers(true);
  await fingers.click(screen.getByRole('button', change));
  await fingers.type(field('Current password'), 'Old-wheels-1');
  await fingers.click(save());
  await waitFor(() => expect(sent()).toEqual({ input: { name: 'Mia', language: 'en-us' } }));
});

test('what the server refuses stands at its field; the rest above', async () => {
  const { fingers } = open();
  await fingers.click(screen.getByRole('button', change));
  await fingers.type(field('Current password'), 'wrong');
  await fingers.type(field('New password'), 'Wheels123');
  await fingers.type(field('New password again'), 'Wheels123');
  answers(false, [
    { field: 'currentPassword', code: 'WRONG_PASSWORD', message: '' },
    { field: 'name', code: 'TOO_LONG', message: '' },
    { field: 'elsewhere', code: 'ODD', message: 'As the server says' },
  ]);
  await fingers.click(save());
  const described = field('Current password').getAttribute('aria-describedby') ?? '';
  expect((await screen.findByText('Incorrect password')).id).toBe(described);
  expect(screen.getByText('At most 255 characters')).toBeDefined();
  expect(screen.getByText('As the server says')).toBeDefined();
  expect(document.activeElement).toBe(field('Current password'));
  expect(field('New password').value).toBe('Wheels123');
});

test('name and language survive a reload, passwords are stored nowhere', async () => {
  const { fingers, page } = open();
  await fingers.type(field('Name'), ' Berg');
  await fingers.click(field('Deutsch'));
  expect(hasUnsavedInput()).toBe(false);
  await fingers.click(screen.getByRole('button', change));
  await fingers.type(field('Current password'), 'Old-secret-1');
  await fingers.type(field('New password'), 'New-secret-1');
  await fingers.type(field('New password again'), 'New-secret-1');
  expect(hasUnsavedInput()).toBe(true);
  const stored = JSON.stringify({ ...localStorage, ...sessionStorage });
  expect(stored).toContain('Mia Berg');
  expect(stored).not.toContain('secret');
  page.unmount();
  open();
  expect(field('Name').value).toBe('Mia Berg');
  expect(field('Deutsch').checked).toBe(true);
});

test('discarding goes back to what is saved', async () => {
  const { fingers } = open();
  await fingers.type(field('Name'), ' Berg');
  await fingers.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(field('Name').value).toBe('Mia');
  expect(screen.queryByText('Not saved yet')).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('offline it says that saving needs a connection, and why', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { fingers } = open();
  await fingers.type(field('Name'), ' Berg');
  await fingers.click(save());
  expect(screen.getByText(/Saving needs a connection: a password must not wait/)).toBeDefined();
  expect(answer).not.toHaveBeenCalled();
});

test('a lost answer keeps the input, and the same again goes under the same key', async () => {
  const { fingers } = open();
  await fingers.type(field('Name'), ' Berg');
  answer.mockRejectedValueOnce(new NetworkError());
  await fingers.click(save());
  await screen.findByText('No connection. Saving needs one; what you typed is still here.');
  expect(field('Name').value).toBe('Mia Berg');
  answers(true);
  await fingers.click(save());
  await screen.findByText('Your settings are saved');
  expect(answer.mock.calls[1]?.[2]).toEqual(answer.mock.calls[0]?.[2]);
});

test('a failing server is said in words', async () => {
  const { fingers } = open();
  answer.mockRejectedValueOnce(new OperationError('INTERNAL'));
  await fingers.click(save());
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeDefined();
});
