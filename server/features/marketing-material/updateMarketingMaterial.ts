import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { changeRecord } from '#server/lib/entity.ts';
import { createMaterialEntity } from './material-entity.ts';

/** Changes material at once (O203, N121). */
export const updateMarketingMaterial: MutationResolvers['updateMarketingMaterial'] = (
  _,
  args,
  ctx,
) => changeRecord(ctx, 'updateMarketingMaterial', args, createMaterialEntity(ctx), args.input);
