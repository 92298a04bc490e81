import { createStore } from '#src/lib/create-store.ts';

/**
 * The bars along the lower edge of the window. Their height is the room that what has the focus is
 * scrolled clear of. A page's own action bar takes the place of the bar of the cart.
 */
interface Bar {
  element: HTMLElement;
  height: number;
  action: boolean;
}

const bars = new Map<symbol, Bar>();
const hasActionBar = createStore(false);

function change(id: symbol, bar: Bar | null): void {
  if (bar) bars.set(id, bar);
  else bars.delete(id);
  const height = Math.max(0, ...[...bars.values()].map((one) => one.height));
  document.documentElement.style.scrollPaddingBottom = height > 0 ? `${height + 8}px` : '';
  hasActionBar.set([...bars.values()].some((one) => one.action));
}

function watch(element: HTMLElement, action: boolean): () => void {
  const id = Symbol('bar');
  const measure = () => change(id, { element, height: element.offsetHeight, action });
  const sizes = 'ResizeObserver' in window ? new ResizeObserver(measure) : null;
  sizes?.observe(element);
  measure();
  return () => {
    sizes?.disconnect();
    change(id, null);
  };
}

/** The reference of a bar that others make room for. */
export const bottomBar = (element: HTMLElement | null) =>
  element ? watch(element, false) : undefined;

/** The look of a bar with the main action, as wide as the page of a phone. */
export const actionBarClass =
  'sticky bottom-0 z-20 -mx-4 grid gap-2 border-t border-line bg-surface px-4 pt-2 pb-[max(8px,env(safe-area-inset-bottom))] print:hidden';

/** The reference of the bar with a page's main action. */
export const actionBar = (element: HTMLElement | null) =>
  element ? watch(element, true) : undefined;

/** For `useSyncExternalStore`: whether the page has an action bar. */
export const actionBars = {
  getSnapshot: hasActionBar.getSnapshot,
  subscribe: hasActionBar.subscribe,
};

/**
 * How far above the lower edge of the window messages of this height cover no bar, in px. Where the page
 * is short or scrolled to its end a bar lies higher than the edge; messages go below it if they fit there.
 */
export function heightAboveBars(height: number): number {
  const inTheWay = [...bars.values()]
    .map(({ element }) => element.getBoundingClientRect())
    .filter(({ top, bottom }) => top < window.innerHeight && bottom + height > window.innerHeight);
  return Math.max(0, ...inTheWay.map(({ top }) => window.innerHeight - top));
}
