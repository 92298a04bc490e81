import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { setDeleted } from './set-deleted.ts';

/** Deletes an inspection so that it can be restored. */
export const deletePDI: MutationResolvers['deletePDI'] = (_, args, ctx) =>
  setDeleted(ctx, 'deletePDI', args, true);
