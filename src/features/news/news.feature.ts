import type { ClientFeature } from '#src/crud/feature.ts';

/** News of the sales organisation (R059, R060, U300). */
export const news: ClientFeature = {
  screens: {
    news: () => import('./news-list.screen.tsx'),
    newsItem: () => import('./news-item.screen.tsx'),
  },
  keptQueries: ['NewsList', 'NewsItem'],
  outbox: [
    {
      name: 'MarkContentRead',
      version: 1,
      customer: 'in arguments',
      overwrites: true,
      refreshes: ['news'],
    },
  ],
  watch: () => import('./watch-markets.ts'),
};
