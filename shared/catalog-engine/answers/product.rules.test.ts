import { expect, test } from 'vitest';
import { pickDescription } from './group.rules.ts';
import { productBlock } from './product.rules.ts';

test('blocks an article for the most severe reason (E270)', () => {
  const row = { active: true, order_blocked: false, available_for_order_at: null };
  const today = '2026-06-01';
  expect(productBlock(row, 100, today)).toBeNull();
  expect(productBlock(row, null, today)).toBe('NO_PRICE');
  expect(productBlock({ ...row, order_blocked: true }, null, today)).toBe('ORDER_BLOCKED');
  expect(productBlock({ ...row, order_blocked: true, active: false }, 1, today)).toBe('INACTIVE');
  const coming = { ...row, available_for_order_at: '2026-06-02' };
  expect(productBlock(coming, 100, today)).toBe('ORDER_BLOCKED');
  expect(productBlock(coming, 100, '2026-06-02')).toBeNull();
});

test('prefers the reader’s language, then English, then any other', () => {
  const texts = { en: 'bike', de: 'Rad', fr: '' };
  expect(pickDescription(texts, 'de')).toBe('Rad');
  expect(pickDescription(texts, 'fr')).toBe('bike');
  expect(pickDescription(texts, 'ms-my')).toBe('bike');
  expect(pickDescription({ id: 'sepeda' }, 'en-us')).toBe('sepeda');
  expect(pickDescription({}, 'en-us')).toBe('');
});
