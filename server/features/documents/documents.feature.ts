import type { Feature } from '#server/graphql/feature.ts';
import { documentRoutes } from './documents.routes.ts';

export const documents: Feature = {
  name: 'documents',
  routes: documentRoutes,
};
