import {
  contentQuota,
  deleteRemovedMessages,
} from '#server/features/content/content-messages.public.ts';
import { fileRules } from '#server/files/file-rules.ts';
import { viewerOf } from '#server/graphql/context.ts';
import type { Feature } from '#server/graphql/feature.ts';
import { activeUserAreaBanners } from './activeUserAreaBanners.ts';
import { banner } from './banner.ts';
import { bannerRoutes } from './banners.routes.ts';
import { bannerScope, isBannerVisible, picturePurpose } from './banners.store.ts';
import { banners as bannersQuery } from './banners.ts';
import { createBannerV2 } from './createBannerV2.ts';
import { deleteBanner } from './deleteBanner.ts';
import { updateBanner } from './updateBanner.ts';

const scopes = [bannerScope];

export const banners: Feature = {
  name: 'banners',
  resolvers: {
    Query: { activeUserAreaBanners, banners: bannersQuery, banner },
    Mutation: { createBannerV2, updateBanner, deleteBanner },
  },
  routes: bannerRoutes,
  files: [
    fileRules({
      purpose: picturePurpose,
      types: ['image'],
      maxBytes: 10_000_000,
      quota: contentQuota,
      scopes,
      mayRead: isBannerVisible,
    }),
  ],
  history: { scopes, isVisible: (ctx, id) => isBannerVisible(ctx.db, viewerOf(ctx), id) },
  jobs: (jobs, { db }) =>
    jobs.repeat('banners-removal', '43 3 * * *', () =>
      deleteRemovedMessages(db, 'banner', picturePurpose, new Date()),
    ),
};
