import { randomUUID } from 'node:crypto';
import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { createRecord } from '#server/lib/entity.ts';
import { createPdiEntity } from './pdi-entity.ts';

/** Stores an inspection, once for the id that the device made. */
export const createClaimPDI: MutationResolvers['createClaimPDI'] = (_, args, ctx) => {
  const sent = { ...args.input, id: args.input.id ?? randomUUID() };
  return createRecord(ctx, 'createClaimPDI', args, createPdiEntity(ctx), sent);
};
