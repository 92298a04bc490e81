import { expect, test } from 'vitest';
import { discountDetail, promotionBadge } from './deal.rules.ts';

const format = {
  symbol: '$',
  thousandSeparator: ',',
  decimalSeparator: '.',
  decimalPrecision: 2,
};
const step = { qty: 10, uom: 'PCS', term: '>=', type: 'percentage', value: -500 };
const deal = { ...step, salesDealNo: 'D1', description: 'Deal', detail: '' };

test('describes a step in plain words (E287)', () => {
  expect(discountDetail(step, format)).toBe('From 10 PCS: 5\u00a0% less');
  expect(discountDetail({ ...step, term: '<=', value: 1250 }, format)).toBe(
    'Up to 10 PCS: 12.5\u00a0% more',
  );
  expect(discountDetail({ ...step, type: 'fixed', value: -150 }, format)).toBe(
    'From 10 PCS: $1.50 less each',
  );
});

// E249
test('shows the cheapest step as the badge and never a surcharge', () => {
  const tenth = { ...deal, salesDealNo: 'D2', value: -1000 };
  const fixed = { ...deal, salesDealNo: 'D3', type: 'fixed', value: -150 };
  expect(promotionBadge([], 1000)).toBeNull();
  expect(promotionBadge([{ ...deal, value: 500 }], 1000)).toBeNull();
  const few = { qty: 10, term: '<=', type: 'percentage', value: -1000 };
  expect(promotionBadge([deal, { ...tenth, term: '<=' }], 1000)).toEqual({ code: 'D2', ...few });
  expect(promotionBadge([tenth, fixed], 1000)?.code).toBe('D3');
  expect(promotionBadge([tenth, fixed], 2000)?.code).toBe('D2');
  expect(promotionBadge([tenth, fixed], null)?.code).toBe('D2');
});
