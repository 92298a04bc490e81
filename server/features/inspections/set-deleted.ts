import { recordEvents } from '#server/features/audit/audit.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { PdiPayload } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { failure, success, userError } from '#server/graphql/user-errors.ts';
import { findPdi } from './pdi.store.ts';
import { toAudited } from './pdi-entity.ts';
import { markDeleted } from './write-pdi.store.ts';

/**
 * Deletes or restores an inspection. One that is in this state already is answered as if it were changed now, without
 * a version: both are sent from devices that may not have seen the last change.
 */
export function setDeleted(
  ctx: Context,
  operation: 'deletePDI' | 'restorePDI',
  args: { id: string },
  isDeleted: boolean,
): Promise<PdiPayload> {
  const viewer = viewerOf(ctx);
  const effect = async (tx: Context['db']): Promise<PdiPayload> => {
    const before = await findPdi(tx, viewer, args.id, { lock: true });
    if (!before) return { ...failure([unknown]), record: null };
    const message = success(isDeleted ? 'It was deleted' : 'It was restored');
    if (before.isDeleted === isDeleted) return { message, userErrors: [], record: before };
    await markDeleted(tx, viewer.sorg, args.id, isDeleted);
    const record = await findPdi(tx, viewer, args.id);
    const change = { feature: 'inspections', id: args.id };
    await recordEvents(tx, ctx, [
      isDeleted
        ? { ...change, action: 'deleted', before: toAudited(before), after: {} }
        : { ...change, action: 'restored', before: {}, after: toAudited(before) },
    ]);
    return { message, userErrors: [], record };
  };
  return once(ctx, operation, args, effect, { customer: 'in arguments' });
}

const unknown = userError('id', 'UNKNOWN_RECORD', 'There is no such inspection');
