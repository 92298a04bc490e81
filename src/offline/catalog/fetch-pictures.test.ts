import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CatalogApiError } from './catalog-api.ts';
import { dropPictures, fetchPictures } from './fetch-pictures.ts';

const stored = new Map<string, Response>();
const deleted = vi.fn();
let answer: (url: string) => Response;
const requests: string[] = [];

beforeEach(() => {
  stored.clear();
  requests.length = 0;
  deleted.mockReset();
  const cache = {
    keys: async () => [...stored.keys()].map((url) => ({ url: `https://shop.test${url}` })),
    delete: async (url: string) => stored.delete(url),
    put: async (url: string, response: Response) => void stored.set(url, response),
  };
  vi.stubGlobal('caches', { open: async () => cache, delete: deleted });
  answer = () => new Response('x', { headers: { 'content-type': 'image/webp' } });
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url);
    return answer(url);
  });
});
afterEach(() => vi.unstubAllGlobals());

const { signal } = new AbortController();

test('fetches the missing small pictures and counts all', async () => {
  stored.set('/images/thumbnails/a.webp', new Response());
  const seen: number[] = [];
  await fetchPictures(['a', 'b', 'c d'], signal, ({ done }) => seen.push(done));
  expect(requests).toEqual(['/images/thumbnails/b.webp', '/images/thumbnails/c%20d.webp']);
  expect(seen).toEqual([1, 2, 3]);
  expect(stored.size).toBe(3);
});

test('fetches a changed picture by its new name, deletes old ones', async () => {
  for (const name of ['a', 'b', 'gone'])
    stored.set(`/images/thumbnails/${name}.webp`, new Response());
  await fetchPictures(['a~1', 'b'], signal, () => {});
  expect(requests).toEqual(['/images/thumbnails/a~1.webp']);
  expect([...stored.keys()].sort()).toEqual([
    '/images/thumbnails/a~1.webp',
    '/images/thumbnails/b.webp',
  ]);
});

test('skips a picture missing on the server', async () => {
  answer = (url) => (url.includes('b') ? new Response(null, { status: 404 }) : new Response('x'));
  await fetchPictures(['b', 'page'], signal, () => {});
  expect(stored.size).toBe(0);
});

test('reports that there is no network', async () => {
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  await expect(fetchPictures(['a'], signal, () => {})).rejects.toBeInstanceOf(CatalogApiError);
});

test('does not take a full browser for a lost network', async () => {
  const full = new DOMException('full', 'QuotaExceededError');
  const cache = { keys: async () => [], put: () => Promise.reject(full) };
  vi.stubGlobal('caches', { open: async () => cache });
  await expect(fetchPictures(['a'], signal, () => {})).rejects.toBe(full);
});

test('removes them', async () => {
  await dropPictures();
  expect(deleted).toHaveBeenCalledWith('catalog-images');
});
