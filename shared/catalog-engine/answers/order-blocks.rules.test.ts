import { expect, test } from 'vitest';
import { blockReason, findBlock, orderBlocks } from './order-blocks.rules.ts';

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

test('names organisation, hierarchy, brand, category in order', () => {
  const rows = [
    row('category', 'PAA'),
    row('brand', 'Kette'),
    row('hierarchy', 'CHN'),
    row('sorg', ''),
  ];
  const block = (count: number) => findBlock(orderBlocks(rows.slice(0, count)), chain);
  expect([0, 1, 2, 3, 4].map(block)).toEqual([
    null,
    'CATEGORY_BLOCKED',
    'BRAND_BLOCKED',
    'HIERARCHY_BLOCKED',
    'SORG_BLOCKED',
  ]);
});

test('matches a block only by its kind', () => {
  const blocks = orderBlocks([row('brand', 'CHN'), row('category', 'Bike'), row('brand', 'kette')]);
  expect(findBlock(blocks, chain)).toBeNull();
});

test('uses the first of two reasons for the same block', () => {
  const blocks = orderBlocks([row('brand', 'Kette', 'own'), row('brand', 'Kette', 'all')]);
  expect(blockReason(blocks, 'brand', chain)).toBe('own');
  expect(blockReason(blocks, 'sorg', chain)).toBeNull();
});
