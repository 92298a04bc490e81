import { expect, it } from 'vitest';
import { containerClass } from '../container.rules.ts';
import { cartCount } from './cart-count.rules.ts';
import { hasMoreBelow } from './use-more-below.ts';

// F006, U081
it('counts pieces in the cart, or lines where the host does', () => {
  const cart = { lines: [{}, {}], totalQty: 14 };
  expect(cartCount(cart, true)).toBe(14);
  expect(cartCount(cart, false)).toBe(2);
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
