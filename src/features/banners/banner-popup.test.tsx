import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BannersDocument } from '#src/graphql/generated/graphql.ts';
import { queryClient } from '#src/graphql/query-client.ts';
import { type FakeNetwork, fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import BannerPopup from './banner-popup.tsx';

const marker = 'pannier.hidden.7.banner';
const first = { id: 'b1', link: null, bannerFile: 'spring sale.webp' };
const second = { id: 'b2', link: 'https://maker.test/bikes', bannerFile: 'bikes.webp' };
let network: FakeNetwork;
const answer = (...list: object[]) =>
  network.answer(BannersDocument, { activeUserAreaBanners: list });

function open(beside = <p>page</p>) {
  const element = (
    <>
      {beside}
      <BannerPopup />
    </>
  );
  const host = { webTitle: 'Wheels' };
  return renderScreen(element, { at: '/catalog', host, user: { id: '7' }, network });
}

const pictures = () => [...document.querySelectorAll<HTMLImageElement>('img[hidden]')];

async function picturesArrive() {
  await waitFor(() => expect(pictures().length).toBeGreaterThan(0));
  for (const picture of pictures()) fireEvent.load(picture);
}

const secondsPass = (n: number) => act(() => vi.advanceTimersByTimeAsync(n * 1000));

async function popUp() {
  await picturesArrive();
  await secondsPass(2);
  return await screen.findByRole('dialog');
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  network = fakeNetwork().answerRest('GET', '/runtime.json', () => ({
    apiBase: 'https://api.test',
    basicAuth: 'test',
  }));
});
afterEach(() => vi.useRealTimers());

// B118, B291, B309, U160, U161
test('opens with active banners when none was closed', async () => {
  answer(first);
  open();
  await popUp();
  const picture = screen.getByRole('img', { name: 'News of Wheels' });
  expect(picture.getAttribute('src')).toBe('https://api.test/bnrs/image/spring%20sale.webp');
});

// B119, U162, C020
test('hides the banner for two hours when closed', async () => {
  answer(first);
  const { unmount } = open();
  await popUp();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(Number(localStorage.getItem(marker)) - Date.now()).toBeGreaterThan(7_190_000);
  unmount();
  const before = network.operations().length;
  const again = open();
  await secondsPass(5);
  expect(network.operations()).toHaveLength(before);
  again.unmount();
  vi.setSystemTime(Date.now() + 7_200_001);
  queryClient.clear();
  open();
  await popUp();
});

// B120, U160
test('closes on a press and follows the link in a new window', async () => {
  answer(second);
  open();
  await popUp();
  const link = screen.getByRole('link', { name: 'News of Wheels Read more' });
  expect(link.getAttribute('href')).toBe('https://maker.test/bikes');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  fireEvent.click(link);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(localStorage.getItem(marker)).not.toBeNull();
});

test('hides a banner without a link on a press (B120)', async () => {
  answer(first);
  open();
  await popUp();
  fireEvent.click(screen.getByRole('button', { name: 'News of Wheels' }));
  await waitFor(() => expect(localStorage.getItem(marker)).not.toBeNull());
});

test('keeps portal links inside the app and the language (U160)', async () => {
  answer({ ...first, link: '/catalog/list?search=chain' });
  const { router } = open();
  await popUp();
  fireEvent.click(screen.getByRole('link', { name: 'News of Wheels Read more' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/en-us/catalog/list'));
});

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.test'])(
  'ignores a link to %s (U160)',
  async (link) => {
    answer({ ...first, link });
    open();
    await popUp();
    expect(screen.queryByRole('link')).toBeNull();
  },
);

test('shows several banners in one dialog, with dots (U160)', async () => {
  answer(first, second);
  open();
  await popUp();
  expect(screen.getByRole('img', { name: 'Wheels, picture 1 of 2' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('img', { name: 'Wheels, picture 2 of 2' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Picture 2' }).getAttribute('aria-current')).toBe(
    'true',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Picture 1' }));
  expect(screen.getByRole('img', { name: 'Wheels, picture 1 of 2' })).toBeDefined();
});

test('does not open over another dialog (B118)', async () => {
  answer(first);
  const { container } = open(
    <div role="dialog" aria-label="Customer" data-state="open">
      customer
    </div>,
  );
  await picturesArrive();
  await secondsPass(5);
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  container.querySelector('[aria-label="Customer"]')?.removeAttribute('data-state');
  await secondsPass(2);
  expect(await screen.findByRole('dialog', { name: 'News of Wheels' })).toBeDefined();
});

test('does not open while the user is typing (B118)', async () => {
  answer(first);
  open(<input aria-label="Search" />);
  screen.getByLabelText('Search').focus();
  await picturesArrive();
  await secondsPass(5);
  expect(screen.queryByRole('dialog')).toBeNull();
  screen.getByLabelText('Search').blur();
  await secondsPass(2);
  expect(await screen.findByRole('dialog')).toBeDefined();
});

test('shows nothing when the request fails (B151)', async () => {
  network.lose(BannersDocument);
  open();
  await secondsPass(5);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(pictures()).toEqual([]);
});

// B118, B151
test('shows nothing without banners or loadable pictures', async () => {
  answer(first);
  open();
  await waitFor(() => expect(pictures()).toHaveLength(1));
  for (const picture of pictures()) fireEvent.error(picture);
  await secondsPass(5);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(localStorage.getItem(marker)).toBeNull();
});

test('counts as shown although it was never closed (B119)', async () => {
  answer(first);
  const { unmount } = open();
  await popUp();
  expect(localStorage.getItem(marker)).not.toBeNull();
  unmount();
  open();
  await secondsPass(5);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('does not open where another tab has shown it meanwhile', async () => {
  answer(first);
  open();
  await picturesArrive();
  localStorage.setItem(marker, String(Date.now() + 7_000_000));
  await secondsPass(5);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('does not open over a menu whose code is still under way', async () => {
  answer(first);
  open(
    <header>
      <button type="button" aria-expanded="true" aria-haspopup="dialog">
        Menu
      </button>
    </header>,
  );
  await picturesArrive();
  await secondsPass(5);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('waits after a press, which may be opening something', async () => {
  answer(first);
  open();
  await picturesArrive();
  for (let press = 0; press < 5; press += 1) {
    fireEvent.pointerDown(screen.getByText('page'));
    await secondsPass(1);
  }
  expect(screen.queryByRole('dialog')).toBeNull();
  await secondsPass(3);
  expect(await screen.findByRole('dialog')).toBeDefined();
});
