import type { ClientFeature } from '#src/crud/feature.ts';

/** News of the sales organisation (R059, R060, R110 to R112, U300, U315). */
export const news: ClientFeature = {
  screens: {
    news: () => import('./news-list.screen.tsx'),
    newsItem: () => import('./news-item.screen.tsx'),
    adminNews: () => import('./write/news-writing-list.screen.tsx'),
    createNews: () => import('./write/news-writing.screen.tsx'),
    editNews: () => import('./write/news-writing.screen.tsx'),
  },
  keptQueries: ['NewsList', 'NewsItem'],
};
