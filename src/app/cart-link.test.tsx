import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { showScreen } from '#src/ui/testing/show-screen.tsx';
import { CartLink } from './cart-link.tsx';

const world = vi.hoisted(() => ({ pieces: true }));
vi.mock('#src/features/hosts/hosts.public.ts', () => ({
  useHostConfig: () => ({ flags: { CART_COUNT_TOTAL_QTY: world.pieces } }),
}));
vi.mock('#src/features/session/session.public.ts', () => ({
  useSession: () => ({ has: () => true, customer: {} }),
}));
vi.mock('#src/lib/use-idle.ts', () => ({ useIdle: () => true }));
vi.mock('./menus/cart-count.tsx', () => ({
  default: function Count({ onCount }: { onCount: (count: number) => void }) {
    useEffect(() => onCount(2), [onCount]);
    return null;
  },
}));

test.each([
  [true, 'Cart, 2 pieces'],
  [false, 'Cart, 2 lines'],
])(
  'the cart is read out in what its badge counts, pieces %s (F006, U081)',
  async (pieces, name) => {
    world.pieces = pieces;
    showScreen(<CartLink />, '/catalog');
    expect(await screen.findByRole('link', { name })).toBeDefined();
  },
);
