import { late } from '#src/ui/late.tsx';

/** Articles of some kind as rows, to be searched, filtered and ordered by; for other features' lists. */
export const ArticleFinder = late(() => import('./parts/article-finder.tsx'));
