import type { Feature } from '#server/graphql/feature.ts';
import { viewAsRoutes } from './view-as.routes.ts';

/** Administrators look at the portal as a user sees it, reading only. */
export const viewAs: Feature = { name: 'view-as', routes: viewAsRoutes };
