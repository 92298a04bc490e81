import type { Feature } from '#server/graphql/feature.ts';
import { colleagueHistory } from './colleague-history.ts';
import { colleagueData } from './colleagueData.ts';
import { colleagues as list } from './colleagues.ts';
import { deleteColleague } from './deleteColleague.ts';
import { inviteColleague } from './inviteColleague.ts';
import { updateColleague } from './updateColleague.ts';

/** The users of a shop, whom its owner invites. */
export const colleagues: Feature = {
  name: 'colleagues',
  history: colleagueHistory,
  resolvers: {
    Query: { colleagues: list, colleagueData },
    Mutation: { inviteColleague, updateColleague, deleteColleague },
  },
};
