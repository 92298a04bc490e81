import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { NoPrice } from './no-price.tsx';

const { open } = vi.hoisted(() => ({ open: vi.fn() }));
vi.mock('#src/features/customers/selection-store.ts', async (original) => ({
  ...(await original<object>()),
  openCustomerSelection: open,
}));

beforeEach(() => void open.mockClear());

test('offers to select a customer when there is none', async () => {
  const scopes = ['menu.change-cust'];
  const { user } = renderScreen(<NoPrice />, { user: { scopes }, customer: null });
  await user.click(screen.getByRole('button', { name: 'Select a customer to see prices' }));
  expect(open).toHaveBeenCalledTimes(1);
});

test('shows nothing to users who cannot choose a customer', () => {
  renderScreen(<NoPrice />, { customer: null });
  expect(screen.queryByText('Select a customer to see prices')).toBeNull();
});

test('shows a price on request when a customer is active', () => {
  renderScreen(<NoPrice />);
  expect(screen.getByText('Price on request')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
