import { beforeEach, expect, it } from 'vitest';
import { mayReload } from './chunk-reload.ts';

beforeEach(() => sessionStorage.clear());

it('reloads at most once in 60 seconds (B149)', () => {
  expect(mayReload(sessionStorage, 1_000_000)).toBe(true);
  expect(mayReload(sessionStorage, 1_059_999)).toBe(false);
  expect(mayReload(sessionStorage, 1_060_000)).toBe(true);
});
