import type { Room } from '#server/graphql/room.ts';
import { changeLanguage } from './changeLanguage.ts';
import { updateProfileUser } from './updateProfileUser.ts';

export const profile: Room = {
  name: 'profile',
  resolvers: { Mutation: { changeLanguage, updateProfileUser } },
};
