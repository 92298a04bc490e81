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

/** What a check found: the values to be written, or why they cannot be. */
export type Checked<Parsed> = { parsed: Parsed } | { userErrors: UserError[] };

/** Returns the values, unless there are problems. */
export function checked<Parsed>(userErrors: UserError[], parsed: Parsed): Checked<Parsed> {
  return userErrors.length > 0 ? { userErrors } : { parsed };
}

/**
 * Describes one kind of record to the shared mutations. A feature provides its SQL and its rules. The hooks keep
 * nothing between each other: the later ones get who acts and what was parsed.
 */
export interface Entity<Row extends Versioned, Sent, Shown, Actor = Viewer, Parsed = Sent> {
  /** The feature in whose history the record's events appear. */
  feature: string;
  /** Its id outside, by which `find` finds it. */
  id(row: Row): string;
  /** Its id in the history, unique within the feature and the sales organisation, where that is another one. */
  historyId?(row: Row): string;
  /** Its id as the owner of its files, where that is another one. */
  ownerId?(row: Row): string;
  /** Reads who acts, before all else; it may lock. @throws GraphQLError FORBIDDEN when a right is gone */
  begin(tx: Db, viewer: Viewer): Actor | Promise<Actor>;
  /**
   * Reads and locks a record inside the actor's fence until the transaction ends; a deleted one only
   * where it can be restored. Null for an unknown and for a foreign one alike.
   */
  find(tx: Db, actor: Actor, id: string): Promise<Row | null>;
  /** Whether the record is deleted; left out for records that are deleted permanently. */
  isDeleted?(row: Row): boolean;
  /** Parses new values, or returns their problems; `current` is null for a new record. */
  check(tx: Db, actor: Actor, sent: Sent, current: Row | null): Promise<Checked<Parsed>>;
  /**
   * Finds the record that a device has created under the id of a new one, when the answer was lost and the user has edited
   * it since; null unless the same user may still replace it as a whole.
   */
  findEarlier?(tx: Db, actor: Actor, sent: Sent): Promise<Row | null>;
  /** Returns why the actor may not delete or restore the record. */
  checkState?(tx: Db, actor: Actor, row: Row, to: 'deleted' | 'restored'): Promise<UserError[]>;
  /**
   * Returns what is wrong with the whole after the record was changed or deleted, which is then rolled back.
   * @param before the record as it was
   */
  verify?(tx: Db, actor: Actor, before: Row): Promise<UserError[]>;
  insert(tx: Db, actor: Actor, values: Parsed): Promise<Row>;
  /** Writes the values and the next version. */
  update?(tx: Db, actor: Actor, row: Row, values: Parsed): Promise<Row>;
  /** Deletes it, or marks it as deleted and raises its version. */
  remove?(tx: Db, actor: Actor, row: Row): Promise<void>;
  /** Takes the mark away and raises the version. */
  restore?(tx: Db, actor: Actor, row: Row): Promise<Row>;
  /** The record as mutations answer it. It is kept with the idempotency key, so it is JSON without dates. */
  show(row: Row, actor: Actor): Shown;
  /** The values its history compares. */
  audited(row: Row): FieldValues;
  /** The files of a record by what their rules call them, and which ones its values name. */
  files?: readonly { purpose: string; of(values: Parsed): readonly string[] }[];
  /** Names of audited values of persons, which the audit log masks and the history shows. */
  personal?: readonly string[];
}

/** An entity that has these hooks. */
type With<E, Hook extends keyof E> = E & Required<Pick<E, Hook>>;

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

/** What a mutation answers, and the row that it wrote, which no stored answer has: null for a repetition. */
export type Written<Row, Shown> = EntityPayload<Shown> & { written: Row | null };

/**
 * Creates a record, once for an idempotency key; one that `findEarlier` finds is changed. Codes: FILE_GONE; those of the
 * entity's check.
 * @param operation the name of the mutation
 * @param args all its arguments; another body under a used key is refused
 */
export function createRecord<Row extends Versioned, Sent, Shown, Actor, Parsed>(
  ctx: Context,
  operation: string,
  args: unknown,
  entity: Entity<Row, Sent, Shown, Actor, Parsed>,
  sent: Sent,
): Promise<Written<Row, Shown>> {
  return onceWritten(ctx, operation, args, async (tx): Promise<Written<Row, Shown>> => {
    const actor = await entity.begin(tx, viewerOf(ctx));
    const earlier = await entity.findEarlier?.(tx, actor, sent);
    if (earlier && hasUpdate(entity)) return replace(tx, ctx, entity, actor, earlier, sent);
    const checks = await entity.check(tx, actor, sent, null);
    if ('userErrors' in checks) return refusal(checks.userErrors, null);
    const row = await entity.insert(tx, actor, checks.parsed);
    const after = await takeFiles(tx, ctx, entity, { actor, row, values: checks.parsed });
    if (!after) return filesGone;
    return done(tx, ctx, entity, { action: 'created', actor, before: null, after });
  });
}

/**
 * Changes a record. Codes: UNKNOWN_RECORD; STALE_VERSION when another user has changed it since it was
 * read; FILE_GONE; those of `check` and `verify`.
 */
export function changeRecord<Row extends Versioned, Sent, Shown, Actor, Parsed>(
  ctx: Context,
  operation: string,
  args: ChangeRequest,
  entity: With<Entity<Row, Sent, Shown, Actor, Parsed>, 'update'>,
  sent: Sent,
): Promise<Written<Row, Shown>> {
  return onRecord(ctx, operation, args, entity, 'there', (tx, actor, before) =>
    replace(tx, ctx, entity, actor, before, sent),
  );
}

/** Deletes a record. Codes: UNKNOWN_RECORD, STALE_VERSION; those of `checkState` and `verify`. */
export function deleteRecord<Row extends Versioned, Sent, Shown, Actor, Parsed>(
  ctx: Context,
  operation: string,
  args: ChangeRequest,
  entity: With<Entity<Row, Sent, Shown, Actor, Parsed>, 'remove'>,
): Promise<Written<Row, Shown>> {
  return onRecord(ctx, operation, args, entity, 'there', async (tx, actor, before) => {
    const userErrors = (await entity.checkState?.(tx, actor, before, 'deleted')) ?? [];
    if (userErrors.length > 0) return refusal(userErrors, entity.show(before, actor));
    await entity.remove(tx, actor, before);
    const late = (await entity.verify?.(tx, actor, before)) ?? [];
    if (late.length > 0) return refusal(late, entity.show(before, actor));
    for (const { purpose } of entity.restore ? [] : (entity.files ?? []))
      await setFilesOfOwner(tx, viewerOf(ctx), purpose, [], ownerOf(entity, before));
    return done(tx, ctx, entity, { action: 'deleted', actor, before, after: null });
  });
}

/** Restores a deleted record. Codes: UNKNOWN_RECORD (also for one that is not deleted), STALE_VERSION; those of `checkState`. */
export function restoreRecord<Row extends Versioned, Sent, Shown, Actor, Parsed>(
  ctx: Context,
  operation: string,
  args: ChangeRequest,
  entity: With<Entity<Row, Sent, Shown, Actor, Parsed>, 'restore' | 'isDeleted'>,
): Promise<Written<Row, Shown>> {
  return onRecord(ctx, operation, args, entity, 'deleted', async (tx, actor, row) => {
    const userErrors = (await entity.checkState?.(tx, actor, row, 'restored')) ?? [];
    if (userErrors.length > 0) return refusal(userErrors, entity.show(row, actor));
    const after = await entity.restore(tx, actor, row);
    return done(tx, ctx, entity, { action: 'restored', actor, before: null, after });
  });
}

const hasUpdate = <E extends { update?: unknown }>(entity: E): entity is With<E, 'update'> =>
  entity.update !== undefined;

async function replace<Row extends Versioned, Sent, Shown, Actor, Parsed>(
  tx: Db,
  ctx: Context,
  entity: With<Entity<Row, Sent, Shown, Actor, Parsed>, 'update'>,
  actor: Actor,
  before: Row,
  sent: Sent,
): Promise<Written<Row, Shown>> {
  const checks = await entity.check(tx, actor, sent, before);
  if ('userErrors' in checks) return refusal(checks.userErrors, entity.show(before, actor));
  const row = await entity.update(tx, actor, before, checks.parsed);
  const late = (await entity.verify?.(tx, actor, before)) ?? [];
  if (late.length > 0) return refusal(late, entity.show(before, actor));
  const after = await takeFiles(tx, ctx, entity, { actor, row, values: checks.parsed });
  if (!after) return filesGone;
  return done(tx, ctx, entity, { action: 'changed', actor, before, after });
}

function onRecord<Row extends Versioned, Sent, Shown, Actor, Parsed>(
  ctx: Context,
  operation: string,
  args: ChangeRequest,
  entity: Entity<Row, Sent, Shown, Actor, Parsed>,
  state: 'there' | 'deleted',
  effect: (tx: Db, actor: Actor, row: Row) => Promise<Written<Row, Shown>>,
): Promise<Written<Row, Shown>> {
  return onceWritten(ctx, operation, args, async (tx): Promise<Written<Row, Shown>> => {
    const actor = await entity.begin(tx, viewerOf(ctx));
    const row = await entity.find(tx, actor, args.id);
    if (!row || (entity.isDeleted?.(row) ?? false) !== (state === 'deleted')) {
      return refusal([userError('id', 'UNKNOWN_RECORD', 'There is no such record')], null);
    }
    if (row.version !== args.version) {
      const message = 'Somebody else has changed it meanwhile';
      const stale = userError('version', 'STALE_VERSION', message);
      return refusal([stale], entity.show(row, actor));
    }
    return effect(tx, actor, row);
  });
}

/** Runs an effect as `once` does. The row is no part of the stored answer. */
async function onceWritten<Row, Shown>(
  ctx: Context,
  operation: string,
  args: unknown,
  effect: (tx: Db) => Promise<Written<Row, Shown>>,
): Promise<Written<Row, Shown>> {
  let row: Row | null = null;
  const payload = await once(
    ctx,
    operation,
    args,
    async (tx): Promise<EntityPayload<Shown>> => {
      const { written, ...answer } = await effect(tx);
      row = written;
      return answer;
    },
    byArguments,
  );
  return { ...payload, written: payload.message.status ? row : null };
}

function refusal<Shown>(userErrors: UserError[], record: Shown | null) {
  return { ...failure(userErrors), record, written: null };
}

/** The outbox uploads the files again and then sends the change again. */
const filesGone = refusal([userError('input.files', 'FILE_GONE', 'Upload the files again')], null);

/**
 * Gives a record that was just written the files its values name.
 * @returns the record with them; null when one of the files is not there to be taken
 */
async function takeFiles<Row extends Versioned, Sent, Shown, Actor, Parsed>(
  tx: Db,
  ctx: Context,
  entity: Entity<Row, Sent, Shown, Actor, Parsed>,
  { actor, row, values }: { actor: Actor; row: Row; values: Parsed },
): Promise<Row | null> {
  if (!entity.files) return row;
  const owner = ownerOf(entity, row);
  for (const { purpose, of } of entity.files)
    if (!(await setFilesOfOwner(tx, viewerOf(ctx), purpose, of(values), owner))) return null;
  return entity.find(tx, actor, entity.id(row));
}

const ownerOf = <Row extends Versioned, Sent, Shown, Actor, Parsed>(
  entity: Pick<Entity<Row, Sent, Shown, Actor, Parsed>, 'id' | 'ownerId'>,
  row: Row,
): string => entity.ownerId?.(row) ?? entity.id(row);

const words: Record<RecordAction, string> = {
  created: 'It was created',
  changed: 'It was changed',
  deleted: 'It was deleted',
  restored: 'It was restored',
};

/** Records the event last: the audit log is locked from then on until the transaction ends. */
async function done<Row extends Versioned, Sent, Shown, Actor, Parsed>(
  tx: Db,
  ctx: Context,
  entity: Entity<Row, Sent, Shown, Actor, Parsed>,
  { action, actor, before, after }: Done<Row, Actor>,
): Promise<Written<Row, Shown>> {
  const row = after ?? before;
  if (!row) throw new Error(`Nothing was ${action}`);
  const { feature, personal = [] } = entity;
  const fields = (of: Row | null) => (of ? entity.audited(of) : {});
  const id = entity.historyId?.(row) ?? entity.id(row);
  const change = { feature, id, action, personal };
  await recordEvents(tx, ctx, [{ ...change, before: fields(before), after: fields(after) }]);
  return {
    message: success(words[action]),
    userErrors: [],
    record: after && entity.show(after, actor),
    written: after,
  };
}

interface Done<Row, Actor> {
  action: RecordAction;
  actor: Actor;
  before: Row | null;
  after: Row | null;
}
