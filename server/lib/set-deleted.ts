import type { Db } from '#server/db/database.ts';
import { type FieldValues, recordEvents } from '#server/features/audit/audit.public.ts';
import type { Context } from '#server/graphql/context.ts';
import type { UserError } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { failure, success, userError } from '#server/graphql/user-errors.ts';
import type { EntityPayload } from './entity.ts';

/** Describes records that are deleted softly, whatever their version. */
interface SoftRecord<Row> {
  /** The feature in whose history the record's events appear. */
  feature: string;
  /** Reads and locks a record that the viewer may see or change. */
  find(tx: Db, id: string): Promise<Row | null>;
  /** Returns why the viewer may not delete or restore the record. */
  check?(row: Row): UserError[];
  mark(tx: Db, id: string, isDeleted: boolean): Promise<void>;
  audited(row: Row): FieldValues;
}

const unknown = userError('id', 'UNKNOWN_RECORD', 'There is no such record');

/**
 * Deletes or restores a record. One that is in this state already is answered as if it were changed now, without a
 * version: both are sent from devices that may not have seen the last change.
 */
export function setDeleted<Row extends { isDeleted: boolean }>(
  ctx: Context,
  operation: string,
  args: { id: string },
  isDeleted: boolean,
  { feature, find, check, mark, audited }: SoftRecord<Row>,
): Promise<EntityPayload<Row>> {
  const effect = async (tx: Db): Promise<EntityPayload<Row>> => {
    const before = await find(tx, args.id);
    if (!before) return { ...failure([unknown]), record: null };
    const refusals = check?.(before) ?? [];
    if (refusals.length > 0) return { ...failure(refusals), record: before };
    const message = success(isDeleted ? 'It was deleted' : 'It was restored');
    if (before.isDeleted === isDeleted) return { message, userErrors: [], record: before };
    await mark(tx, args.id, isDeleted);
    const record = await find(tx, args.id);
    const change = { feature, id: args.id };
    await recordEvents(tx, ctx, [
      isDeleted
        ? { ...change, action: 'deleted', before: audited(before), after: {} }
        : { ...change, action: 'restored', before: {}, after: audited(before) },
    ]);
    return { message, userErrors: [], record };
  };
  return once(ctx, operation, args, effect, { customer: 'in arguments' });
}
