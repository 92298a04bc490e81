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

test('the one article whose code it is, however many others it is part of', async () => {
  expect(await findArticle(' abc-123 ')).toBe('/catalog/paa/slug-1?article=ABC123');
  expect(request.mock.lastCall?.[1]).toEqual({ codes: ['abc-123'] });
});

test('a replaced article leads to its successor, asked for by the old code', async () => {
  product = null;
  replacedBy = found;
  expect(await findArticle('OLD-1')).toBe('/catalog/paa/slug-1?article=OLD-1');
});

test('the code of none, or of several, is no article', async () => {
  product = null;
  expect(await findArticle('ABC12')).toBeNull();
});

test('what cannot be a code is not asked for', async () => {
  expect(await findArticle(' ')).toBeNull();
  expect(await findArticle('1'.repeat(201))).toBeNull();
  expect(request).not.toHaveBeenCalled();
});
