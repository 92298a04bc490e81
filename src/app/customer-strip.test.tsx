import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#src/testing/render-screen.tsx';
import CustomerStrip from './customer-strip.tsx';

const mocks = vi.hoisted(() => ({ open: vi.fn(), shown: true, selected: true, several: true }));
vi.mock('#src/features/customers/customers.public.ts', () => ({
  openCustomerSelection: mocks.open,
  useSeveralCustomers: () => mocks.several,
}));
vi.mock('./menus/customer-switched.tsx', () => ({ CustomerSwitched: () => null }));
vi.mock('./menus/use-change-customer.ts', () => ({
  useChangeCustomer: () => ({
    selected: mocks.selected ? { code: 'R1', name: 'Cycle Works' } : null,
    changing: false,
    shown: mocks.shown,
  }),
}));

beforeEach(() => {
  mocks.open.mockClear();
  mocks.shown = true;
  mocks.selected = true;
  mocks.several = true;
});

test("shows the customer's number and name with a change button", () => {
  renderScreen(<CustomerStrip />, { at: '/cart' });
  fireEvent.click(screen.getByRole('button', { name: 'Change customer R1 Cycle Works' }));
  expect(mocks.open).toHaveBeenCalledTimes(1);
});

test('offers to select a customer when there is none', () => {
  mocks.selected = false;
  renderScreen(<CustomerStrip />, { at: '/cart' });
  expect(screen.getByRole('button', { name: /Select a customer$/ })).toBeDefined();
});

test('shows only the name when there is no other customer', () => {
  mocks.several = false;
  renderScreen(<CustomerStrip />, { at: '/cart' });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('R1').parentElement?.textContent).toBe('R1 Cycle Works');
});

test('shows only the name when the customer cannot be changed', () => {
  mocks.shown = false;
  renderScreen(<CustomerStrip />, { at: '/claim' });
  expect(screen.getByText('R1').parentElement?.textContent).toBe('R1 Cycle Works');
  expect(screen.queryByRole('button')).toBeNull();
});

test('links home on every page', () => {
  renderScreen(<CustomerStrip />, { at: '/cart/checkout' });
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/en-us');
});
