import type { Feature } from '#server/graphql/feature.ts';
import { articlePicturesRoutes } from './article-pictures/article-pictures.routes.ts';
import { audienceExport } from './audience-export.ts';
import { contentAudience } from './contentAudience.ts';
import { contentTargetMarkets } from './contentTargetMarkets.ts';
import { contentFileRules } from './files/content-file-rules.ts';
import { layouts } from './layouts.ts';
import { markContentRead } from './markContentRead.ts';

export const content: Feature = {
  name: 'content',
  files: contentFileRules,
  exports: [audienceExport],
  routes: articlePicturesRoutes,
  resolvers: {
    Query: { contentTargetMarkets, layouts, contentAudience },
    Mutation: { markContentRead },
  },
};
