import { beforeEach, expect, it, vi } from 'vitest';
import { mayReload, reloadOnMissingChunk } from './chunk-reload.ts';

beforeEach(() => sessionStorage.clear());

it('reloads at most once in 60 seconds (R11, B149)', () => {
  expect(mayReload(sessionStorage, 1_000_000)).toBe(true);
  expect(mayReload(sessionStorage, 1_059_999)).toBe(false);
  expect(mayReload(sessionStorage, 1_060_000)).toBe(true);
});

// R10, B149, C061
it('allows the reload after the clock is set back by a day', () => {
  const day = 24 * 3600_000;
  expect(mayReload(sessionStorage, 1_000_000 + day)).toBe(true);
  expect(mayReload(sessionStorage, 1_000_000)).toBe(true);
  expect(mayReload(sessionStorage, 1_030_000)).toBe(false);
});

// R11, B149
it('reloads the page for a missing chunk, except offline', () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  reloadOnMissingChunk();
  const missing = () => new Event('vite:preloadError', { cancelable: true });
  expect(window.dispatchEvent(missing())).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  expect(window.dispatchEvent(missing())).toBe(false);
  expect(window.dispatchEvent(missing())).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});
