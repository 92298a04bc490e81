import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { createRecord } from '#server/lib/entity.ts';
import { createBannerEntity } from './banner-entity.ts';

/** Stores a banner (O178). */
export const createBannerV2: MutationResolvers['createBannerV2'] = (_, args, ctx) =>
  createRecord(ctx, 'createBannerV2', args, createBannerEntity(ctx), args.input);
