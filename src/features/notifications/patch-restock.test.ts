import { expect, test } from 'vitest';
import { withRestock } from './patch-restock.ts';

const product = (code: string, restockNotification = false) => ({
  article_code: code,
  sorg: '2000',
  restockNotification,
  price: { dealer: 1 },
});
const article = { article_code: 'B-1', sorg: '2000' };

test('switches every occurrence of the article and nothing else', () => {
  const data = {
    pages: [{ items: [product('B-1'), product('B-2')] }, { items: [product('B-3')] }],
  };
  const next = withRestock(data, article, true);
  expect(next.pages[0]?.items[0]).toEqual(product('B-1', true));
  expect(next.pages[0]?.items[1]).toBe(data.pages[0]?.items[1]);
  expect(next.pages[1]).toBe(data.pages[1]);
  expect(data.pages[0]?.items[0]?.restockNotification).toBe(false);
});

test('returns the same object when nothing changes', () => {
  for (const data of [
    null,
    undefined,
    'B-1',
    new Date(0),
    [product('B-2')],
    { one: product('B-1', true) },
    { one: { ...product('B-1'), sorg: '3000' } },
    { article_code: 'B-1', sorg: '2000', qty: 5 },
  ])
    expect(withRestock(data, article, true)).toBe(data);
});
