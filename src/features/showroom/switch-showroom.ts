import { hasPin } from './showroom-pin.ts';
import { showroom } from './showroom-store.ts';
import { turnShowroom } from './turn-showroom.ts';

/** What the PIN is asked for: to set one and enter, or to leave. */
export type PinQuestion = 'set' | 'leave';

let question: PinQuestion | null = null;
const listeners = new Set<() => void>();

/** Opens or closes the PIN dialog. */
export function askForPin(next: PinQuestion | null): void {
  question = next;
  for (const listener of [...listeners]) listener();
}

/** For `useSyncExternalStore`. */
export const pinQuestion = {
  getSnapshot: (): PinQuestion | null => question,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** One tap: in at once, the first time after choosing a PIN; out only with the PIN. */
export function switchShowroom(): void {
  if (showroom.isOn()) askForPin('leave');
  else if (hasPin()) turnShowroom(true);
  else askForPin('set');
}
