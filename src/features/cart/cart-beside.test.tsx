import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { company } from '#src/features/credit/testing/company.ts';
import { showroomKey } from '#src/features/showroom/showroom-store.ts';
import type { CartProductFragment } from '#src/graphql/generated/graphql.ts';
import { product as plain } from '#src/offline/testing/fake-server.ts';
import { bindViewer } from '#src/offline/viewer.ts';
import { actionBar } from '#src/ui/bottom-bar.ts';
import { showScreen } from '#src/ui/testing/show-screen.tsx';
import { setCartQty, setCartQtys } from './cart.public.ts';
import CartBar from './cart-bar.tsx';
import CartPanel from './cart-panel.tsx';
import { usePinned } from './cart-pinned.ts';
import { pinCart } from './pin-cart.ts';

const world = vi.hoisted(() => ({ wide: true, credit: {} as Record<string, unknown> }));
vi.mock('#src/graphql/client.ts', () => ({ request: () => new Promise(() => {}) }));
vi.mock('#src/offline/sync/sync-now.ts', () => ({ syncNow: async () => ({ phase: 'offline' }) }));
vi.mock('#src/features/credit/use-credit-status.ts', () => ({
  useCreditStatus: () => world.credit,
}));
vi.mock('#src/features/hosts/hosts.public.ts', () => ({
  useDates: () => ({ time: () => '08:10', dateTime: () => 'then' }),
  useMoney: () => (minor: number) => `$${minor}`,
  useHostConfig: () => ({ creditCheck: true }),
}));

/** A part that costs 1000, from ten pieces on 5 % less. */
const product = (code: string): CartProductFragment => {
  const known = plain(code) as CartProductFragment;
  const step = { qty: 10, term: '>=', type: 'percentage', value: -500, uom: 'PCS' };
  const discounts = [{ ...step, salesDealNo: 'D1', description: '', detail: '' }];
  return {
    ...known,
    ...{ article_code_display: code, name: `Article ${code}`, category: 'PAA', slug: code },
    uom: 'PCS',
    price: { ...known.price, dealer: 1000, discounts },
  };
};

let userId = 7900;

beforeEach(() => {
  userId += 1;
  localStorage.clear();
  world.wide = true;
  world.credit = { companies: [], asOf: null, status: null };
  vi.stubGlobal('matchMedia', () => ({
    ...{ matches: world.wide, addEventListener: () => {}, removeEventListener: () => {} },
  }));
  act(() => bindViewer({ host: 'beside.test', userId, customer: 'C1', sorg: '2000' }));
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

const bar = () => screen.findByRole('link', { name: /article/ });

test('on a phone the bar counts lines, adds up what they cost and says what is left of the credit', async () => {
  world.wide = false;
  world.credit = credit(20_000);
  const { fingers, path } = showScreen(<CartBar />, '/catalog');
  expect(screen.queryByRole('link')).toBeNull();
  await act(() => setCartQty(product('A1'), 10));
  expect((await bar()).textContent).toContain('1 article');
  await waitFor(async () =>
    expect((await bar()).textContent).toMatch(/\$20000 credit left with Pannier Bikes.*\$9500$/),
  );
  await act(() => setCartQty(product('A2'), 1));
  await waitFor(async () => expect((await bar()).textContent).toMatch(/^2 articles.*\$10500$/));
  await fingers.click(await bar());
  expect(path()).toBe('/en-us/cart');
});

test.each([
  ['too little', credit(400), '$600 more than the $400 credit left with Pannier Bikes'],
  ['blocked', credit(400, true), 'Credit blocked'],
])('the bar says when the credit is %s', async (_, now, words) => {
  world.wide = false;
  world.credit = now;
  showScreen(<CartBar />, '/catalog');
  await act(() => setCartQty(product('A1'), 1));
  await waitFor(async () => expect((await bar()).textContent).toContain(words));
});

test('in showroom mode the bar says how many lines, and no price; on a wide screen there is none', async () => {
  world.wide = false;
  world.credit = credit(20_000);
  enterShowroom();
  showScreen(<CartBar />, '/catalog');
  await act(() => setCartQty(product('A1'), 1));
  expect((await bar()).textContent).toBe('1 article');
});

test('the bar gives way to the action bar of a page', async () => {
  world.wide = false;
  world.credit = credit(20_000);
  const page = (
    <>
      <div ref={actionBar} />
      <CartBar />
    </>
  );
  showScreen(page, '/catalog');
  await act(() => setCartQty(product('A1'), 1));
  await act(async () => {});
  expect(screen.queryByRole('link', { name: /article/ })).toBeNull();
});

test('a wide screen has no bar', async () => {
  showScreen(<CartBar />, '/catalog');
  await act(() => setCartQty(product('A1'), 1));
  expect(screen.queryByRole('link')).toBeNull();
});

function Beside() {
  return usePinned() ? <CartPanel /> : null;
}

test('the pinned panel lists the lines with quantity and total, until it is unpinned', async () => {
  const { fingers } = showScreen(<Beside />, '/catalog');
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
    expect.stringMatching(/^10 ×Article A1.* · piece\$9500$/),
    expect.stringMatching(/^1 ×Article A2.*\$1000$/),
  ]);
  expect(panel.textContent).toContain('Total$10500');
  expect(within(panel).getByRole('link', { name: 'Go to cart' }).getAttribute('href')).toBe(
    '/en-us/cart',
  );
  enterShowroom();
  expect(panel.textContent).not.toContain('$');
  await fingers.click(within(panel).getByRole('button', { name: 'Unpin' }));
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(localStorage.getItem('pannier.cart-pinned')).toBeNull();
});
