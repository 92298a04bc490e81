import type { Feature } from '#server/graphql/feature.ts';
import { ownerRoutes } from './owner.routes.ts';

export const owner: Feature = { name: 'owner', routes: ownerRoutes };
