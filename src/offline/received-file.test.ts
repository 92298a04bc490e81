import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepReceivedFile, takeReceivedFile } from './received-file.ts';

/** A cache as browsers have it, as far as it is used here. */
function fakeCaches() {
  const kept = new Map<string, Response>();
  const cache = {
    put: async (key: string, response: Response) => void kept.set(key, response),
    match: async (key: string) => kept.get(key),
    delete: async (key: string) => kept.delete(key),
  };
  return { open: async () => cache };
}

beforeEach(() => vi.stubGlobal('caches', fakeCaches()));
afterEach(() => vi.unstubAllGlobals());

/** A share as the browser sends it. */
function share(file: unknown): Request {
  const form = new Map([['file', file]]);
  return { formData: async () => form } as unknown as Request;
}

test('takes a shared file once with its name and content', async () => {
  const file = new File(['KE 1;3'], 'Bestellung Müller.csv', { type: 'text/csv' });
  expect(await keepReceivedFile(share(file))).toBe(true);
  const taken = await takeReceivedFile();
  expect([taken?.name, await taken?.text()]).toEqual(['Bestellung Müller.csv', 'KE 1;3']);
  expect(await takeReceivedFile()).toBeNull();
});

test('stores nothing for a share without a file', async () => {
  expect(await keepReceivedFile(share('a text'))).toBe(false);
  expect(await takeReceivedFile()).toBeNull();
});
