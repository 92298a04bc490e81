import type { Feature } from '#server/graphql/feature.ts';
import { feedRoutes } from './feeds.routes.ts';

/** Imports of the distributor's feeds into a running server. */
export const feeds: Feature = { name: 'feeds', routes: feedRoutes };
