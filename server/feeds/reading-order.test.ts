import { expect, test } from 'vitest';
import { text } from './cell-types.ts';
import { feedFile, inSorg, required } from './feed-file.ts';
import { inReadingOrder } from './reading-order.ts';

const roles = feedFile({ name: 'roles.csv', table: 'role', key: ['id'], columns: {} });
const customers = feedFile({ name: 'customers.csv', table: 'customer', key: ['id'], columns: {} });
const shipTos = feedFile({
  name: 'ship_tos.csv',
  table: 'ship_to',
  key: ['id'],
  columns: { customer: required(text(), { references: inSorg('customer', 'customer') }) },
});
const groups = feedFile({
  name: 'product_groups.csv',
  table: 'product_group',
  key: ['id'],
  columns: { related: required(text(), { references: inSorg('product_group', 'group') }) },
});

test('reads referenced files first', () => {
  expect(inReadingOrder([roles, shipTos, customers])).toEqual([roles, customers, shipTos]);
});

test('reads a file after those of its declared tables', () => {
  const customersLast = { ...customers, readAfter: ['role' as const] };
  expect(inReadingOrder([customersLast, roles])).toEqual([roles, customersLast]);
});

test('keeps the order of other and self-referencing files', () => {
  expect(inReadingOrder([groups, roles, customers])).toEqual([groups, roles, customers]);
});
