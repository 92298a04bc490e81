import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { restoreRecord } from '#server/lib/entity.ts';
import { createDocumentEntity } from './document-entity.ts';

/** Restores a deleted document (O217, B269). */
export const restoreSalesDocument: MutationResolvers['restoreSalesDocument'] = (_, args, ctx) =>
  restoreRecord(ctx, 'restoreSalesDocument', args, createDocumentEntity(ctx));
