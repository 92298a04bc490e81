import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { HttpError, NetworkError } from '#src/graphql/errors.ts';
import { dismissToast, toastSnapshot } from '#src/ui/toast-store.ts';
import { Toasts } from '#src/ui/toasts.tsx';
import LanguageChangePopup from './language-change-popup.tsx';
import { LanguageList } from './language-list.tsx';

const { request } = vi.hoisted(() => ({ request: vi.fn() }));
vi.mock('#src/graphql/client.ts', () => ({ request }));
vi.mock('#src/features/hosts/hosts.public.ts', () => ({
  useHostConfig: () => ({
    languages: [
      { code: 'en-us', name: 'English' },
      { code: 'de', name: 'Deutsch' },
    ],
  }),
}));

const chosen = vi.fn();

function open() {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const element = (
    <>
      <LanguageList onChosen={chosen} />
      <LanguageChangePopup />
      <Toasts />
    </>
  );
  const router = createMemoryRouter([{ path: ':locale/*', element }], {
    initialEntries: ['/en-us/order?tab=open#top'],
  });
  render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  const at = () => router.state.location.pathname + router.state.location.search;
  return { at, user: userEvent.setup() };
}

const answers = (status: boolean) => ({ changeLanguage: { status, description: '' } });

beforeEach(() => {
  vi.clearAllMocks();
  for (const { id } of toastSnapshot()) dismissToast(id);
});

it('the current language does nothing (B108)', async () => {
  const { at, user } = open();
  await user.click(screen.getByRole('link', { name: 'English' }));
  expect(request).not.toHaveBeenCalled();
  expect(at()).toBe('/en-us/order?tab=open');
  expect(chosen).toHaveBeenCalledOnce();
});

it('another asks the server behind a pop-up, then shows the same page in it (B109, B110, M026)', async () => {
  const answer = Promise.withResolvers<ReturnType<typeof answers>>();
  request.mockReturnValue(answer.promise);
  const { at, user } = open();
  await user.click(screen.getByRole('link', { name: 'Deutsch' }));
  expect(await screen.findByRole('dialog', { name: 'Changing the language' })).toBeDefined();
  expect(request).toHaveBeenCalledWith(expect.anything(), { languageId: 'de' });
  expect(at()).toBe('/en-us/order?tab=open');
  await act(async () => answer.resolve(answers(true)));
  expect(await screen.findByText('Language changed')).toBeDefined();
  expect(at()).toBe('/de/order?tab=open');
  expect(toastSnapshot().map(({ tone }) => tone)).toEqual(['success']);
});

it.each([
  ['status false', async () => answers(false), 'The language could not be changed'],
  [
    'a failing server',
    () => Promise.reject(new HttpError(500)),
    'The language could not be changed',
  ],
  [
    'no network',
    () => Promise.reject(new NetworkError()),
    'The language could not be changed: there is no connection.',
  ],
])('with %s the language stays, and it says so in red (B111, M025)', async (_, answer, text) => {
  request.mockImplementation(answer);
  const { at, user } = open();
  await user.click(screen.getByRole('link', { name: 'Deutsch' }));
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(toastSnapshot().map(({ tone }) => tone)).toEqual(['error']);
  expect(at()).toBe('/en-us/order?tab=open');
});
