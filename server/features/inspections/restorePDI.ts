import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { setDeleted } from './set-deleted.ts';

/** Restores a deleted inspection. */
export const restorePDI: MutationResolvers['restorePDI'] = (_, args, ctx) =>
  setDeleted(ctx, 'restorePDI', args, false);
