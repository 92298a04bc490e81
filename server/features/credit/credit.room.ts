import type { Room } from '#server/graphql/room.ts';
import { creditInformation } from './creditInformation.ts';

export const credit: Room = { name: 'credit', resolvers: { Query: { creditInformation } } };
