import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { setVisitDeleted } from './set-visit-deleted.ts';

/** Restores a deleted visit. */
export const restoreFormVisit: MutationResolvers['restoreFormVisit'] = (_, args, ctx) =>
  setVisitDeleted(ctx, 'restoreFormVisit', args, false);
