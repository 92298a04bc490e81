import type { Room } from '#server/graphql/room.ts';
import { configs } from './configs.ts';
import { hostRoutes } from './hosts.routes.ts';
import { sorgs } from './sorgs.ts';

export const hosts: Room = {
  name: 'hosts',
  resolvers: { Query: { configs, sorgs } },
  routes: hostRoutes,
};
