import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { setPdiDeleted } from './set-pdi-deleted.ts';

/** Deletes an inspection so that it can be restored. */
export const deletePDI: MutationResolvers['deletePDI'] = (_, args, ctx) =>
  setPdiDeleted(ctx, 'deletePDI', args, true);
