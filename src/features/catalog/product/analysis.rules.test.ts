import { expect, test } from 'vitest';
import { type Analysis, reasonsOf } from './analysis.rules.ts';

const flag = (status: boolean, description = '') => ({ status, description });
const fine: Analysis = {
  articleCode: 'A',
  invalidArticle: flag(false),
  allowToOrder: flag(true),
  orderBlocked: flag(false),
  hierarchyBlocked: flag(false),
  brandBlocked: flag(false),
  categoryBlocked: flag(false),
  sorgBlocked: flag(false),
  hasPrice: flag(true),
  availableForOrderAt: null,
};

test('returns no reason for an orderable article', () => {
  expect(reasonsOf({ ...fine, hasPrice: flag(true, 'Has a price') })).toEqual([]);
});

test('lists the most serious reason first, once and only with text', () => {
  const words = reasonsOf({
    ...fine,
    hasPrice: flag(false, 'No price on your list'),
    orderBlocked: flag(true, ''),
    brandBlocked: flag(true, 'This brand needs a contract'),
    allowToOrder: flag(false, 'This brand needs a contract'),
  });
  expect(words).toEqual(['This brand needs a contract', 'No price on your list']);
});
