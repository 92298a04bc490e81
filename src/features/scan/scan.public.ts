import { lazyWithMessages } from '#src/ui/lazy-with-messages.tsx';

/** A button that opens the barcode camera; comes after the first screen. */
export const ScanButton = lazyWithMessages(() => import('./scan-button.tsx'));

/** A button that reads a code with the camera into a field. */
export const ReadCodeButton = lazyWithMessages(() => import('./read-code-button.tsx'));
