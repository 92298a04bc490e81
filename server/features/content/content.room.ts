import type { Room } from '#server/graphql/room.ts';
import { contentTargetMarkets } from './contentTargetMarkets.ts';

export const content: Room = { name: 'content', resolvers: { Query: { contentTargetMarkets } } };
