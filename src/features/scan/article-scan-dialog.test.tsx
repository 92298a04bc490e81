import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { FoundArticle } from './article-scan-dialog.tsx';
import { ScanButton } from './scan-button.tsx';

const article: FoundArticle = { path: '/article', isCarton: false };

const mocks = vi.hoisted(() => ({ found: null as ((code: string) => void) | null }));
vi.mock('./code-decoder.ts', () => ({
  createDecoder: async () => () =>
    new Promise<string>((resolve) => {
      mocks.found = resolve;
    }),
}));

const stop = vi.fn();
const applyConstraints = vi.fn(async () => undefined);
const getUserMedia = vi.fn();
const vibrate = vi.fn();
const outerSubmit = vi.fn();

function camera(able: object) {
  const track = { stop, applyConstraints, getCapabilities: () => able };
  getUserMedia.mockResolvedValue({ getTracks: () => [track], getVideoTracks: () => [track] });
}

// Loads the lazy modules first, so that their loading time does not count towards the tests' timeouts.
beforeAll(() => import('./article-scan-dialog.tsx'));
beforeEach(() => {
  mocks.found = null;
  vi.clearAllMocks();
  camera({});
  vi.stubGlobal('navigator', Object.assign(navigator, { vibrate }));
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(find: (code: string) => Promise<FoundArticle | null>) {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const element = (
    <form onSubmit={outerSubmit}>
      <ScanButton find={find} />
    </form>
  );
  const router = createMemoryRouter(
    [
      { path: '/:locale/list', element },
      { path: '/:locale/article', element: <p>the article</p> },
    ],
    { initialEntries: ['/de/list'] },
  );
  render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Scan a barcode' }));
  await screen.findByRole('dialog', { name: 'Scan a barcode' });
  return user;
}
async function see(code: string) {
  await waitFor(() => expect(mocks.found).not.toBeNull());
  const found = mocks.found;
  mocks.found = null;
  await act(async () => found?.(code));
}

test('opens a scanned article, vibrates and turns the camera off', async () => {
  const find = vi.fn(async () => article);
  await open(find);
  await see('4006381333931');
  await screen.findByText('the article');
  expect(find).toHaveBeenCalledExactlyOnceWith('4006381333931');
  expect(vibrate).toHaveBeenCalled();
  expect(stop).toHaveBeenCalled();
});

test('reports a code without an article and keeps scanning', async () => {
  const find = vi.fn(async (code: string) => (code === '96385074' ? article : null));
  await open(find);
  await see('4006381333931');
  await screen.findByText('No article with this code: 4006381333931');
  await see('4006381333931');
  expect(find).toHaveBeenCalledTimes(1);
  await see('96385074');
  await screen.findByText('the article');
});

test('says that a code is that of a carton before it opens', async () => {
  const user = await open(async () => ({ path: '/article', isCarton: true }));
  await see(']C10114006381333938');
  await screen.findByText(/is the code of a carton/);
  await user.click(screen.getByRole('button', { name: 'Show the article' }));
  await screen.findByText('the article');
});

test('offers a retry when a code cannot be looked up', async () => {
  const find = vi.fn(
    async (): Promise<FoundArticle | null> => Promise.reject(new Error('offline')),
  );
  const user = await open(find);
  await see('4006381333931');
  await screen.findByText(/4006381333931 could not be looked up/);
  find.mockResolvedValue(article);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByText('the article');
});

test.each([
  ['NotAllowedError', /not allowed here/],
  ['NotFoundError', /no camera on this device/],
  ['NotReadableError', /Another app is using the camera/],
])('offers to type the number: %s', async (name, texts) => {
  getUserMedia.mockRejectedValue(new DOMException('', name));
  const find = vi.fn(async () => article);
  const user = await open(find);
  await screen.findByText(texts);
  await user.type(
    screen.getByRole('textbox', { name: 'EAN, UPC or code' }),
    ' 036000291452 {Enter}',
  );
  await screen.findByText('the article');
  expect(find).toHaveBeenCalledExactlyOnceWith('036000291452');
  expect(outerSubmit).not.toHaveBeenCalled();
});

test('switches the light where the camera has one', async () => {
  camera({ torch: true });
  const user = await open(async () => null);
  await user.click(await screen.findByRole('button', { name: 'Light on' }));
  expect(applyConstraints).toHaveBeenCalledWith({ advanced: [{ torch: true }] });
  await user.click(screen.getByRole('button', { name: 'Light off' }));
  expect(applyConstraints).toHaveBeenLastCalledWith({ advanced: [{ torch: false }] });
});

test('turns the camera off on closing', async () => {
  const user = await open(async () => null);
  await waitFor(() => expect(mocks.found).not.toBeNull());
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(stop).toHaveBeenCalled());
});
