import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { createRecord } from '#server/lib/entity.ts';
import { createGroupEntity } from './group-entity.ts';

/** Stores a group (O220). */
export const createSalesDocumentGroup: MutationResolvers['createSalesDocumentGroup'] = (
  _,
  args,
  ctx,
) => createRecord(ctx, 'createSalesDocumentGroup', args, createGroupEntity(ctx), args.input);
