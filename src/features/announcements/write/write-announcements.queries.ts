import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { toListVariables } from '#src/features/content/content-writing.public.ts';
import { request } from '#src/graphql/client.ts';
import {
  type ListedAnnouncementFragment,
  type WrittenAnnouncementFragment,
  WrittenAnnouncementItemDocument,
  WrittenAnnouncementListDocument,
} from '#src/graphql/generated/graphql.ts';
import type { AnnouncementListParams } from './announcement-list.params.ts';

export type ListedAnnouncement = ListedAnnouncementFragment;
export type WrittenAnnouncement = WrittenAnnouncementFragment;

const oneKey = (id: string) => ['announcements', 'written', 'one', id] as const;

/** Announcements for those who write them, also drafts; the device keeps none of them. */
export const writtenAnnouncementQueries = {
  list: ({ type, state, ...params }: AnnouncementListParams) => {
    const asked = toListVariables(params, { type, state });
    return queryOptions({
      queryKey: ['announcements', 'written', 'list', asked],
      queryFn: async ({ signal }) =>
        (await request(WrittenAnnouncementListDocument, asked, { signal })).announcements,
      placeholderData: keepPreviousData,
    });
  },
  oneKey,
  /** Null for an announcement that is gone or of others. */
  one: (id: string) =>
    queryOptions({
      queryKey: oneKey(id),
      queryFn: async ({ signal }) =>
        (await request(WrittenAnnouncementItemDocument, { id }, { signal })).announcement,
    }),
};
