import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { deleteRecord } from '#server/lib/entity.ts';
import { createAnnouncementEntity } from './announcement-entity.ts';

/** Deletes an announcement (O185); its picture stays with it for 30 days (reading 52). */
export const deleteAnnouncement: MutationResolvers['deleteAnnouncement'] = (_, args, ctx) =>
  deleteRecord(ctx, 'deleteAnnouncement', args, { ...createAnnouncementEntity(ctx), files: [] });
