import { expect, test } from 'vitest';
import { blockOf, blockReason, orderBlocks } from './order-blocks.rules.ts';

const chain = { brand: 'Kette', category: 'PAA', merchandise_category: 'CHN' };
const row = (
  kind: 'hierarchy' | 'brand' | 'category' | 'sorg',
  value: string,
  description = '',
) => ({
  kind,
  value,
  description,
});

test('the gravest block counts: everything, category, part of the range, brand', () => {
  const rows = [
    row('brand', 'Kette'),
    row('hierarchy', 'CHN'),
    row('category', 'PAA'),
    row('sorg', ''),
  ];
  const block = (count: number) => blockOf(orderBlocks(rows.slice(0, count)), chain);
  expect([0, 1, 2, 3, 4].map(block)).toEqual([
    null,
    'BRAND_BLOCKED',
    'HIERARCHY_BLOCKED',
    'CATEGORY_BLOCKED',
    'SORG_BLOCKED',
  ]);
});

test('a block is about one kind of thing: a brand called CHN is no merchandise category', () => {
  const blocks = orderBlocks([row('brand', 'CHN'), row('category', 'Bike'), row('brand', 'kette')]);
  expect(blockOf(blocks, chain)).toBeNull();
});

test('of two reasons for the same thing the first counts', () => {
  const blocks = orderBlocks([row('brand', 'Kette', 'own'), row('brand', 'Kette', 'all')]);
  expect(blockReason(blocks, 'brand', chain)).toBe('own');
  expect(blockReason(blocks, 'sorg', chain)).toBeNull();
});
