import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';

/** How much is unsent for the active customer; to be shown before another one is chosen. */
export const UnsentChangesNote = lazyWithMessages(
  () => import('./components/unsent-changes-note.tsx'),
);
