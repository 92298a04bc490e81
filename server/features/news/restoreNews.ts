import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { restoreRecord } from '#server/lib/entity.ts';
import { createNewsEntity } from './news-entity.ts';

/** Restores a deleted news item (O210, B268). */
export const restoreNews: MutationResolvers['restoreNews'] = (_, args, ctx) =>
  restoreRecord(ctx, 'restoreNews', args, createNewsEntity(ctx));
