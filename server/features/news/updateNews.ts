import { withDeleted } from '#server/features/content/content.public.ts';
import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { changeRecord } from '#server/lib/entity.ts';
import { createNewsEntity } from './news-entity.ts';

/** Changes a news item at once (O208, N121). A deleted one is answered as such, so that it can be restored. */
export const updateNews: MutationResolvers['updateNews'] = (_, args, ctx) =>
  changeRecord(ctx, 'updateNews', args, withDeleted(createNewsEntity(ctx)), args.input);
