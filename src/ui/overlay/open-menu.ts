import { useCallback, useEffect, useId, useSyncExternalStore } from 'react';
import { createStore } from '#src/lib/create-store.ts';

// Which menu of the page is open: one at a time, and while one is, the overlay dims the rest (B105).

const open = createStore<string | null>(null);
/** The page's key in the browser's history when it was opened. */
let openedOn = '';

function change(next: string | null): void {
  if (next === open.getSnapshot()) return;
  // The browser is on a new page a moment before its screen has come.
  openedOn = history.state?.key ?? '';
  open.set(next);
}

/** Closes whichever menu is open. */
export function closeMenus(): void {
  change(null);
}

/** A page is shown: closes the menu that was opened on another. @param key of the page's place in the history */
export function closeOlderMenus(key: string): void {
  if (openedOn !== key) change(null);
}

/** Whether any menu is open. */
export function useAnyMenuOpen(): boolean {
  return useSyncExternalStore(open.subscribe, () => open.getSnapshot() !== null);
}

/** Whether this menu is open, and a way to open and close it; opening one closes the others. */
export function useMenuOpen(): [boolean, (next: boolean) => void] {
  const id = useId();
  const isOpen = useSyncExternalStore(open.subscribe, () => open.getSnapshot() === id);
  const set = useCallback(
    (next: boolean) => {
      if (next) change(id);
      else if (open.getSnapshot() === id) change(null);
    },
    [id],
  );
  useEffect(() => () => set(false), [set]);
  return [isOpen, set];
}
