import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { HttpError, NetworkError } from '#src/graphql/errors.ts';
import { ChangeLanguageDocument } from '#src/graphql/generated/graphql.ts';
import { type FakeNetwork, fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { toastSnapshot } from '#src/ui/overlay/toast-store.ts';
import { LanguageChangePopup } from './language-change-popup.tsx';
import { LanguageList } from './language-list.tsx';

const languages = [
  { code: 'en-us', name: 'English' },
  { code: 'de', name: 'Deutsch' },
];
const chosen = vi.fn();
let network: FakeNetwork;

function open() {
  const element = (
    <>
      <LanguageList onChosen={chosen} />
      <LanguageChangePopup />
    </>
  );
  const { address: at, user } = renderScreen(element, {
    at: '/order?tab=open#top',
    host: { languages },
    network,
  });
  return { at, user };
}

const answers = (status: boolean) => ({ changeLanguage: { status, description: '' } });

beforeEach(() => {
  vi.clearAllMocks();
  network = fakeNetwork();
});

it('does nothing for the current language (B108)', async () => {
  const { at, user } = open();
  await user.click(screen.getByRole('link', { name: 'English' }));
  expect(network.operations()).toEqual([]);
  expect(at()).toBe('/en-us/order?tab=open');
  expect(chosen).toHaveBeenCalledOnce();
});

// B109, B110, M026
it('saves another language, then shows the same page in it', async () => {
  const answer = network.hold(ChangeLanguageDocument, answers(true));
  const { at, user } = open();
  await user.click(screen.getByRole('link', { name: 'Deutsch' }));
  expect(await screen.findByRole('dialog', { name: 'Changing the language' })).toBeDefined();
  const variables = () => network.sent(ChangeLanguageDocument)[0]?.variables;
  await vi.waitFor(() => expect(variables()).toEqual({ languageId: 'de' }));
  expect(at()).toBe('/en-us/order?tab=open');
  answer();
  expect(await screen.findByText('Language changed')).toBeDefined();
  await vi.waitFor(() => expect(at()).toBe('/de/order?tab=open'));
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
])('keeps the language and shows an error on %s (B111, M025)', async (_, answer, text) => {
  network.answer(ChangeLanguageDocument, answer);
  const { at, user } = open();
  await user.click(screen.getByRole('link', { name: 'Deutsch' }));
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(toastSnapshot().map(({ tone }) => tone)).toEqual(['error']);
  expect(at()).toBe('/en-us/order?tab=open');
});
