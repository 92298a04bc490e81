import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { toServerSort } from '#src/crud/list/list-params.ts';
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
  list: ({ search, type, state, sort, page, limit }: AnnouncementListParams) =>
    queryOptions({
      queryKey: ['announcements', 'written', 'list', { search, type, state, sort, page, limit }],
      queryFn: async ({ signal }) => {
        const order = toServerSort(sort);
        const asked = {
          page,
          limit,
          ...(search && { search }),
          filter: { ...(type && { type }), ...(state && { state }) },
          ...(order && { sort: order }),
        };
        return (await request(WrittenAnnouncementListDocument, asked, { signal })).announcements;
      },
      placeholderData: keepPreviousData,
    }),
  oneKey,
  /** Null for an announcement that is gone or of others. */
  one: (id: string) =>
    queryOptions({
      queryKey: oneKey(id),
      queryFn: async ({ signal }) =>
        (await request(WrittenAnnouncementItemDocument, { id }, { signal })).announcement,
    }),
};
