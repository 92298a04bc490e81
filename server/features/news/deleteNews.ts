import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { deleteRecord } from '#server/lib/entity.ts';
import { createNewsEntity } from './news-entity.ts';

/** Deletes a news item so that it can be restored (O209, B268). */
export const deleteNews: MutationResolvers['deleteNews'] = (_, args, ctx) =>
  deleteRecord(ctx, 'deleteNews', args, createNewsEntity(ctx));
