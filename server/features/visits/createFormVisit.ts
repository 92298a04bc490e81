import { randomUUID } from 'node:crypto';
import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { createRecord } from '#server/lib/entity.ts';
import { createVisitEntity } from './records/visit-entity.ts';

/** Stores a visit, once for the id that the device made. */
export const createFormVisit: MutationResolvers['createFormVisit'] = (_, args, ctx) => {
  const { input } = args;
  const sent = { id: input.id ?? randomUUID(), input };
  return createRecord(ctx, 'createFormVisit', args, createVisitEntity(ctx), sent);
};
