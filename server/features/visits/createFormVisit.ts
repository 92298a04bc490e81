import { randomUUID } from 'node:crypto';
import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { createRecord } from '#server/lib/entity.ts';
import { visitPhotoPlaces } from '#shared/visits/visit-photos.rules.ts';
import { createVisitEntity } from './records/visit-entity.ts';

/** A new visit has no photos but its own, also where it replaces one whose answer the device never got. */
const withoutPhotos = Object.fromEntries(visitPhotoPlaces.map((place) => [place, null]));

/** Stores a visit, once for the id that the device made. */
export const createFormVisit: MutationResolvers['createFormVisit'] = (_, args, ctx) => {
  const input = { ...withoutPhotos, ...args.input };
  const sent = { id: input.id ?? randomUUID(), input };
  return createRecord(ctx, 'createFormVisit', args, createVisitEntity(ctx), sent);
};
