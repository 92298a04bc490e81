import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { CartLink } from './cart-link.tsx';

vi.mock('#src/lib/hooks/use-idle.ts', () => ({ useIdle: () => true }));
vi.mock('./menus/cart-count.tsx', () => ({
  default: function Count({ onCount }: { onCount: (count: number) => void }) {
    useEffect(() => onCount(2), [onCount]);
    return null;
  },
}));

// F006, U081
test.each([
  [true, 'Cart, 2 pieces'],
  [false, 'Cart, 2 lines'],
])('names the badge count for screen readers, pieces %s', async (pieces, name) => {
  renderScreen(<CartLink />, {
    at: '/catalog',
    host: { flags: { CART_COUNT_TOTAL_QTY: pieces } },
    user: { scopes: ['cart.display-order-qty'] },
  });
  expect(await screen.findByRole('link', { name })).toBeDefined();
});
