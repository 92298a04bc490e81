import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { persistStorage } from './persist-storage.ts';

const persisted = vi.fn<() => Promise<boolean>>();
const persist = vi.fn<() => Promise<boolean>>();
let installed = true;

beforeEach(() => {
  installed = true;
  persisted.mockReset().mockResolvedValue(false);
  persist.mockReset().mockResolvedValue(true);
  vi.stubGlobal('matchMedia', () => ({ matches: installed }));
  vi.stubGlobal('navigator', { storage: { persisted, persist } });
});
afterEach(() => vi.unstubAllGlobals());

test('requests persistent storage once in an installed app (R7)', async () => {
  expect(await persistStorage()).toBe(true);
  persisted.mockResolvedValue(true);
  expect(await persistStorage()).toBe(true);
  expect(persist).toHaveBeenCalledTimes(1);
});

test('reports the storage state in a tab without asking (R7)', async () => {
  installed = false;
  expect(await persistStorage()).toBe(false);
  persisted.mockResolvedValue(true);
  expect(await persistStorage()).toBe(true);
  expect(persist).not.toHaveBeenCalled();
});

test.each([
  ['denied', () => persist.mockResolvedValue(false)],
  ['failing', () => persist.mockRejectedValue(new TypeError('not allowed here'))],
  ['failing in a private window', () => persisted.mockRejectedValue(new TypeError('private'))],
  ['not there', () => vi.stubGlobal('navigator', { storage: {} })],
  ['not there without https', () => vi.stubGlobal('navigator', {})],
])('reports evictable storage when persist() is %s (R7)', async (_, prepare) => {
  prepare();
  expect(await persistStorage()).toBe(false);
});
