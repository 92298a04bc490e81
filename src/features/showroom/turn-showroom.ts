import { deviceStorage } from '#src/lib/device/device-storage.ts';
import { readShowroom, showroomKey } from './showroom-store.ts';

/**
 * Enters or leaves showroom mode. The caller checks the PIN before leaving (showroom-pin.ts).
 * @throws when the device refuses to store it
 */
export function turnShowroom(on: boolean): void {
  if (on) deviceStorage.write(showroomKey(), true);
  else deviceStorage.remove(showroomKey());
  readShowroom();
}
