import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { changeRecord } from '#server/lib/entity.ts';
import { toColleagueValues } from './colleague.rules.ts';
import { colleagueEntity } from './colleague-entity.ts';

/** Changes a user of the own shop. Codes: those of `inviteColleague`; NOT_YOURSELF. */
export const updateColleague: MutationResolvers['updateColleague'] = (_, args, ctx) =>
  changeRecord(ctx, 'updateColleague', args, colleagueEntity, toColleagueValues(args.user));
