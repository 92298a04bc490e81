import { useEffect } from 'react';

/** Where React Router's ScrollRestoration keeps its positions: by `history.state.key`. */
const storageKey = 'react-router-scroll-positions';

/** How long a restored page may take to become long enough again, in ms. */
const timeoutMs = 5000;

function positions(): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

const pageKey = () => String((window.history.state as { key?: unknown } | null)?.key ?? 'default');

/** Keeps the place of the page now: React Router does so on `pagehide` only, which a killed app never sees. */
function keep(): void {
  const all = { ...positions(), [pageKey()]: window.scrollY };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(all));
  } catch {
    // Without room the page begins at its top.
  }
}

/** Whether the browser restored the page, rather than a user opening it. */
function broughtBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const type = (entry as PerformanceNavigationTiming | undefined)?.type;
  return type === 'reload' || type === 'back_forward';
}

/** Whether the page is at its initial position, rather than scrolled by the user. */
function untouched(): boolean {
  const bottom = document.documentElement.scrollHeight - window.innerHeight;
  return window.scrollY === 0 || window.scrollY >= bottom - 1;
}

/**
 * Calls `go` whenever the page has grown, until it returns true, the user interacts with the page, another
 * page shows, or the time is up.
 * @returns a function that stops it earlier
 */
function whileGrowing(go: () => boolean): () => void {
  const key = pageKey();
  const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
  const stop = () => {
    clearTimeout(timer);
    growing.disconnect();
    for (const move of moves) removeEventListener(move, stop);
  };
  const timer = setTimeout(stop, timeoutMs);
  const growing = new ResizeObserver(() => {
    if (pageKey() !== key || go()) stop();
  });
  growing.observe(document.body);
  for (const move of moves) addEventListener(move, stop, { passive: true });
  return stop;
}

/** Scrolls to the stored position once the page is long enough, unless the user interacts with it first. */
function comeBack(): (() => void) | undefined {
  const place = positions()[pageKey()];
  if (typeof place !== 'number' || place <= window.scrollY) return;
  if (!broughtBack() || !untouched()) return;
  return whileGrowing(() => {
    if (document.documentElement.scrollHeight - window.innerHeight < place) return false;
    window.scrollTo(0, place);
    return true;
  });
}

/** Returns the element that the address's hash names, if the page has it already. */
function target(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  } catch {
    return null; // A hash that is no encoded text.
  }
}

const inSight = ({ top, bottom }: DOMRect) => bottom > 0 && top < window.innerHeight;

/** Keeps the hash's target visible while content above it is loading (B016). */
function stayAtTarget(): (() => void) | undefined {
  if (!window.location.hash || broughtBack()) return;
  const found = target();
  if (!untouched() && !(found && inSight(found.getBoundingClientRect()))) return;
  return whileGrowing(() => {
    target()?.scrollIntoView();
    return false;
  });
}

/**
 * Restores the scroll position after an app was killed in the background, and scrolls to the address's
 * hash, even when the content loads after the page. Used by the app's layout in addition to React Router's
 * ScrollRestoration.
 */
export function useScrollKept(): void {
  useEffect(() => {
    const stop = comeBack() ?? stayAtTarget();
    const hide = () => document.visibilityState === 'hidden' && keep();
    document.addEventListener('visibilitychange', hide);
    return () => {
      stop?.();
      document.removeEventListener('visibilitychange', hide);
    };
  }, []);
}
