import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { changeRecord } from '#server/lib/entity.ts';
import { createNewsEntity } from './news-entity.ts';

/** Changes a news item at once (O208, N121). A deleted one is answered as such, so that it can be restored. */
export const updateNews: MutationResolvers['updateNews'] = (_, args, ctx) => {
  const { isDeleted: _unasked, ...entity } = createNewsEntity(ctx);
  return changeRecord(ctx, 'updateNews', args, entity, args.input);
};
