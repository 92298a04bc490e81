import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { company } from '#src/features/credit/testing/company.ts';
import { showroomKey } from '#src/features/showroom/showroom-store.ts';
import type { CartProductFragment } from '#src/graphql/generated/graphql.ts';
import { product as plain } from '#src/offline/testing/fake-server.ts';
import { bindViewer } from '#src/offline/viewer.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { actionBar } from '#src/ui/layout/bottom-bar.ts';
import { setCartQty, setCartQtys } from './cart.public.ts';
import { CartBar } from './cart-bar.tsx';
import CartPanel from './cart-panel.tsx';
import { usePinned } from './cart-pinned.ts';
import { pinCart } from './pin-cart.ts';

const mocks = vi.hoisted(() => ({ wide: true, credit: {} as Record<string, unknown> }));
vi.mock('#src/graphql/client.ts', () => ({ request: () => new Promise(() => {}) }));
vi.mock('#src/offline/sync/sync-now.ts', () => ({ syncNow: async () => ({ phase: 'offline' }) }));
vi.mock('#src/features/credit/use-credit-status.ts', () => ({
  useCreditStatus: () => mocks.credit,
}));
/** A part that costs 1000, from ten pieces on 5 % less. */
const product = (code: string): CartProductFragment => {
  const known = plain(code) as CartProductFragment;
  const step = { qty: 10, term: '>=', type: 'percentage', value: -500, uom: 'PCS' };
  const discounts = [{ ...step, salesDealNo: 'D1', description: '', detail: '' }];
  return {
    ...known,
    article_code_display: code,
    name: `Article ${code}`,
    category: 'PAA',
    slug: code,
    uom: 'PCS',
    price: { ...known.price, dealer: 1000, discounts },
  };
};

let userId = 7900;

beforeEach(() => {
  userId += 1;
  localStorage.clear();
  mocks.wide = true;
  mocks.credit = { companies: [], asOf: null, status: null };
  vi.stubGlobal('matchMedia', () => ({
    matches: mocks.wide,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  act(() => bindViewer({ host: window.location.host, userId, customer: 'C1', sorg: '2000' }));
});
afterEach(() => {
  act(() => bindViewer(null));
  vi.unstubAllGlobals();
});

const enterShowroom = () =>
  act(() => {
    localStorage.setItem(showroomKey(), '1');
    dispatchEvent(new Event('storage'));
  });

const credit = (balance: number, blocked = false) => ({
  companies: [company({ decides: false, name: 'Parts', balance: 1 }), company({ balance })],
  asOf: new Date().toISOString(),
  status: blocked ? 'blocked' : 'ok',
});

const show = (element: ReactElement) =>
  renderScreen(element, { at: '/catalog', user: { id: String(userId) } });
const bar = () => screen.findByRole('link', { name: /article/ });

test('shows line count, total and credit left in the phone bar', async () => {
  mocks.wide = false;
  mocks.credit = credit(20_000);
  const { user, path } = show(<CartBar />);
  expect(screen.queryByRole('link')).toBeNull();
  await act(() => setCartQty(product('A1'), 10));
  expect((await bar()).textContent).toContain('1 article');
  await waitFor(async () =>
    expect((await bar()).textContent).toMatch(
      /\$200\.00 credit left with Pannier Bikes.*\$95\.00$/,
    ),
  );
  await act(() => setCartQty(product('A2'), 1));
  await waitFor(async () => expect((await bar()).textContent).toMatch(/^2 articles.*\$105\.00$/));
  await user.click(await bar());
  expect(path()).toBe('/en-us/cart');
});

test.each([
  ['too little', credit(400), '$6.00 over your credit left with Pannier Bikes'],
  ['blocked', credit(400, true), 'Credit blocked'],
])('shows in the bar that the credit is %s', async (_, now, texts) => {
  mocks.wide = false;
  mocks.credit = now;
  show(<CartBar />);
  await act(() => setCartQty(product('A1'), 1));
  await waitFor(async () => expect((await bar()).textContent).toContain(texts));
});

test('shows only the line count in the bar in showroom mode', async () => {
  mocks.wide = false;
  mocks.credit = credit(20_000);
  enterShowroom();
  show(<CartBar />);
  await act(() => setCartQty(product('A1'), 1));
  expect((await bar()).textContent).toBe('1 article');
});

test('hides the bar while a page shows its action bar', async () => {
  mocks.wide = false;
  mocks.credit = credit(20_000);
  const page = (
    <>
      <div ref={actionBar} />
      <CartBar />
    </>
  );
  show(page);
  await act(() => setCartQty(product('A1'), 1));
  await act(async () => {});
  expect(screen.queryByRole('link', { name: /article/ })).toBeNull();
});

test('has no bar on a wide screen', async () => {
  show(<CartBar />);
  await act(() => setCartQty(product('A1'), 1));
  expect(screen.queryByRole('link')).toBeNull();
});

function Beside() {
  return usePinned() ? <CartPanel /> : null;
}

test('lists lines and total in the pinned panel until unpinned', async () => {
  const { user } = show(<Beside />);
  expect(screen.queryByRole('complementary')).toBeNull();
  act(() => pinCart(true));
  const panel = await screen.findByRole('complementary', { name: 'Cart' });
  await within(panel).findByText('The cart is empty');
  await act(() =>
    setCartQtys([
      { product: product('A1'), qty: 10 },
      { product: product('A2'), qty: 1 },
    ]),
  );
  await within(panel).findByText('Article A2');
  expect(
    within(panel)
      .getAllByRole('listitem')
      .map((line) => line.textContent),
  ).toEqual([
    expect.stringMatching(/^10 ×Article A1.* · piece\$95\.00$/),
    expect.stringMatching(/^1 ×Article A2.*\$10\.00$/),
  ]);
  expect(panel.textContent).toContain('Total$105.00');
  expect(within(panel).getByRole('link', { name: 'Go to cart' }).getAttribute('href')).toBe(
    '/en-us/cart',
  );
  enterShowroom();
  expect(panel.textContent).not.toContain('$');
  await user.click(within(panel).getByRole('button', { name: 'Unpin' }));
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(localStorage.getItem('pannier.cart-pinned')).toBeNull();
});
