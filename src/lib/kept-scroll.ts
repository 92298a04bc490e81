import { useEffect } from 'react';

/** Where React Router's ScrollRestoration keeps its positions: by `history.state.key`. */
const storageKey = 'react-router-scroll-positions';

/** How long a page that was brought back may take to become long enough again, in ms. */
const patience = 5000;

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

/** Whether the page was opened again by the browser and not by somebody who wants to see it anew. */
function broughtBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const type = (entry as PerformanceNavigationTiming | undefined)?.type;
  return type === 'reload' || type === 'back_forward';
}

/** Whether the page stands where a short page puts it, and not where somebody has scrolled to. */
function untouched(): boolean {
  const bottom = document.documentElement.scrollHeight - window.innerHeight;
  return window.scrollY === 0 || window.scrollY >= bottom - 1;
}

/**
 * Calls `go` whenever the page has grown, until it says it is there, somebody begins to move on the
 * page, another page shows or patience ends. @returns how to stop before
 */
function whileGrowing(go: () => boolean): () => void {
  const key = pageKey();
  const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
  const stop = () => {
    clearTimeout(timer);
    growing.disconnect();
    for (const move of moves) removeEventListener(move, stop);
  };
  const timer = setTimeout(stop, patience);
  const growing = new ResizeObserver(() => {
    if (pageKey() !== key || go()) stop();
  });
  growing.observe(document.body);
  for (const move of moves) addEventListener(move, stop, { passive: true });
  return stop;
}

/** Goes back to the place once the page is long enough, unless somebody has begun to move on it. */
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

/** What the address's hash names, if the page has it by now. */
function target(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  } catch {
    return null; // A hash that is no encoded text.
  }
}

const inSight = ({ top, bottom }: DOMRect) => bottom > 0 && top < window.innerHeight;

/** Keeps the hash's target in sight while what stands above it comes (B016). */
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
 * The place on the page survives an app that is killed in the background, and the address's hash is
 * reached, also when the page's content comes after the page. For the frame, beside React Router's
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
