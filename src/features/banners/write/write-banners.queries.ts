import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { toListVariables } from '#src/features/content/content-writing.public.ts';
import { request } from '#src/graphql/client.ts';
import {
  type WrittenBannerFragment,
  WrittenBannerItemDocument,
  WrittenBannerListDocument,
} from '#src/graphql/generated/graphql.ts';
import type { BannerListParams } from './banner-list.params.ts';

export type WrittenBanner = WrittenBannerFragment;

const oneKey = (id: string) => ['banners', 'written', 'one', id] as const;

/** Banners for those who write them, also drafts; the device keeps none of them. */
export const writtenBannerQueries = {
  list: ({ state, ...params }: BannerListParams) => {
    const asked = toListVariables(params, { state });
    return queryOptions({
      queryKey: ['banners', 'written', 'list', asked],
      queryFn: async ({ signal }) =>
        (await request(WrittenBannerListDocument, asked, { signal })).banners,
      placeholderData: keepPreviousData,
    });
  },
  oneKey,
  /** Null for a banner that is gone or of others. */
  one: (id: string) =>
    queryOptions({
      queryKey: oneKey(id),
      queryFn: async ({ signal }) =>
        (await request(WrittenBannerItemDocument, { id }, { signal })).banner,
    }),
};
