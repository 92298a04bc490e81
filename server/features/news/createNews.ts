import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { createRecord } from '#server/lib/entity.ts';
import { createNewsEntity } from './news-entity.ts';

/** Stores a news item (O207). */
export const createNews: MutationResolvers['createNews'] = (_, args, ctx) =>
  createRecord(ctx, 'createNews', args, createNewsEntity(ctx), args.input);
