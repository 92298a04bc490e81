import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { createRecord } from '#server/lib/entity.ts';
import { createMaterialEntity } from './material-entity.ts';

/** Stores material (O201). */
export const createMarketingMaterial: MutationResolvers['createMarketingMaterial'] = (
  _,
  args,
  ctx,
) => createRecord(ctx, 'createMarketingMaterial', args, createMaterialEntity(ctx), args.input);
