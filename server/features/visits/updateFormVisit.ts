import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { changeRecord } from '#server/lib/entity.ts';
import { checkedText } from '#server/lib/paging.ts';
import { createVisitEntity } from './records/visit-entity.ts';

/** Changes a visit that is not deleted. */
export const updateFormVisit: MutationResolvers['updateFormVisit'] = (_, args, ctx) => {
  const sent = { id: checkedText(args.id, 'id'), input: args.input };
  return changeRecord(ctx, 'updateFormVisit', args, createVisitEntity(ctx), sent);
};
