import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { changeRecord } from '#server/lib/entity.ts';
import { createBannerEntity } from './banner-entity.ts';

/** Changes a banner at once (O179). */
export const updateBanner: MutationResolvers['updateBanner'] = (_, args, ctx) =>
  changeRecord(ctx, 'updateBanner', args, createBannerEntity(ctx), args.input);
