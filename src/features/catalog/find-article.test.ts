import { beforeEach, expect, test, vi } from 'vitest';
import { findArticle } from './find-article.ts';

const { request } = vi.hoisted(() => ({ request: vi.fn() }));
vi.mock('#src/graphql/client.ts', () => ({ request }));

const product = (code: string, ean: string | null, old: string | null = null) => ({
  article_code: code,
  article_code_display: `${code.slice(0, 3)}-${code.slice(3)}`,
  old_code: old,
  ean,
  slug: `slug-${code}`,
  category: 'PAA',
});
beforeEach(() => {
  request.mockReset();
  request.mockResolvedValue({
    products: {
      products: [product('ABC1234', '0036000291452', 'X9'), product('ABC123', '4006381333931')],
    },
  });
});

test.each([
  ['ABC123', 'ABC123'],
  ['abc-1234', 'ABC1234'],
  ['x9', 'ABC1234'],
  ['4006381333931', 'ABC123'],
  ['036000291452', 'ABC1234'],
  ['0036000291452', 'ABC1234'],
])('%s is exactly one article', async (text, code) => {
  expect(await findArticle(text)).toBe(`/catalog/paa/slug-${code}?article=${code}`);
});

test('part of a code is none, and a UPC-A is asked for as EAN-13', async () => {
  expect(await findArticle('ABC12')).toBeNull();
  await findArticle('036000291452');
  expect(request.mock.lastCall?.[1].filter).toEqual({ search: '0036000291452' });
});
