import { deviceStorage } from '#src/lib/device/device-storage.ts';
import { boundViewer } from '#src/offline/viewer.ts';

/** Where localStorage notes that the user has kept content, so that for others no database is opened. */
export const keptMark = (): string => `pannier.kept-content.${boundViewer()?.userId ?? ''}`;

/** Whether the device may keep content for the user of the page. */
export const mayHaveKept = (): boolean => deviceStorage.read(keptMark()) === true;
