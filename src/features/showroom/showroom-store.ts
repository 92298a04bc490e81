import { boundViewer, onViewerChange } from '#src/offline/viewer.ts';

/**
 * Where the device remembers the mode, per user. Among what forms keep (src/lib/kept-input.ts), so
 * that logging out ends it; spelled out here because this file is part of the first load.
 */
export const showroomKey = () => `pannier.input.${boundViewer()?.userId}.draft.showroom`;

const listeners = new Set<() => void>();

function read(): boolean {
  try {
    return localStorage.getItem(showroomKey()) !== null;
  } catch {
    return false;
  }
}

let on = read();

/** Reads the mode anew and tells whoever shows prices. */
export function readShowroom(): void {
  const next = read();
  if (next === on) return;
  on = next;
  for (const listener of [...listeners]) listener();
}

onViewerChange(readShowroom);
// Another tab has entered or left it.
addEventListener('storage', readShowroom);

/**
 * Showroom mode: a customer looks at the screen, so nothing of what the dealer pays is shown. Per
 * user and device. For `useSyncExternalStore` as well as for code without React.
 */
export const showroom = {
  isOn: (): boolean => on,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
