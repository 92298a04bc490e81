// The server's clock as this device knows it. Each answer of the API has the server's time, and the difference from the
// device's clock is kept, so that a wrong clock decides nothing about money, also without a network and after a restart.

import { deviceStorage } from './device-storage.ts';

const storageKey = 'pannier.server-clock';
/** Smaller differences come from the way of the answer; the header has whole seconds. */
const toleranceMs = 5_000;

const listeners = new Set<() => void>();
let offset = Number(deviceStorage.read(storageKey)) || 0;

/** Returns the server's present time in ms, counted on from its last answer. */
export const getServerNow = (): number => Date.now() + offset;

/** Keeps what an answer from the network says. @param date its `Date` header */
export function noteServerTime(date: string | null): void {
  const difference = Date.parse(date ?? '') - Date.now();
  if (Number.isNaN(difference)) return;
  const next = Math.abs(difference) < toleranceMs ? 0 : difference;
  if (Math.abs(next - offset) < toleranceMs) return;
  offset = next;
  deviceStorage.tryWrite(storageKey, offset);
  for (const listener of listeners) listener();
}

/** Calls the listener when the server's clock turns out to be another one. @returns ends the calls */
export function subscribeToServerClock(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
