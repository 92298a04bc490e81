import { queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import { BannersDocument } from '#src/graphql/generated/graphql.ts';
import { apiUrl } from '#src/lib/device/runtime.ts';

/** A pop-up picture, as far as it is shown (E122 to E128). */
export interface Banner {
  id: string;
  link: string | null;
  /** The address of the picture, below the API base (B291). */
  image: string;
}

/** The banners active for the user's areas (O048, B309). */
export const bannersQuery = queryOptions({
  queryKey: ['banners'],
  queryFn: async ({ signal }): Promise<Banner[]> => {
    const { activeUserAreaBanners } = await request(BannersDocument, {}, { signal });
    return Promise.all(
      activeUserAreaBanners.map(async ({ id, link, bannerFile }) => ({
        id,
        link: link ?? null,
        image: await apiUrl(`/bnrs/image/${encodeURIComponent(bannerFile)}`),
      })),
    );
  },
  staleTime: 5 * 60_000,
  retry: false,
});
