import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { deleteRecord } from '#server/lib/entity.ts';
import { colleagueEntity } from './colleague-entity.ts';

/** Deactivates a user of the own shop and ends the sessions. Codes: NOT_YOURSELF, NOT_YOURS_TO_GRANT. */
export const deleteColleague: MutationResolvers['deleteColleague'] = (_, args, ctx) =>
  deleteRecord(ctx, 'deleteColleague', args, colleagueEntity);
