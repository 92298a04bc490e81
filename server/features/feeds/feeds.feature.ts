import type { Feature } from '#server/graphql/feature.ts';
import { feedRoutes } from './feeds.routes.ts';

/** Feeds of the distributor, brought to a running server. */
export const feeds: Feature = { name: 'feeds', routes: feedRoutes };
