import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';

export type { FoundArticle } from './article-scan-dialog.tsx';

/**
 * A button that opens the camera, for the barcodes of articles or the stickers of frames; comes after the first
 * screen.
 */
export const ScanButton = lazyWithMessages(() => import('./scan-button.tsx'));
