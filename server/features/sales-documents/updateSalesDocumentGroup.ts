import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { changeRecord } from '#server/lib/entity.ts';
import { createGroupEntity } from './group-entity.ts';

/** Changes a group at once (O221). */
export const updateSalesDocumentGroup: MutationResolvers['updateSalesDocumentGroup'] = (
  _,
  args,
  ctx,
) => changeRecord(ctx, 'updateSalesDocumentGroup', args, createGroupEntity(ctx), args.input);
