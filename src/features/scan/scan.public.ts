import { lazyWithMessages } from '#src/ui/lazy-with-messages.tsx';

/** A button that opens the barcode camera; comes after the first screen. */
export const ScanButton = lazyWithMessages(() => import('./scan-button.tsx'));
