import { act, screen, waitFor } from '@testing-library/react';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CartProductFragment } from '#src/graphql/generated/graphql.ts';
import { openUserDatabase } from '#src/offline/database.ts';
import { pendingEntries } from '#src/offline/outbox/outbox-store.ts';
import { product as plain } from '#src/offline/testing/fake-server.ts';
import { bindViewer } from '#src/offline/viewer.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { toastSnapshot } from '#src/ui/overlay/toast-store.ts';
import { setCartQty, setCartQtys } from './cart.public.ts';
import { CartScreen } from './cart.screen.tsx';

const mocks = vi.hoisted(() => ({ linesDrawn: 0, wide: true, request: vi.fn() }));
vi.mock('#src/graphql/client.ts', () => ({ request: mocks.request }));
vi.mock('#src/offline/sync/sync-now.ts', () => ({ syncNow: async () => ({ phase: 'offline' }) }));
vi.mock('#src/features/credit/use-credit-status.ts', () => ({
  useCreditStatus: () => ({ companies: [], asOf: null, status: null }),
}));
// Every line of the cart asks for it once each time it is drawn.
vi.mock('#src/i18n/use-problem-text.ts', () => ({
  useProblemText: () => {
    mocks.linesDrawn += 1;
    return () => '';
  },
}));

const product = (code: string): CartProductFragment => ({
  ...(plain(code) as CartProductFragment),
  article_code_display: code,
  name: `Article ${code}`,
  category: 'PAA',
  slug: code,
  stock: { qty: 9000, masked: false, nextArrival: null },
});

interface WantedLine {
  articleCode: string;
  qty: number;
}

let userId = 7000;
const database = () => openUserDatabase(window.location.host, userId);

beforeEach(() => {
  userId += 1;
  mocks.wide = true;
  mocks.request.mockReset().mockReturnValue(new Promise(() => {}));
  vi.stubGlobal('matchMedia', () => ({
    matches: mocks.wide,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  act(() => bindViewer({ host: window.location.host, userId, customer: 'C1', sorg: '2000' }));
});
afterEach(() => {
  act(() => bindViewer(null));
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const parts = { Name: () => null, PriceLadder: () => null, requestedDays: () => noDays };
const noDays = { requestDate: '', lineDates: {} };
const open = (path = '/:locale/cart') =>
  renderScreen(<CartScreen parts={parts} />, { at: '/cart', path, user: { id: String(userId) } });

const qtyOf = (code: string) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^Quantity of.*${code}$`) });

test('re-renders only the changed line in a cart of 500 lines', async () => {
  const codes = Array.from({ length: 500 }, (_, at) => `A${1000 + at}`);
  await database().cartLines.bulkPut(
    codes.map((articleCode, at) => ({
      customer: 'C1',
      articleCode,
      qty: 1,
      serverQty: 1,
      position: at + 1,
      product: product(articleCode),
    })),
  );
  const { user } = open();
  // Searched for by its words in a page of this size each look would take a second.
  const pieces = (count: string) =>
    waitFor(
      () => expect(document.querySelector('section')?.textContent).toContain(`${count} pieces`),
      { timeout: 20_000, interval: 200 },
    );
  await pieces('500');
  expect(document.querySelectorAll('article')).toHaveLength(500);
  const field = document.querySelector('input[aria-label="Quantity of Article A1250"]');
  if (!field) throw new Error('the line is not there');
  mocks.linesDrawn = 0;
  await user.clear(field);
  await user.type(field, '12');
  expect(mocks.linesDrawn).toBe(0);
  await user.keyboard('{Enter}');
  await pieces('511');
  expect(mocks.linesDrawn).toBeLessThanOrEqual(2);
}, 60_000);

test('does not re-render other lines when one is removed', async () => {
  await setCartQtys(['A1', 'A2', 'A3'].map((code) => ({ product: product(code), qty: 1 })));
  const { user } = open();
  await qtyOf('A3');
  await screen.findByText('3 pieces');
  mocks.linesDrawn = 0;
  await user.click(screen.getByRole('button', { name: /^Remove.*A1$/ }));
  await screen.findByText('2 pieces');
  expect(mocks.linesDrawn).toBe(0);
});

test.each([
  ['phone', false],
  ['desktop', true],
])('opens the checkout in one step on the %s', async (_, wide) => {
  mocks.wide = wide;
  await setCartQty(product('A1'), 1);
  const shown = open();
  await shown.user.click(await screen.findByRole('button', { name: 'To checkout' }));
  await waitFor(() => expect(shown.path()).toBe('/en-us/cart/checkout'));
});

const noStorage = /Not saved: this browser keeps nothing on this device, as in a private window/;

// R7
test('refuses a cart change in private mode and gives the reason', async () => {
  open();
  await screen.findByText('The cart is empty');
  vi.spyOn(database(), 'transaction').mockRejectedValue(new Dexie.MissingAPIError() as never);
  await act(() => expect(setCartQty(product('A1'), 2)).rejects.toThrow());
  expect(await screen.findByText(noStorage)).toBeDefined();
  expect(document.body.textContent).not.toMatch(/added|saved here/);
  vi.restoreAllMocks();
  expect(await pendingEntries(database())).toEqual([]);
});

// R7
test('reports an unreadable cart in private mode, not an empty one', async () => {
  vi.spyOn(database().cartLines, 'where').mockImplementation(() => {
    throw new Dexie.OpenFailedError('private window');
  });
  open();
  expect(await screen.findByText('The cart cannot be kept here')).toBeDefined();
  expect(screen.getByText(noStorage)).toBeDefined();
  expect(screen.queryByText('The cart is empty')).toBeNull();
});

test('resets the quantity when the device has no room left (R7)', async () => {
  await setCartQty(product('A1'), 2);
  const { user } = open();
  const field = await qtyOf('A1');
  vi.spyOn(database().outbox, 'put').mockRejectedValue(
    new DOMException('full', 'QuotaExceededError'),
  );
  await user.clear(field);
  await user.type(field, '9{Enter}');
  await screen.findByText(/Not saved: this device has no room left/);
  await waitFor(() => expect(field.value).toBe('2'));
  await user.click(screen.getByRole('button', { name: /^Remove.*A1$/ }));
  await waitFor(() => expect(toastSnapshot()).toHaveLength(2));
  expect(document.body.textContent).not.toContain('A1 removed');
});

test('replaces a superseded article by its successor in one press', async () => {
  const answer = {
    resolveArticles: [{ product: null, suggestions: [], replacedBy: product('B') }],
  };
  mocks.request.mockImplementation((document: { __meta__: { operation: string } }) =>
    document.__meta__.operation === 'ResolveArticles'
      ? Promise.resolve(answer)
      : new Promise(() => {}),
  );
  await setCartQtys([
    { product: { ...product('A'), blocked: 'INACTIVE' }, qty: 3 },
    { product: product('B'), qty: 2 },
  ]);
  const { user } = open('/:locale/*');
  expect((await screen.findByRole('link', { name: 'B Article B' })).getAttribute('href')).toBe(
    '/en-us/catalog/paa/B?article=B',
  );
  await user.click(screen.getByRole('button', { name: 'Take B instead' }));
  await screen.findByText('5 × B in the cart instead of A');
  const kept = async () =>
    Object.fromEntries(
      (await pendingEntries(database()))
        .flatMap(({ variables }) => (variables as { products: WantedLine[] }).products)
        .map(({ articleCode, qty }) => [articleCode, qty]),
    );
  expect(await kept()).toEqual({ A: 0, B: 5 });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await kept()).toEqual({ A: 3, B: 2 }));
});
