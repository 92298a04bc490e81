import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { showScreen } from '#src/ui/testing/show-screen.tsx';
import { NoPrice } from './no-price.tsx';

const world = vi.hoisted(() => ({
  open: vi.fn(),
  mayChoose: true,
  customer: null as object | null,
}));
vi.mock('#src/features/customers/customers.public.ts', () => ({
  openCustomerSelection: world.open,
  useMayChooseCustomer: () => world.mayChoose,
}));
vi.mock('#src/features/session/session.public.ts', () => ({
  useSession: () => ({ customer: world.customer }),
}));
vi.mock('#src/features/showroom/showroom.public.ts', () => ({ useShowroom: () => false }));

beforeEach(() => {
  world.open.mockClear();
  world.mayChoose = true;
  world.customer = null;
});

test('without a customer the way to choose one', () => {
  showScreen(<NoPrice />, '/catalog');
  fireEvent.click(screen.getByRole('button', { name: 'Select a customer to see prices' }));
  expect(world.open).toHaveBeenCalledTimes(1);
});

test('those who cannot choose are offered nothing', () => {
  world.mayChoose = false;
  showScreen(<NoPrice />, '/catalog');
  expect(screen.queryByText('Select a customer to see prices')).toBeNull();
});

test('with a customer the price is one to ask for', () => {
  world.customer = {};
  showScreen(<NoPrice />, '/catalog');
  expect(screen.getByText('Price on request')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
