import type { Feature } from '#server/graphql/feature.ts';
import { resolveArticles } from './resolveArticles.ts';

export const fastOrder: Feature = {
  name: 'fast-order',
  resolvers: { Query: { resolveArticles } },
};
