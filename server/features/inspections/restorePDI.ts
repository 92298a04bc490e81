import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { setPdiDeleted } from './set-pdi-deleted.ts';

/** Restores a deleted inspection. */
export const restorePDI: MutationResolvers['restorePDI'] = (_, args, ctx) =>
  setPdiDeleted(ctx, 'restorePDI', args, false);
