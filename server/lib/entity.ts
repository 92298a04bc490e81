import type { Db } from '#server/db/database.ts';
import {
  type FieldValues,
  type RecordAction,
  recordEvents,
} from '#server/features/audit/audit.public.ts';
import { setFilesOfOwner } from '#server/files/stored/stored-files.store.ts';
import { type Context, type Viewer, viewerOf } from '#server/graphql/context.ts';
import type { MutationMessage, UserError } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { failure, success, userError } from '#server/graphql/user-errors.ts';

/** A record with an optimistic version, which every change raises. */
export interface Versioned {
  version: number;
}

/** Describes one kind of record to the shared mutations. A feature provides its SQL and its rules. */
export interface Entity<Row extends Versioned, Values, Shown> {
  /** The feature in whose history the record's events appear. */
  feature: string;
  /** Its id in the history, unique within the feature and the sales organisation. */
  id(row: Row): string;
  /**
   * Reads and locks a record inside the viewer's fence until the transaction ends; a deleted one only
   * where it can be restored. Null for an unknown and for a foreign one alike.
   */
  find(tx: Db, viewer: Viewer, id: string): Promise<Row | null>;
  /** Whether the record is deleted; left out for records that are deleted permanently. */
  isDeleted?(row: Row): boolean;
  /** Returns the problems of new values; `current` is null for a new record. */
  check?(tx: Db, viewer: Viewer, values: Values, current: Row | null): Promise<UserError[]>;
  /** Returns why the viewer may not delete or restore the record. */
  checkState?(tx: Db, viewer: Viewer, row: Row, to: 'deleted' | 'restored'): Promise<UserError[]>;
  /**
   * Returns what is wrong with the whole after the record was changed or deleted, which is then rolled back.
   * @param before the record as it was
   */
  verify?(tx: Db, viewer: Viewer, before: Row): Promise<UserError[]>;
  insert(tx: Db, viewer: Viewer, values: Values): Promise<Row>;
  /** Writes the values and the next version. */
  update?(tx: Db, viewer: Viewer, row: Row, values: Values): Promise<Row>;
  /** Deletes it, or marks it as deleted and raises its version. */
  remove?(tx: Db, viewer: Viewer, row: Row): Promise<void>;
  /** Takes the mark away and raises the version. */
  restore?(tx: Db, viewer: Viewer, row: Row): Promise<Row>;
  /** The record as mutations answer it. It is kept with the idempotency key, so it is JSON without dates. */
  show(row: Row): Shown;
  /** The values its history compares. */
  audited(row: Row): FieldValues;
  /** The files of a record: what its rules call them, and which ones its values name. */
  files?: { purpose: string; of(values: Values): readonly string[] };
  /** Names of audited values of persons, which the audit log masks and the history shows. */
  personal?: readonly string[];
}

/** Records are named by ids, and new ones name their customer, if they have one, among their values. */
const byArguments = { customer: 'in arguments' } as const;

/** The answer of every mutation of a record. With STALE_VERSION, `record` is the current one. */
export interface EntityPayload<Shown> {
  message: MutationMessage;
  userErrors: UserError[];
  record: Shown | null;
}

/** A request to change a record that the client has read at a version. */
export interface ChangeRequest {
  id: string;
  version: number;
}

/**
 * Creates a record, once for an idempotency key. Codes: FILE_GONE; those of the entity's check.
 * @param operation the name of the mutation
 * @param args all its arguments; another body under a used key is refused
 */
export function createRecord<Row extends Versioned, Values, Shown>(
  ctx: Context,
  operation: string,
  args: unknown,
  entity: Entity<Row, Values, Shown>,
  values: Values,
): Promise<EntityPayload<Shown>> {
  const viewer = viewerOf(ctx);
  return once(
    ctx,
    operation,
    args,
    async (tx) => {
      const userErrors = (await entity.check?.(tx, viewer, values, null)) ?? [];
      if (userErrors.length > 0) return { ...failure(userErrors), record: null };
      const row = await entity.insert(tx, viewer, values);
      const after = await takeFiles(tx, viewer, entity, row, values);
      if (!after) return filesGone;
      return done(tx, ctx, entity, { action: 'created', before: null, after });
    },
    byArguments,
  );
}

/**
 * Changes a record. Codes: UNKNOWN_RECORD; STALE_VERSION when another user has changed it since it was
 * read; FILE_GONE; those of `check` and `verify`.
 */
export function changeRecord<Row extends Versioned, Values, Shown>(
  ctx: Context,
  operation: string,
  args: ChangeRequest,
  entity: Entity<Row, Values, Shown> & Required<Pick<Entity<Row, Values, Shown>, 'update'>>,
  values: Values,
): Promise<EntityPayload<Shown>> {
  const viewer = viewerOf(ctx);
  return onRecord(ctx, operation, args, entity, 'there', async (tx, before) => {
    const userErrors = (await entity.check?.(tx, viewer, values, before)) ?? [];
    if (userErrors.length > 0) return { ...failure(userErrors), record: entity.show(before) };
    const row = await entity.update(tx, viewer, before, values);
    const late = (await entity.verify?.(tx, viewer, before)) ?? [];
    if (late.length > 0) return { ...failure(late), record: entity.show(before) };
    const after = await takeFiles(tx, viewer, entity, row, values);
    if (!after) return filesGone;
    return done(tx, ctx, entity, { action: 'changed', before, after });
  });
}

/** Deletes a record. Codes: UNKNOWN_RECORD, STALE_VERSION; those of `checkState` and `verify`. */
export function deleteRecord<Row extends Versioned, Values, Shown>(
  ctx: Context,
  operation: string,
  args: ChangeRequest,
  entity: Entity<Row, Values, Shown> & Required<Pick<Entity<Row, Values, Shown>, 'remove'>>,
): Promise<EntityPayload<Shown>> {
  const viewer = viewerOf(ctx);
  return onRecord(ctx, operation, args, entity, 'there', async (tx, before) => {
    const userErrors = (await entity.checkState?.(tx, viewer, before, 'deleted')) ?? [];
    if (userErrors.length > 0) return { ...failure(userErrors), record: entity.show(before) };
    await entity.remove(tx, viewer, before);
    const late = (await entity.verify?.(tx, viewer, before)) ?? [];
    if (late.length > 0) return { ...failure(late), record: entity.show(before) };
    if (entity.files && !entity.restore)
      await setFilesOfOwner(tx, viewer, entity.files.purpose, [], entity.id(before));
    return done(tx, ctx, entity, { action: 'deleted', before, after: null });
  });
}

/** Restores a deleted record. Codes: UNKNOWN_RECORD (also for one that is not deleted), STALE_VERSION; those of `checkState`. */
export function restoreRecord<Row extends Versioned, Values, Shown>(
  ctx: Context,
  operation: string,
  args: ChangeRequest,
  entity: Entity<Row, Values, Shown> &
    Required<Pick<Entity<Row, Values, Shown>, 'restore' | 'isDeleted'>>,
): Promise<EntityPayload<Shown>> {
  const viewer = viewerOf(ctx);
  return onRecord(ctx, operation, args, entity, 'deleted', async (tx, row) => {
    const userErrors = (await entity.checkState?.(tx, viewer, row, 'restored')) ?? [];
    if (userErrors.length > 0) return { ...failure(userErrors), record: entity.show(row) };
    const after = await entity.restore(tx, viewer, row);
    return done(tx, ctx, entity, { action: 'restored', before: null, after });
  });
}

function onRecord<Row extends Versioned, Values, Shown>(
  ctx: Context,
  operation: string,
  args: ChangeRequest,
  entity: Entity<Row, Values, Shown>,
  state: 'there' | 'deleted',
  effect: (tx: Db, row: Row) => Promise<EntityPayload<Shown>>,
): Promise<EntityPayload<Shown>> {
  return once(
    ctx,
    operation,
    args,
    async (tx) => {
      const row = await entity.find(tx, viewerOf(ctx), args.id);
      if (!row || (entity.isDeleted?.(row) ?? false) !== (state === 'deleted'))
        return {
          ...failure([userError('id', 'UNKNOWN_RECORD', 'There is no such record')]),
          record: null,
        };
      if (row.version !== args.version) {
        const stale = userError(
          'version',
          'STALE_VERSION',
          'Somebody else has changed it meanwhile',
        );
        return { ...failure([stale]), record: entity.show(row) };
      }
      return effect(tx, row);
    },
    byArguments,
  );
}

/** The outbox uploads the files again and then sends the change again. */
const filesGone = {
  ...failure([userError('input.files', 'FILE_GONE', 'Upload the files again')]),
  record: null,
};

/**
 * Gives a record that was just written the files its values name.
 * @returns the record with them; null when one of the files is not there to be taken
 */
async function takeFiles<Row extends Versioned, Values, Shown>(
  tx: Db,
  viewer: Viewer,
  { files, id, find }: Entity<Row, Values, Shown>,
  row: Row,
  values: Values,
): Promise<Row | null> {
  if (!files) return row;
  const taken = await setFilesOfOwner(tx, viewer, files.purpose, files.of(values), id(row));
  return taken ? find(tx, viewer, id(row)) : null;
}

const words: Record<RecordAction, string> = {
  created: 'It was created',
  changed: 'It was changed',
  deleted: 'It was deleted',
  restored: 'It was restored',
};

/** Records the event last: the audit log is locked from then on until the transaction ends. */
async function done<Row extends Versioned, Values, Shown>(
  tx: Db,
  ctx: Context,
  entity: Entity<Row, Values, Shown>,
  { action, before, after }: { action: RecordAction; before: Row | null; after: Row | null },
): Promise<EntityPayload<Shown>> {
  const row = after ?? before;
  if (!row) throw new Error(`Nothing was ${action}`);
  const { feature, personal = [] } = entity;
  const fields = (of: Row | null) => (of ? entity.audited(of) : {});
  const change = { feature, id: entity.id(row), action, personal };
  await recordEvents(tx, ctx, [{ ...change, before: fields(before), after: fields(after) }]);
  return {
    message: success(words[action]),
    userErrors: [],
    record: after ? entity.show(after) : null,
  };
}
