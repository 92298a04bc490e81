import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { changeRecord } from '#server/lib/entity.ts';
import { createPdiEntity } from './pdi-entity.ts';

/** Changes an inspection that is not deleted. */
export const updatePDI: MutationResolvers['updatePDI'] = (_, args, ctx) =>
  changeRecord(ctx, 'updatePDI', args, createPdiEntity(ctx), { ...args.input, id: args.id });
