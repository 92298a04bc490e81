import { createStore } from '#src/lib/create-store.ts';
import { deviceStorage } from '#src/lib/device/device-storage.ts';
import { boundViewer, onViewerChange } from '#src/offline/viewer.ts';

/**
 * Where the device remembers the mode, per user. Among what forms keep (src/lib/input/kept-input.ts), so
 * that logging out ends it; spelled out here because this file is part of the first load.
 */
export const showroomKey = () => `pannier.input.${boundViewer()?.userId}.draft.showroom`;

const read = () => deviceStorage.read(showroomKey()) !== null;

const on = createStore(read());

/** Reads the mode again and notifies components that show prices. */
export function readShowroom(): void {
  on.set(read());
}

onViewerChange(readShowroom);
// Another tab has entered or left it.
addEventListener('storage', readShowroom);

/**
 * Showroom mode: a customer looks at the screen, so nothing of what the dealer pays is shown. Per
 * user and device. For `useSyncExternalStore` as well as for code without React.
 */
export const showroom = {
  isOn: on.getSnapshot,
  subscribe: on.subscribe,
};
