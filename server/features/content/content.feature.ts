import type { Feature } from '#server/graphql/feature.ts';
import { contentTargetMarkets } from './contentTargetMarkets.ts';
import { contentFileRules } from './files/content-file-rules.ts';

export const content: Feature = {
  name: 'content',
  files: contentFileRules,
  resolvers: { Query: { contentTargetMarkets } },
};
