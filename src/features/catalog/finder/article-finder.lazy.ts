import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';

/** Articles of some kind as rows, to be searched, filtered and ordered by; for other features' lists. */
export const ArticleFinder = lazyWithMessages(() => import('./article-finder.tsx'));
