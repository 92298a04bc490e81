import { late } from '#src/ui/late.tsx';

/** A button that opens the barcode camera; comes after the first screen. */
export const ScanButton = late(() => import('./scan-button.tsx'));
