import type { Room } from '#server/graphql/room.ts';
import { resolveArticles } from './resolveArticles.ts';

export const fastOrder: Room = {
  name: 'fast-order',
  resolvers: { Query: { resolveArticles } },
};
