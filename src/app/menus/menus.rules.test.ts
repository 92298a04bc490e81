import { expect, it } from 'vitest';
import { containerClass } from '../container.rules.ts';
import { cartCount } from './cart-count.rules.ts';
import { previewsFor } from './previews.ts';
import { hasMoreBelow } from './use-more-below.ts';

// F006, U081
it('counts pieces in the cart, or lines where the host does', () => {
  const cart = { lines: [{}, {}], totalQty: 14 };
  expect(cartCount(cart, true)).toBe(14);
  expect(cartCount(cart, false)).toBe(2);
});

it('lists newer variants of permitted pages as previews (N021)', () => {
  const of = (...scopes: string[]) =>
    previewsFor(
      (one) => scopes.includes(one),
      { payment: true },
      () => true,
    ).map((p) => p.to);
  expect(of()).toEqual([]);
  expect(of('page.dashboard')).toEqual(['/sales-overview-new']);
  expect(of('page.payment-request')).toEqual(['/payment/invoice-v2']);
  expect(of('page.catalog-analyze', 'page.bonus-dealer')).toEqual([
    '/bonus-dealer-new',
    '/admin/catalog-analyze-new',
  ]);
});

// F035
it('has no payment previews where the host has no payments', () => {
  const has = (scope: string) => scope === 'page.payment-request';
  expect(previewsFor(has, { payment: false }, () => true)).toEqual([]);
});

it('omits previews of pages that are not built', () => {
  const built = '/bonus-dealer-new';
  const seen = previewsFor(
    () => true,
    { payment: true },
    (path) => path === built,
  );
  expect(seen.map(({ to }) => to)).toEqual([built]);
});

// B107, C059
it("shows the drawer's arrow while more than 30 units are left", () => {
  const at = (scrollTop: number) =>
    hasMoreBelow({ scrollHeight: 1000, clientHeight: 600, scrollTop });
  expect(at(0)).toBe(true);
  expect(at(369)).toBe(true);
  expect(at(370)).toBe(false);
  expect(at(400)).toBe(false);
});

it('widens the sales overview beyond other pages (U052)', () => {
  expect(containerClass('/sales-overview')).toContain('1400px');
  expect(containerClass('/sales-overview-new')).toContain('1400px');
  expect(containerClass('/sales-area')).toBe('page');
});
