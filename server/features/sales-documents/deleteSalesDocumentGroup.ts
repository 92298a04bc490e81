import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { deleteRecord } from '#server/lib/entity.ts';
import { createGroupEntity } from './group-entity.ts';

/** Deletes a group without documents (O222, reading 52). */
export const deleteSalesDocumentGroup: MutationResolvers['deleteSalesDocumentGroup'] = (
  _,
  args,
  ctx,
) => deleteRecord(ctx, 'deleteSalesDocumentGroup', args, createGroupEntity(ctx));
