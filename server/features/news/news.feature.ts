import {
  cleanItemTexts,
  contentExportRoutes,
  hasKind,
  isSeenByWriter,
} from '#server/features/content/content.public.ts';
import { viewerOf } from '#server/graphql/context.ts';
import type { Feature } from '#server/graphql/feature.ts';
import { createNews } from './createNews.ts';
import { deleteNews } from './deleteNews.ts';
import { newsFeed } from './news.feed.ts';
import { news as newsById } from './news.ts';
import { newsList } from './newsList.ts';
import { restoreNews } from './restoreNews.ts';
import { updateNews } from './updateNews.ts';

export const news: Feature = {
  name: 'news',
  routes: contentExportRoutes('news', 'news', newsFeed),
  resolvers: {
    Query: { newsList, news: newsById },
    Mutation: { createNews, updateNews, deleteNews, restoreNews },
    News: cleanItemTexts,
  },
  history: {
    scopes: ['news.cu'],
    isVisible: async (ctx, id) =>
      hasKind(ctx, 'news') && (await isSeenByWriter(ctx.db, viewerOf(ctx), 'news', id)),
  },
};
