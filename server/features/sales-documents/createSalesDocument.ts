import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { createRecord } from '#server/lib/entity.ts';
import { createDocumentEntity } from './document-entity.ts';

/** Stores a document (O214). */
export const createSalesDocument: MutationResolvers['createSalesDocument'] = (_, args, ctx) =>
  createRecord(ctx, 'createSalesDocument', args, createDocumentEntity(ctx), args.input);
