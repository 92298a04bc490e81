import { beforeEach, expect, test, vi } from 'vitest';
import { findArticle } from './find-article.ts';

const { request } = vi.hoisted(() => ({ request: vi.fn() }));
vi.mock('#src/graphql/client.ts', () => ({ request }));

const found = { article_code: 'ABC123', slug: 'slug-1', category: 'PAA' };
let product: typeof found | null;
let replacedBy: typeof found | null;
beforeEach(() => {
  product = found;
  replacedBy = null;
  request.mockReset();
  request.mockImplementation(async (document: { __meta__: { operation: string } }) => {
    expect(document.__meta__.operation).toBe('ResolveArticles');
    return { resolveArticles: [{ code: '', product, suggestions: [found], replacedBy }] };
  });
});

test('finds the exact code even if others contain it', async () => {
  expect(await findArticle(' abc-123 ')).toEqual({
    path: '/catalog/paa/slug-1?article=ABC123',
    isCarton: false,
  });
  expect(request.mock.lastCall?.[1]).toEqual({ codes: ['abc-123'] });
});

test("links a replaced article's old code to its successor", async () => {
  product = null;
  replacedBy = found;
  expect(await findArticle('OLD-1')).toEqual({
    path: '/catalog/paa/slug-1?article=OLD-1',
    isCarton: false,
  });
});

test('finds no article for an unknown or ambiguous code', async () => {
  product = null;
  expect(await findArticle('ABC12')).toBeNull();
});

test('does not look up text that cannot be a code', async () => {
  expect(await findArticle(' ')).toBeNull();
  expect(await findArticle('1'.repeat(201))).toBeNull();
  expect(request).not.toHaveBeenCalled();
});

test.each([
  ['(01)04006381333931(21)AB12', '4006381333931', false],
  [']C10114006381333938', '4006381333931', true],
  ['14006381333938', '4006381333931', true],
  ['https://id.gs1.org/01/04006381333931', '4006381333931', false],
])('finds the article in the scanned text %s', async (text, ean, isCarton) => {
  const none = { product: null, suggestions: [], replacedBy: null };
  request.mockImplementation(async (_: object, { codes }: { codes: string[] }) => ({
    resolveArticles: codes.map((code) => ({ ...none, code, ...(code === ean && { product }) })),
  }));
  expect(await findArticle(text)).toEqual({
    path: '/catalog/paa/slug-1?article=ABC123',
    isCarton,
  });
});
