import type { Feature } from '#server/graphql/feature.ts';
import { changeLanguage } from './changeLanguage.ts';
import { profileHistory } from './profile-history.ts';
import { updateProfileUser } from './updateProfileUser.ts';

export const profile: Feature = {
  name: 'profile',
  resolvers: { Mutation: { changeLanguage, updateProfileUser } },
  history: profileHistory,
};
