import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { deleteRecord } from '#server/lib/entity.ts';
import { createMaterialEntity } from './material-entity.ts';

/** Deletes material (O204); its files stay with it for 30 days (reading 52). */
export const deleteMarketingMaterial: MutationResolvers['deleteMarketingMaterial'] = (
  _,
  args,
  ctx,
) => deleteRecord(ctx, 'deleteMarketingMaterial', args, createMaterialEntity(ctx));
