import type { Feature } from '#server/graphql/feature.ts';
import { contentTargetMarkets } from './contentTargetMarkets.ts';

export const content: Feature = { name: 'content', resolvers: { Query: { contentTargetMarkets } } };
