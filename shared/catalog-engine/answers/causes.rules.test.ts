import { expect, test } from 'vitest';
import { blockSentence, type CauseCode, causeText, listCauses } from './causes.rules.ts';

const row = { active: true, order_blocked: false, available_for_order_at: null };
const facts = { priced: true, today: '2026-06-01', notSold: [] };
const subject = { ...row, brand: 'Kette', category: 'PAA', merchandise_name: 'Chains' };

test('lists all causes, the one to name first in front', () => {
  expect(listCauses(row, facts)).toEqual([]);
  const worst = { ...row, active: false, order_blocked: true };
  const blocks = ['SORG_BLOCKED', 'BRAND_BLOCKED'] as const;
  expect(listCauses(worst, { ...facts, priced: false, notSold: blocks, short: true })).toEqual([
    'INACTIVE',
    ...blocks,
    'ORDER_BLOCKED',
    'NO_PRICE',
    'NO_STOCK',
  ]);
  const early = { ...row, available_for_order_at: '2026-06-02' };
  expect(listCauses(early, facts)).toEqual(['ORDER_BLOCKED']);
});

test.each<[CauseCode, string, string]>([
  ['BRAND_BLOCKED', 'en-us', 'brand Kette is blocked'],
  ['HIERARCHY_BLOCKED', 'de', 'Warengruppe Chains ist gesperrt'],
  ['CATEGORY_BLOCKED', 'fr', 'les pièces et accessoires sont bloqués'],
  ['NO_STOCK', 'id-id', 'stok kosong'],
  ['NO_PRICE', 'xx', 'no price'],
])('says %s in the words of %s', (code, locale, words) => {
  expect(causeText(code, subject, locale)).toBe(words);
});

test('makes a sentence for the dealer’s own pages', () => {
  expect(blockSentence('BRAND_BLOCKED', subject, 'en-us')).toBe('Brand Kette is blocked.');
  const early = { ...subject, available_for_order_at: '2099-03-01' };
  expect(blockSentence('ORDER_BLOCKED', early, 'en-us')).toBe(
    'Not to be ordered before March 1, 2099.',
  );
  expect(blockSentence(null, subject, 'en-us')).toBeNull();
});
