import { createContext, useContext, useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(min-width: 1024px)');

function subscribe(listener: () => void): () => void {
  const list = query();
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Says it for a part of the page that is drawn in a frame of another width; null elsewhere. */
export const WideContext = createContext<boolean | null>(null);

/** Whether the window has the room of the desktop layout (`lg`). */
export function useWide(): boolean {
  const given = useContext(WideContext);
  const isWide = useSyncExternalStore(subscribe, () => query().matches);
  return given ?? isWide;
}
