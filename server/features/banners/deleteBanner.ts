import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { deleteRecord } from '#server/lib/entity.ts';
import { createBannerEntity } from './banner-entity.ts';

/** Deletes a banner (O180); its picture stays with it for 30 days (reading 52). */
export const deleteBanner: MutationResolvers['deleteBanner'] = (_, args, ctx) =>
  deleteRecord(ctx, 'deleteBanner', args, { ...createBannerEntity(ctx), files: [] });
