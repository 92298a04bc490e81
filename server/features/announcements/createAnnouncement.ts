import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { createRecord } from '#server/lib/entity.ts';
import { createAnnouncementEntity } from './announcement-entity.ts';

/** Stores an announcement (O183). */
export const createAnnouncement: MutationResolvers['createAnnouncement'] = (_, args, ctx) =>
  createRecord(ctx, 'createAnnouncement', args, createAnnouncementEntity(ctx), args.input);
