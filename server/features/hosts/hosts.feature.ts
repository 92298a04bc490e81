import type { Feature } from '#server/graphql/feature.ts';
import { configs } from './configs.ts';
import { hostRoutes } from './hosts.routes.ts';
import { sorgs } from './sorgs.ts';

export const hosts: Feature = {
  name: 'hosts',
  resolvers: { Query: { configs, sorgs } },
  routes: hostRoutes,
};
