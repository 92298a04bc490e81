import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { FormVisitPayload } from '#server/graphql/generated/types.ts';
import { checkedText } from '#server/lib/paging.ts';
import { setDeleted } from '#server/lib/set-deleted.ts';
import { lockVisit } from './records/visit.store.ts';
import { notAllowed, toAudited } from './records/visit-entity.ts';
import { markDeleted } from './records/write-visit.store.ts';

/** Deletes or restores a visit, for the users who may change it (N128). */
export function setVisitDeleted(
  ctx: Context,
  operation: 'deleteFormVisit' | 'restoreFormVisit',
  args: { id: string },
  isDeleted: boolean,
): Promise<FormVisitPayload> {
  checkedText(args.id, 'id');
  const viewer = viewerOf(ctx);
  return setDeleted(ctx, operation, args, isDeleted, {
    feature: 'visits',
    find: (tx, id) => lockVisit(tx, { viewer, locale: ctx.locale }, id),
    check: (row) => (row.mayChange ? [] : [notAllowed]),
    mark: (tx, id, isNowDeleted) => markDeleted(tx, viewer.sorg, id, isNowDeleted),
    audited: toAudited,
  });
}
