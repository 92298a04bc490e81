import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { flagKey } from './offline-catalog-flag.ts';

let started: FakeWorker[];
class FakeWorker {
  told: unknown[] = [];
  constructor() {
    started.push(this);
  }
  postMessage(message: unknown): void {
    this.told.push(message);
  }
}

beforeEach(() => {
  started = [];
  localStorage.clear();
  vi.resetModules();
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => vi.unstubAllGlobals());

const begin = async (...keys: string[]) => {
  for (const key of keys) localStorage.setItem(key, '{}');
  const port = await import('./catalog-port.ts');
  return { ...port, begun: port.beginCatalogWorker() };
};

test('starts the worker with the page for one stored catalog', async () => {
  const { begun, takeCatalogWorker } = await begin('other', flagKey(17), `${flagKey(17)}:job`);
  expect(begun).toBe(true);
  const place = { host: location.host, userId: 17 };
  expect(started.map(({ told }) => told)).toEqual([[{ id: 0, place, request: { type: 'warm' } }]]);
  expect(takeCatalogWorker()).toBe(started[0]);
  expect(takeCatalogWorker()).not.toBe(started[0]);
});

test.each([
  ['nothing', []],
  ['only a download under way', [`${flagKey(17)}:job`]],
  ['what belongs to two users', [flagKey(7), flagKey(17)]],
])('starts no worker ahead with %s', async (_name, keys) => {
  expect((await begin(...keys)).begun).toBe(false);
  expect(started).toEqual([]);
});
