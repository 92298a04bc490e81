import type { Feature } from '#server/graphql/feature.ts';
import { auditRoutes } from './audit.routes.ts';
import { history } from './history.ts';
import { personalRetention } from './personal-retention.ts';

export const audit: Feature = {
  name: 'audit',
  resolvers: { Query: { history } },
  routes: auditRoutes,
  jobs: personalRetention,
};
