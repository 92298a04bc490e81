import { late } from '#src/ui/late.tsx';

/** How much is unsent for the active customer; to be shown before another one is chosen. */
export const UnsentNote = late(() => import('./parts/unsent-note.tsx'));
