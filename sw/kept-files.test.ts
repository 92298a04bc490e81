import { afterEach, expect, test, vi } from 'vitest';
import { newestOfType, onlyOfType } from './kept-files.ts';

afterEach(() => vi.unstubAllGlobals());

const answer = (status: number, type: string) =>
  new Response(status === 204 ? null : 'x', { status, headers: { 'content-type': type } });

test('stores only a complete answer of the right type', async () => {
  const { cacheWillUpdate } = onlyOfType(/^image\//);
  const picture = answer(200, 'image/webp');
  expect(await cacheWillUpdate({ response: picture })).toBe(picture);
  expect(await cacheWillUpdate({ response: answer(200, 'text/html') })).toBeNull();
  expect(await cacheWillUpdate({ response: answer(206, 'image/webp') })).toBeNull();
  expect(await cacheWillUpdate({ response: answer(404, 'image/webp') })).toBeNull();
});

test('evicts the oldest files when there are too many', async () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const gone = vi.fn();
  vi.stubGlobal('caches', { open: async () => ({ keys: async () => names, delete: gone }) });
  await newestOfType(/^image\//, 3).cacheDidUpdate?.({ cacheName: 'images' });
  expect(gone.mock.calls).toEqual([['a'], ['b']]);
});
