import { expect, test } from 'vitest';
import { ordersAskedIn } from './use-orders-asked.ts';

test.each([
  ['', { search: '', page: 1, limit: 10 }],
  ['search=chain&page=3&limit=20', { search: 'chain', page: 3, limit: 20 }],
  ['page=-1&limit=5000', { search: '', page: 1, limit: 10 }],
  ['page=1.5&limit=ten', { search: '', page: 1, limit: 10 }],
])('the address %j asks for %j', (address, asked) => {
  expect(ordersAskedIn(new URLSearchParams(address))).toEqual(asked);
});
