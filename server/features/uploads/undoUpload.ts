import type { Db } from '#server/db/database.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { MutationResolvers, UndoUploadPayload } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { failure, success, userError } from '#server/graphql/user-errors.ts';
import { isUploadId, type NotedRow } from '#server/lib/upload-history.store.ts';
import { listChanges } from './check-rows.rules.ts';
import { listKinds } from './upload-kinds.rules.ts';
import { getRecords } from './uploaded-records.ts';
import { type LockedUpload, listNotedRows, lockUpload, noteUndone } from './uploads.store.ts';

/** How many of the records that stay are named. */
const mostNamed = 100;

/** Restores what an upload has changed; records that were changed since stay, and are named (reading 106). */
export const undoUpload: MutationResolvers['undoUpload'] = (_, args, ctx) =>
  once(ctx, 'undoUpload', args, (tx) => undo(tx, ctx, args.uploadId), {
    customer: 'in arguments',
  });

const refuse = (code: string, message: string) => ({
  ...failure([userError('uploadId', code, message)]),
  undone: 0,
  kept: 0,
  keptNames: [],
});

async function undo(tx: Db, ctx: Context, id: string): Promise<UndoUploadPayload> {
  const viewer = viewerOf(ctx);
  const upload = isUploadId(id)
    ? await lockUpload(tx, viewer, { id, kinds: listKinds(viewer) })
    : null;
  if (!upload) return refuse('UNKNOWN_UPLOAD', 'There is no such upload');
  if (upload.isUndone) return done(upload.records - upload.kept, upload.kept, []);
  if (upload.isExported) return refuse('ALREADY_EXPORTED', 'The distributor has it already');
  if (upload.isLate) return refuse('UNDO_TOO_LATE', 'An upload can be undone for 24 hours');
  const { undone, kept } = await restore(tx, ctx, upload);
  await noteUndone(tx, viewer, id, kept.length);
  return done(
    undone,
    kept.length,
    kept.slice(0, mostNamed).map(({ label }) => label),
  );
}

const done = (undone: number, kept: number, keptNames: string[]): UndoUploadPayload => ({
  message: success('The upload was undone'),
  userErrors: [],
  undone,
  kept,
  keptNames,
});

async function restore(tx: Db, ctx: Context, { id, kind, customer }: LockedUpload) {
  const records = getRecords(ctx, kind, customer);
  const noted = await listNotedRows(tx, viewerOf(ctx).sorg, id);
  await records.lock(tx);
  const there = await records.read(
    tx,
    noted.map(({ record }) => record),
  );
  const isAsWritten = ({ record, after }: NotedRow) => {
    const now = there.get(record);
    return now !== undefined && listChanges(now, after).length === 0;
  };
  const { same = [], kept = [] } = Object.groupBy(noted, (row) =>
    isAsWritten(row) ? 'same' : 'kept',
  );
  await records.write(
    tx,
    same.flatMap(({ record, before }) => (before ? { record, values: before } : [])),
  );
  await records.remove(
    tx,
    same.filter(({ before }) => !before),
  );
  return { undone: same.length, kept };
}
