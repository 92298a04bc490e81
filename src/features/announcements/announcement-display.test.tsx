import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HttpError, NetworkError, OperationError } from '#src/graphql/errors.ts';
import { HomeAnnouncementsDocument } from '#src/graphql/generated/graphql.ts';
import { queryClient } from '#src/graphql/query-client.ts';
import { type FakeNetwork, fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import AnnouncementDisplay from './announcement-display.tsx';

const twoHours = 7_200_000;
const one = {
  id: 'a1',
  title: 'Stocktaking',
  url: null,
  content: '<p>Closed on <b>Friday</b></p>',
};
const long = { ...one, id: 'a2', title: 'Long', content: `<p>${'word '.repeat(100)}</p>` };

let wide = false;
let network: FakeNetwork;
const answer = (...list: object[]) =>
  network.answer(HomeAnnouncementsDocument, { activeUserAreaAnnouncements: list });

function open({ whole = true, id = '7' } = {}) {
  const onMeasured = vi.fn();
  const element = <AnnouncementDisplay userId={id} whole={whole} onMeasured={onMeasured} />;
  const shown = renderScreen(element, { at: '/catalog', network, user: { id } });
  return { ...shown, onMeasured };
}

beforeEach(() => {
  network = fakeNetwork();
  wide = false;
  // The document of the tests has no layout to observe.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({
    matches: wide,
    addEventListener() {},
    removeEventListener() {},
  }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('shows the picture above the text, in its language', async () => {
  const picture = {
    url: '/announcements/image/p1.webp',
    width: 640,
    height: 320,
    altText: 'Halle',
  };
  answer({ ...one, language: 'de', picture });
  open();
  const image = await screen.findByRole('img', { name: 'Halle' });
  expect(image.getAttribute('src')).toMatch(/\/announcements\/image\/p1\.webp$/);
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['640', '320']);
  expect(screen.getByText('Friday').closest('[lang]')?.getAttribute('lang')).toBe('de');
});

// B309, U046
test('loads the announcements of the user areas after login', async () => {
  answer(one);
  open();
  expect(await screen.findByText('Friday')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Stocktaking' })).toBeDefined();
});

// B123, C020, U158
test('hides a closed announcement for two hours, for this user', async () => {
  answer(one);
  const { user, unmount } = open();
  await user.click(await screen.findByRole('button', { name: 'Close: Stocktaking' }));
  expect(screen.queryByText('Stocktaking')).toBeNull();
  unmount();
  const again = open();
  await act(async () => {});
  expect(screen.queryByText('Stocktaking')).toBeNull();
  again.unmount();
  const other = open({ id: '8' });
  expect(await screen.findByText('Stocktaking')).toBeDefined();
  other.unmount();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + twoHours + 1000);
  open();
  expect(await screen.findByText('Stocktaking')).toBeDefined();
});

test('ignores a close marker from a clock a day ahead (B123)', async () => {
  localStorage.setItem('pannier.hidden.7.announcement.a1', String(Date.now() + 26 * 3600_000));
  answer(one);
  open();
  expect(await screen.findByText('Stocktaking')).toBeDefined();
});

// B124, C021, C022, M004, U159
test('collapses more than 400 characters to 150 px with See More', async () => {
  answer(long);
  const { user } = open();
  const more = await screen.findByRole('button', { name: 'See More' });
  const text = document.getElementById(more.getAttribute('aria-controls') ?? '');
  expect(text?.className).toContain('max-h-[150px]');
  expect(more.getAttribute('aria-expanded')).toBe('false');
  await user.click(more);
  expect(text?.className ?? '').not.toContain('max-h-[150px]');
  expect(screen.getByRole('button', { name: 'See Less' })).toBeDefined();
});

// B124, C021
test('does not collapse 400 characters, not counting markup', async () => {
  answer({ ...one, content: `<p>${'<b>x</b>'.repeat(400)}</p>` });
  open();
  await screen.findByText('Stocktaking');
  await screen.findAllByText('x');
  expect(screen.queryByRole('button', { name: 'See More' })).toBeNull();
});

test('does not collapse on large screens (B124)', async () => {
  wide = true;
  answer(long);
  open();
  await screen.findByText('Long');
  await screen.findByText(/^word word/);
  expect(screen.queryByRole('button', { name: 'See More' })).toBeNull();
});

test.each([
  ['no network', new NetworkError()],
  ['a server error', new HttpError(503)],
])('shows nothing for %s (B153)', async (_name, error) => {
  network.answer(HomeAnnouncementsDocument, () => Promise.reject(error));
  const { container } = open();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(container.textContent).toBe('');
});

test('reports a failed load without technical words (B153)', async () => {
  network.answer(HomeAnnouncementsDocument, () =>
    Promise.reject(new OperationError('INTERNAL', 'relation "x" does not exist')),
  );
  const { container } = open();
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(container.textContent).toBe('The announcements could not be loaded.');
});

test('shows one expandable line away from the home page (U046)', async () => {
  answer(one);
  const { user } = open({ whole: false });
  await user.click(await screen.findByRole('button', { name: /^Show/ }));
  expect(await screen.findByText('Friday')).toBeDefined();
});

test('reports its height, and 0 with nothing to show', async () => {
  answer();
  const { onMeasured } = open();
  await waitFor(() => expect(onMeasured).toHaveBeenLastCalledWith(0));
});

// U158
test('strips scripts from announcements and opens links safely', async () => {
  const evil = '<p onclick="x()">Hi<script>x()</script></p><a href="https://maker.test">there</a>';
  answer({ ...one, content: evil, url: 'javascript:x()' });
  const { container } = open();
  const link = await screen.findByRole('link', { name: 'there' });
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  expect(container.innerHTML).not.toMatch(/script|onclick/);
});

// U158
test('opens a portal link in the user’s language without a reload', async () => {
  answer({ ...one, content: '<a href="/de/order">orders</a>' });
  const { router, user } = open();
  await user.click(await screen.findByRole('link', { name: 'orders' }));
  expect(router.state.location.pathname).toBe('/en-us/order');
});

test('does not repeat an announcement line on the next page', async () => {
  answer(one);
  const { router } = open({ whole: false });
  await screen.findAllByText('Stocktaking');
  await act(() => router.navigate('/en-us/catalog?sortByField=name'));
  expect(screen.queryAllByText('Stocktaking')).not.toEqual([]);
  await act(() => router.navigate('/en-us/cart'));
  expect(screen.queryAllByText('Stocktaking')).toEqual([]);
});

test('stays on the home page until closed', async () => {
  answer(one);
  const { router } = open();
  await screen.findAllByText('Stocktaking');
  await act(() => router.navigate('/en-us/other'));
  expect(screen.queryAllByText('Stocktaking')).not.toEqual([]);
});
