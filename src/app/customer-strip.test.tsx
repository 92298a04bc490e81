import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { showScreen } from '#src/ui/testing/show-screen.tsx';
import CustomerStrip from './customer-strip.tsx';

const world = vi.hoisted(() => ({ open: vi.fn(), shown: true, selected: true, several: true }));
vi.mock('#src/features/customers/customers.public.ts', () => ({
  openCustomerSelection: world.open,
  useSeveralCustomers: () => world.several,
}));
vi.mock('./menus/customer-switched.tsx', () => ({ CustomerSwitched: () => null }));
vi.mock('./menus/use-change-customer.ts', () => ({
  useChangeCustomer: () => ({
    selected: world.selected ? { code: 'R1', name: 'Cycle Works' } : null,
    changing: false,
    shown: world.shown,
  }),
}));

beforeEach(() => {
  world.open.mockClear();
  world.shown = true;
  world.selected = true;
  world.several = true;
});

test('number and name of the customer, one tap from changing it', () => {
  showScreen(<CustomerStrip />, '/cart');
  fireEvent.click(screen.getByRole('button', { name: 'Change customer R1 Cycle Works' }));
  expect(world.open).toHaveBeenCalledTimes(1);
});

test('without a customer the way to choose one', () => {
  world.selected = false;
  showScreen(<CustomerStrip />, '/cart');
  expect(screen.getByRole('button', { name: /Select a customer$/ })).toBeDefined();
});

test('the name alone where there is no other customer', () => {
  world.several = false;
  showScreen(<CustomerStrip />, '/cart');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('R1').parentElement?.textContent).toBe('R1 Cycle Works');
});

test('the name alone where the customer cannot be changed', () => {
  world.shown = false;
  showScreen(<CustomerStrip />, '/claim');
  expect(screen.getByText('R1').parentElement?.textContent).toBe('R1 Cycle Works');
  expect(screen.queryByRole('button')).toBeNull();
});

test('the way home is on every page', () => {
  showScreen(<CustomerStrip />, '/cart/checkout');
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/en-us');
});
