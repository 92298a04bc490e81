import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setCartQtys } from '#src/features/cart/cart.public.ts';
import { NetworkError } from '#src/graphql/errors.ts';
import { openUserDatabase } from '#src/offline/database.ts';
import { pendingEntries } from '#src/offline/outbox/outbox-store.ts';
import { product } from '#src/offline/testing/fake-server.ts';
import { bindViewer } from '#src/offline/viewer.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { Component } from './fast-order.screen.tsx';
import { answerFromShop } from './testing/small-shop.ts';

const mocks = vi.hoisted(() => ({ request: vi.fn(), user: 5000, rowsDrawn: 0 }));
// Every row of the grid asks for it once each time it is drawn.
vi.mock('./use-row-problem-text.ts', async (original) => {
  const { useRowProblemText } = await original<typeof import('./use-row-problem-text.ts')>();
  const counted: typeof useRowProblemText = (...of) => {
    mocks.rowsDrawn += 1;
    return useRowProblemText(...of);
  };
  return { useRowProblemText: counted };
});
vi.mock('#src/graphql/client.ts', () => ({ request: mocks.request }));
vi.mock('#src/offline/sync/sync-now.ts', () => ({ syncNow: async () => ({ phase: 'offline' }) }));
vi.mock('#src/features/scan/scan.public.ts', () => ({ ScanButton: () => null }));

let online = true;
let reachable = true;
beforeEach(() => {
  mocks.user += 1;
  online = true;
  reachable = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  mocks.request.mockReset();
  mocks.request.mockImplementation(
    async (document: { __meta__: { operation: string } }, variables: unknown) => {
      if (!reachable) throw new NetworkError();
      return answerFromShop(document.__meta__.operation, variables);
    },
  );
  const userId = mocks.user;
  act(() => bindViewer({ host: window.location.host, userId, customer: 'C1', sorg: '2000' }));
});
afterEach(() => {
  act(() => bindViewer(null));
  vi.restoreAllMocks();
});

const open = () =>
  renderScreen(<Component />, {
    at: '/catalog/fast-order',
    user: { id: String(mocks.user) },
  }).user;

const paste = (field: HTMLElement, text: string) =>
  fireEvent.paste(field, { clipboardData: { getData: () => text } });
const pasteBox = () => screen.getByLabelText('Paste lines');
const code = (row: number) => screen.getByLabelText<HTMLInputElement>(`Article code, row ${row}`);
const qty = (row: number) => screen.getByLabelText<HTMLInputElement>(`Quantity, row ${row}`);
const shown = () =>
  screen
    .getAllByRole<HTMLInputElement>('combobox')
    .map((field, at) => `${field.value} ${qty(at + 1).value}`.trim());
const ready = (count: number, all: number) => screen.findByText(`${count} of ${all} lines ready`);
const inCart = async () => {
  const db = openUserDatabase(window.location.host, mocks.user);
  const entries = await pendingEntries(db);
  return entries
    .filter(({ operation }) => operation === 'UpdateProductsInCart')
    .flatMap(({ variables }) => (variables as { products: unknown[] }).products);
};

test('shows wrong pasted lines first, to be corrected in place', async () => {
  const user = open();
  paste(
    pasteBox(),
    ['KT-1190\t3', 'KT-1910;2', '4006381333931 x7', 'PU-5 1.5', 'rt29, 4', '100 200'].join('\n'),
  );
  await ready(3, 6);
  const wrong = screen.getByRole('region', { name: 'Lines that need your attention' });
  expect(within(wrong).getByRole('heading').textContent).toBe('3 lines need your attention');
  expect(shown()).toEqual([
    'KT-1910 2',
    'PU-5 1.5',
    '100 200',
    'KT-1190 3',
    '4006381333931 7',
    'rt29 4',
    '',
  ]);
  expect(within(wrong).getByText('Line 2: KT-1910;2')).toBeDefined();
  expect(within(wrong).getByText('No article has this code')).toBeDefined();
  expect(within(wrong).getByText('Whole pieces only')).toBeDefined();
  // The pieces of two rows with the same article are added up, and priced by the sum: 3 and 7 make 10.
  expect(screen.getByText('Several rows want it: 10 in all')).toBeDefined();
  expect(screen.getByText('Counted together with row 4')).toBeDefined();
  expect(screen.getByText('$90.00')).toBeDefined();

  await user.click(within(wrong).getByRole('button', { name: 'KT-1190 Chain 11' }));
  await ready(4, 6);
  await user.click(screen.getByRole('button', { name: '100 × 200 Grip right' }));
  await ready(5, 6);
  await user.clear(qty(1));
  await user.type(qty(1), '2{Enter}');
  await ready(6, 6);
  expect(screen.queryByRole('region', { name: 'Lines that need your attention' })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Keep KT-1910 as your own number for it' }));
  await screen.findByText('own number');
  await user.click(screen.getByRole('button', { name: 'Add 6 lines to the cart' }));
  await screen.findByText('4 articles added to the cart');
  expect(await inCart()).toEqual([
    { articleCode: 'KT-1190', qty: 12 },
    { articleCode: 'PU-5', qty: 2 },
    { articleCode: 'RT-29', qty: 4 },
    { articleCode: '200', qty: 100 },
  ]);
  expect(shown()).toEqual(['']);

  // The number that was kept is known from now on.
  paste(pasteBox(), 'kt 1910\t1');
  await ready(1, 1);
  expect(screen.getByText('Chain 11')).toBeDefined();
});

test('completes by arrows and Enter, then moves to qty and row', async () => {
  const user = open();
  await user.click(code(1));
  await user.keyboard('tyre');
  const option = await screen.findByRole('option', { name: /RT-29/ });
  expect(option.getAttribute('aria-selected')).toBe('false');
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(qty(1)));
  expect(shown()[0]).toBe('RT-29 1');
  await user.keyboard('3{Enter}');
  expect(document.activeElement).toBe(code(2));
  // Text typed into a row while its code is looked up is kept.
  await user.keyboard('kt1190{Tab}7');
  expect(document.activeElement).toBe(qty(2));
  await ready(2, 2);
  expect(shown()).toEqual(['RT-29 3', 'kt1190 7', '']);
  // Several lines may be pasted into any code field.
  paste(code(3), 'PU-5 2\nLI-1 1');
  await ready(3, 4);
  expect(screen.getByText('Blocked for orders.')).toBeDefined();
});

test('counts cart and other rows for a quota, rejects 0 or letters', async () => {
  const user = open();
  await setCartQtys([{ product: { ...(product('PU-5') as object) } as never, qty: 3 }]);
  paste(pasteBox(), 'PU-5 1\nPU-5 1');
  await ready(2, 2);
  await user.clear(qty(2));
  await user.type(qty(2), '2');
  await screen.findAllByText('At most 5 for you, 3 are in the cart');
  await ready(0, 2);
  await user.clear(qty(2));
  await user.type(qty(2), '0');
  await screen.findByText('At least 1');
  await user.click(screen.getByRole('button', { name: 'Remove 1 wrong line' }));
  await ready(1, 1);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await ready(1, 2);
  await user.click(screen.getByRole('button', { name: 'Add 1 line to the cart' }));
  await screen.findByText('1 article added to the cart');
  expect(await inCart()).toContainEqual({ articleCode: 'PU-5', qty: 4 });
});

test('replaces a superseded article by its successor in one press', async () => {
  const user = open();
  paste(pasteBox(), 'kt 900\t4\n4000000000905 2');
  const wrong = await screen.findByRole('region', { name: 'Lines that need your attention' });
  expect(
    within(wrong).getAllByText('No longer available. Replaced by KT-1190 Chain 11'),
  ).toHaveLength(2);
  const [first] = within(wrong).getAllByRole('button', { name: 'Take KT-1190 instead' });
  await user.click(first as HTMLElement);
  await ready(1, 2);
  // The code of an article that is gone is no number of the dealer's own.
  expect(screen.queryByRole('button', { name: /as your own number/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Take KT-1190 instead' }));
  await ready(2, 2);
  await user.click(screen.getByRole('button', { name: 'Add 2 lines to the cart' }));
  await screen.findByText('1 article added to the cart');
  expect(await inCart()).toEqual([{ articleCode: 'KT-1190', qty: 6 }]);
});

test('finds scanned articles, and asks about a carton', async () => {
  const user = open();
  paste(pasteBox(), '(01)04006381333931(21)AB12\t2\n14006381333938\t3');
  await screen.findByText(/^This is the code of a carton/);
  expect(shown()).toContain('(01)04006381333931(21)AB12 2');
  await user.click(screen.getByRole('button', { name: /^KT-1190/ }));
  await ready(2, 2);
  expect(shown()).toContain('KT-1190 3');
});

test('keeps the rows over a reload and offline, and says so', async () => {
  open();
  reachable = false;
  online = false;
  paste(pasteBox(), 'KT-1190 3\n100 200');
  await screen.findByText(/the catalog is not on this device/);
  await waitFor(() => expect(screen.getAllByText('Not checked yet')).toHaveLength(2));
  cleanup();

  open();
  expect(shown()).toEqual(['KT-1190 3', '100 200', '']);
  reachable = true;
  online = true;
  act(() => void window.dispatchEvent(new Event('online')));
  await ready(1, 2);
  // A code that matches two articles still needs the user's choice.
  expect(screen.getByRole('button', { name: '200 × 100 Grip left' })).toBeDefined();
});

test('re-renders only the changed row among 500', async () => {
  const user = open();
  paste(pasteBox(), ['RT-29 1', ...Array.from({ length: 499 }, () => 'KT-1190 1')].join('\n'));
  await screen.findByText('500 of 500 lines ready', {}, { timeout: 10_000 });
  await user.click(qty(1));
  mocks.rowsDrawn = 0;
  await user.keyboard('34');
  expect(qty(1).value).toBe('34');
  expect(mocks.rowsDrawn).toBe(2);
}, 30_000);
