import { createStore } from '#src/lib/create-store.ts';
import { hasPin } from './showroom-pin.ts';
import { showroom } from './showroom-store.ts';
import { turnShowroom } from './turn-showroom.ts';

/** The purpose of the PIN dialog: `set` chooses a PIN and enters showroom mode, `leave` leaves it. */
export type PinQuestion = 'set' | 'leave';

const question = createStore<PinQuestion | null>(null);

/** Opens or closes the PIN dialog. */
export const askForPin = question.set;

/** For `useSyncExternalStore`. */
export const pinQuestion = { getSnapshot: question.getSnapshot, subscribe: question.subscribe };

/** One tap: in at once, the first time after choosing a PIN; out only with the PIN. */
export function switchShowroom(): void {
  if (showroom.isOn()) askForPin('leave');
  else if (hasPin()) turnShowroom(true);
  else askForPin('set');
}
