import { useSyncExternalStore } from 'react';
import { showroom } from './showroom-store.ts';

/** Whether showroom mode is on: show the RRP and nothing of what the dealer pays. */
export function useShowroom(): boolean {
  return useSyncExternalStore(showroom.subscribe, showroom.isOn);
}
