import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { setVisitDeleted } from './set-visit-deleted.ts';

/** Deletes a visit so that it can be restored. */
export const deleteFormVisit: MutationResolvers['deleteFormVisit'] = (_, args, ctx) =>
  setVisitDeleted(ctx, 'deleteFormVisit', args, true);
