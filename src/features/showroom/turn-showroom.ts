import { readShowroom, showroomKey } from './showroom-store.ts';

/**
 * Enters or leaves showroom mode. Whether somebody may leave is for the PIN to say (showroom-pin.ts).
 * @throws when the device refuses to store it
 */
export function turnShowroom(on: boolean): void {
  if (on) localStorage.setItem(showroomKey(), 'true');
  else localStorage.removeItem(showroomKey());
  readShowroom();
}
