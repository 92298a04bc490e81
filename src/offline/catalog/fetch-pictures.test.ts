import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WireError } from './catalog-wire.ts';
import { dropPictures, fetchPictures } from './fetch-pictures.ts';

const stored = new Map<string, Response>();
const deleted = vi.fn();
let answer: (url: string) => Response;
const asked: string[] = [];

beforeEach(() => {
  stored.clear();
  asked.length = 0;
  deleted.mockReset();
  const cache = {
    keys: async () => [...stored.keys()].map((url) => ({ url: `https://shop.test${url}` })),
    delete: async (url: string) => stored.delete(url),
    put: async (url: string, response: Response) => void stored.set(url, response),
  };
  vi.stubGlobal('caches', { open: async () => cache, delete: deleted });
  answer = () => new Response('x', { headers: { 'content-type': 'image/webp' } });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return answer(url);
  });
});
afterEach(() => vi.unstubAllGlobals());

const { signal } = new AbortController();

test('fetches the small pictures that are not there, and counts all', async () => {
  stored.set('/images/thumbnails/a.webp', new Response());
  const seen: number[] = [];
  await fetchPictures(['a', 'b', 'c d'], signal, ({ done }) => seen.push(done));
  expect(asked).toEqual(['/images/thumbnails/b.webp', '/images/thumbnails/c%20d.webp']);
  expect(seen).toEqual([1, 2, 3]);
  expect(stored.size).toBe(3);
});

test('a changed picture comes under its new name, and what is no longer in the catalog goes', async () => {
  for (const name of ['a', 'b', 'gone'])
    stored.set(`/images/thumbnails/${name}.webp`, new Response());
  await fetchPictures(['a~1', 'b'], signal, () => {});
  expect(asked).toEqual(['/images/thumbnails/a~1.webp']);
  expect([...stored.keys()].sort()).toEqual([
    '/images/thumbnails/a~1.webp',
    '/images/thumbnails/b.webp',
  ]);
});

test('a picture that is missing on the server is left out', async () => {
  answer = (url) => (url.includes('b') ? new Response(null, { status: 404 }) : new Response('x'));
  await fetchPictures(['b', 'page'], signal, () => {});
  expect(stored.size).toBe(0);
});

test('without a network it says so', async () => {
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  await expect(fetchPictures(['a'], signal, () => {})).rejects.toBeInstanceOf(WireError);
});

test('a browser without room is not taken for no network', async () => {
  const full = new DOMException('full', 'QuotaExceededError');
  const cache = { keys: async () => [], put: () => Promise.reject(full) };
  vi.stubGlobal('caches', { open: async () => cache });
  await expect(fetchPictures(['a'], signal, () => {})).rejects.toBe(full);
});

test('removes them', async () => {
  await dropPictures();
  expect(deleted).toHaveBeenCalledWith('catalog-images');
});
