import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useScrollKept } from './kept-scroll.ts';

const storageKey = 'react-router-scroll-positions';
let height = 500;
let grow: () => void = () => undefined;
const scrollTo = vi.fn();

function opened(by: 'reload' | 'navigate' | 'back_forward') {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: by } as unknown as PerformanceEntry,
  ]);
}

beforeEach(() => {
  sessionStorage.clear();
  height = 500;
  scrollTo.mockReset();
  window.history.replaceState({ key: 'k1' }, '');
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('innerHeight', 500);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(changed: () => void) {
        grow = changed;
      }
      observe() {
        grow();
      }
      disconnect() {
        grow = () => undefined;
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const kept = (place: number) => sessionStorage.setItem(storageKey, JSON.stringify({ k1: place }));

test('saves the position when the app goes to the background', () => {
  sessionStorage.setItem(storageKey, JSON.stringify({ other: 5 }));
  renderHook(() => useScrollKept());
  vi.stubGlobal('scrollY', 1234);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(JSON.parse(sessionStorage.getItem(storageKey) ?? '')).toEqual({ other: 5, k1: 1234 });
});

test.each(['reload', 'back_forward'] as const)(
  'restores the position after %s once the content is there',
  (by) => {
    kept(900);
    opened(by);
    renderHook(() => useScrollKept());
    expect(scrollTo).not.toHaveBeenCalled();
    height = 1400;
    grow();
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 900);
  },
);

test('does not restore the position after the user has scrolled', () => {
  kept(900);
  opened('reload');
  renderHook(() => useScrollKept());
  window.dispatchEvent(new Event('wheel'));
  height = 1400;
  grow();
  expect(scrollTo).not.toHaveBeenCalled();
});

test('does not restore the position after a new navigation', () => {
  kept(900);
  opened('navigate');
  height = 1400;
  renderHook(() => useScrollKept());
  expect(scrollTo).not.toHaveBeenCalled();
});

test('does not restore the position on the next page', () => {
  kept(900);
  opened('reload');
  renderHook(() => useScrollKept());
  window.history.replaceState({ key: 'k2' }, '');
  height = 1400;
  grow();
  expect(scrollTo).not.toHaveBeenCalled();
});

test.each(['', 'null', '[]', '{"k1":"far"}', '{{'])('ignores a stored position of %j', (text) => {
  sessionStorage.setItem(storageKey, text);
  opened('reload');
  expect(() => renderHook(() => useScrollKept())).not.toThrow();
  expect(scrollTo).not.toHaveBeenCalled();
});

describe('the hash of a newly opened address', () => {
  const area = document.createElement('h2');
  const intoView = vi.fn();
  area.id = 'über';
  area.scrollIntoView = intoView;
  beforeEach(() => {
    intoView.mockReset();
    document.body.append(area);
    window.history.replaceState({ key: 'k1' }, '', '#%C3%BCber');
    opened('navigate');
  });
  afterEach(() => {
    area.remove();
    window.history.replaceState(null, '', window.location.pathname);
  });

  test('is followed while content above it loads (B016)', () => {
    renderHook(() => useScrollKept());
    height = 1400;
    grow();
    expect(intoView).toHaveBeenCalledTimes(2);
  });

  test('is found when its element loads after the page', () => {
    area.remove();
    renderHook(() => useScrollKept());
    expect(intoView).not.toHaveBeenCalled();
    document.body.append(area);
    grow();
    expect(intoView).toHaveBeenCalledOnce();
  });

  test('is ignored once the user scrolls, even before mounting', () => {
    renderHook(() => useScrollKept());
    window.dispatchEvent(new Event('touchstart'));
    grow();
    expect(intoView).toHaveBeenCalledOnce();

    height = 5000;
    vi.stubGlobal('scrollY', 2000);
    vi.spyOn(area, 'getBoundingClientRect').mockReturnValue({ top: -900, bottom: -860 } as DOMRect);
    renderHook(() => useScrollKept());
    expect(intoView).toHaveBeenCalledOnce();
  });

  test('yields to the restored position of a reloaded page', () => {
    kept(900);
    opened('reload');
    height = 1400;
    renderHook(() => useScrollKept());
    expect(intoView).not.toHaveBeenCalled();
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 900);
  });

  test.each(['#', '#%E0%A4', '#nowhere'])('ignores %s', (hash) => {
    window.history.replaceState({ key: 'k1' }, '', hash);
    expect(() => renderHook(() => useScrollKept())).not.toThrow();
    expect(intoView).not.toHaveBeenCalled();
  });
});
