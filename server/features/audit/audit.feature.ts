import type { Feature } from '#server/graphql/feature.ts';
import { auditRoutes } from './audit.routes.ts';

export const audit: Feature = {
  name: 'audit',
  routes: auditRoutes,
};
