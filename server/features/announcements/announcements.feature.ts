import {
  contentQuota,
  deleteRemovedMessages,
} from '#server/features/content/content-messages.public.ts';
import { fileRules } from '#server/files/file-rules.ts';
import { viewerOf } from '#server/graphql/context.ts';
import type { Feature } from '#server/graphql/feature.ts';
import { activeUserAreaAnnouncements } from './activeUserAreaAnnouncements.ts';
import { announcement } from './announcement.ts';
import { picturePurpose } from './announcement-values.ts';
import { announcementRoutes } from './announcements.routes.ts';
import { announcementScope, isAnnouncementVisible } from './announcements.store.ts';
import { announcements as announcementsQuery } from './announcements.ts';
import { createAnnouncement } from './createAnnouncement.ts';
import { deleteAnnouncement } from './deleteAnnouncement.ts';
import { updateAnnouncement } from './updateAnnouncement.ts';

const scopes = [announcementScope];

export const announcements: Feature = {
  name: 'announcements',
  resolvers: {
    Query: { activeUserAreaAnnouncements, announcements: announcementsQuery, announcement },
    Mutation: { createAnnouncement, updateAnnouncement, deleteAnnouncement },
  },
  routes: announcementRoutes,
  files: [
    fileRules({
      purpose: picturePurpose,
      types: ['image'],
      maxBytes: 10_000_000,
      quota: contentQuota,
      scopes,
      mayRead: isAnnouncementVisible,
    }),
  ],
  history: { scopes, isVisible: (ctx, id) => isAnnouncementVisible(ctx.db, viewerOf(ctx), id) },
  jobs: (jobs, { db }) =>
    jobs.repeat('announcements-removal', '41 3 * * *', () =>
      deleteRemovedMessages(db, 'announcement', picturePurpose, new Date()),
    ),
};
