import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { deleteRecord } from '#server/lib/entity.ts';
import { createDocumentEntity } from './document-entity.ts';

/** Deletes a document so that it can be restored (O216, B269). */
export const deleteSalesDocument: MutationResolvers['deleteSalesDocument'] = (_, args, ctx) =>
  deleteRecord(ctx, 'deleteSalesDocument', args, createDocumentEntity(ctx));
