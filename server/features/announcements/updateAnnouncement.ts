import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { changeRecord } from '#server/lib/entity.ts';
import { createAnnouncementEntity } from './announcement-entity.ts';

/** Changes an announcement at once (O184). */
export const updateAnnouncement: MutationResolvers['updateAnnouncement'] = (_, args, ctx) =>
  changeRecord(ctx, 'updateAnnouncement', args, createAnnouncementEntity(ctx), args.input);
