import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { createRecord } from '#server/lib/entity.ts';
import { toColleagueValues } from './colleague.rules.ts';
import { colleagueEntity } from './colleague-entity.ts';

/** Creates a user of the own shop, who has no password yet. Codes: those of `findColleagueProblems`; USERNAME_TAKEN. */
export const inviteColleague: MutationResolvers['inviteColleague'] = (_, args, ctx) =>
  createRecord(ctx, 'inviteColleague', args, colleagueEntity, toColleagueValues(args.user));
