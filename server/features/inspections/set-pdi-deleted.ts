import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { PdiPayload } from '#server/graphql/generated/types.ts';
import { setDeleted } from '#server/lib/set-deleted.ts';
import { findPdi } from './pdi.store.ts';
import { toAudited } from './pdi-entity.ts';
import { markDeleted } from './write-pdi.store.ts';

/** Deletes or restores an inspection. */
export function setPdiDeleted(
  ctx: Context,
  operation: 'deletePDI' | 'restorePDI',
  args: { id: string },
  isDeleted: boolean,
): Promise<PdiPayload> {
  const viewer = viewerOf(ctx);
  return setDeleted(ctx, operation, args, isDeleted, {
    feature: 'inspections',
    find: (tx, id) => findPdi(tx, viewer, id, { lock: true }),
    mark: (tx, id, isNowDeleted) => markDeleted(tx, viewer.sorg, id, isNowDeleted),
    audited: toAudited,
  });
}
