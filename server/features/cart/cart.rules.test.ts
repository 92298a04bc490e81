import { describe, expect, test } from 'vitest';
import { maxQty } from '#shared/quantity.ts';
import type { ArticleToOrder } from './articles-to-order.ts';
import { lastOfEach, lineProblems } from './cart.rules.ts';

const article: ArticleToOrder = {
  code: 'P-1',
  name: 'Chain',
  uom: 'PCS',
  quota: 5,
  blocked: null,
  replacedBy: null,
  dealer: 2000,
  steps: [],
};

test('keeps the last line of each article with its input index', () => {
  const products = [
    { articleCode: 'A', qty: 1 },
    { articleCode: 'B', qty: 2 },
    { articleCode: 'A', qty: 3 },
  ];
  expect(lastOfEach(products)).toEqual([
    { index: 1, articleCode: 'B', qty: 2 },
    { index: 2, articleCode: 'A', qty: 3 },
  ]);
});

describe('lineProblems', () => {
  const problems = (qty: number, of: ArticleToOrder | undefined, lowest: 0 | 1) =>
    lineProblems({ index: 4, articleCode: 'P-1', qty }, of, lowest).map(
      ({ field, code }) => `${field} ${code}`,
    );
  const blocked = { ...article, blocked: 'NO_PRICE' } as const;
  const replaced = { ...article, blocked: 'INACTIVE', replacedBy: 'P-2' } as const;

  test.each([
    ['a good line', 5, article, 0, []],
    ['a removal of something unknown', 0, undefined, 0, []],
    ['a removal of something blocked', 0, blocked, 0, []],
    ['nothing ordered', 0, article, 1, ['products.4.qty QTY_TOO_SMALL']],
    ['a negative quantity', -1, article, 0, ['products.4.qty QTY_TOO_SMALL']],
    ['more than the quota', 6, article, 0, ['products.4.qty OVER_QUOTA']],
    ['far too many', maxQty + 1, article, 0, ['products.4.qty QTY_TOO_LARGE']],
    ['something unknown', 1, undefined, 0, ['products.4.articleCode UNKNOWN_ARTICLE']],
    ['something blocked', 1, blocked, 1, ['products.4.articleCode CANNOT_ORDER']],
    ['something replaced, ordered', 1, replaced, 1, ['products.4.articleCode REPLACED']],
    ['something replaced, in the cart', 1, replaced, 0, ['products.4.articleCode CANNOT_ORDER']],
    [
      'everything at once',
      6,
      blocked,
      1,
      ['products.4.qty OVER_QUOTA', 'products.4.articleCode CANNOT_ORDER'],
    ],
  ] as const)('%s', (_name, qty, of, lowest, expected) => {
    expect(problems(qty, of, lowest)).toEqual(expected);
  });
});
