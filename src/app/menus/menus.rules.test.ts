import { expect, it } from 'vitest';
import { containerClass } from '../container.rules.ts';
import { cartCount } from './cart-count.rules.ts';
import { previewsFor } from './previews.ts';
import { hasMoreBelow } from './use-more-below.ts';

it('the cart counts pieces, or lines where the host counts those (F006, U081)', () => {
  const cart = { lines: [{}, {}], totalQty: 14 };
  expect(cartCount(cart, true)).toBe(14);
  expect(cartCount(cart, false)).toBe(2);
});

it('previews are the newer variants of pages the user may open (N021)', () => {
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

it('previews have no payments where the host has none (F035)', () => {
  const has = (scope: string) => scope === 'page.payment-request';
  expect(previewsFor(has, { payment: false }, () => true)).toEqual([]);
});

it('previews of pages that are not built are left out', () => {
  const built = '/bonus-dealer-new';
  const seen = previewsFor(
    () => true,
    { payment: true },
    (path) => path === built,
  );
  expect(seen.map(({ to }) => to)).toEqual([built]);
});

it('the drawer’s arrow shows while more than 30 units are left (B107, C059)', () => {
  const at = (scrollTop: number) =>
    hasMoreBelow({ scrollHeight: 1000, clientHeight: 600, scrollTop });
  expect(at(0)).toBe(true);
  expect(at(369)).toBe(true);
  expect(at(370)).toBe(false);
  expect(at(400)).toBe(false);
});

it('the sales overview is wider than other pages (U052)', () => {
  expect(containerClass('/sales-overview')).toContain('1400px');
  expect(containerClass('/sales-overview-new')).toContain('1400px');
  expect(containerClass('/sales-area')).toBe('page');
});
