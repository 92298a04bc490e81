import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#src/graphql/query-client.ts';
import { customerListQuery, keptCustomerListQuery } from './customer-list.queries.ts';
import { useSeveralCustomers } from './use-several-customers.ts';

const { mocks } = vi.hoisted(() => ({ mocks: { mayChoose: true } }));
vi.mock('./use-may-choose-customer.ts', () => ({ useMayChooseCustomer: () => mocks.mayChoose }));

function know(count: number): void {
  queryClient.setQueryData(keptCustomerListQuery.queryKey, true);
  queryClient.setQueryData(customerListQuery.queryKey, {
    customers: Array.from({ length: count }, () => ({}) as never),
    asOf: Date.now(),
  });
}
const several = () =>
  renderHook(useSeveralCustomers, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  }).result;

beforeEach(() => {
  mocks.mayChoose = true;
});
afterEach(() => queryClient.clear());

test('shows a change link with more than one customer (B054)', async () => {
  know(2);
  await waitFor(() => expect(several().current).toBe(true));
});

test.each([
  ['with one customer', 1, true],
  ['with none', 0, true],
  ['for a user who may not choose', 5, false],
])('there is none %s', (_, count, mayChoose) => {
  mocks.mayChoose = mayChoose;
  know(count);
  expect(several().current).toBe(false);
});
