import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(min-width: 1024px)');

function subscribe(listener: () => void): () => void {
  const list = query();
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Whether the window has the room of the desktop layout (`lg`). */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => query().matches);
}
