import { type RawBuilder, sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { UserError } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import type { UploadKindName } from '#shared/row-upload.ts';

// The history of uploads (R048): each file has one id, made on the device, under which all its calls note the records
// they write, with the values before. Features that take files in note them here; the feature `uploads` shows the
// history and undoes.

/** The values of a record by the columns of its file. */
export type RecordValues = Readonly<Record<string, string>>;

/** The file that a call is a portion of. */
export interface UploadedFile {
  id: string;
  kind: UploadKindName;
  customer: string;
  fileName: string;
}

/** A record that a row has written. */
export interface NotedRow {
  record: string;
  line: number;
  label: string;
  /** Null where the record is new. */
  before: RecordValues | null;
  after: RecordValues;
}

const mostUploadsPerHour = 20;
const longestName = 255;
const uuid = v.pipe(v.string(), v.uuid());

/** Whether a text has the format of an id of an upload. */
export const isUploadId = (id: string): boolean => v.is(uuid, id);

/** Opens the history of a file with its first call, and locks it. @returns why the rows may not be taken in */
export async function beginUpload(
  tx: Db,
  { sorg, userId }: Pick<Viewer, 'sorg' | 'userId'>,
  { id, kind, customer, fileName }: UploadedFile,
): Promise<UserError | null> {
  if (!isUploadId(id)) return userError('uploadId', 'BAD_ID', 'The id is no UUID');
  const name = fileName.replaceAll('\0', '').slice(0, longestName);
  await sql`
    insert into upload (sorg, id, kind, customer, user_id, file_name)
    select ${sorg}::text, ${id}::uuid, ${kind}::text, ${customer}::text, ${userId}::bigint, ${name}::text
    where (select count(*) from upload
      where user_id = ${userId} and created_at > now() - interval '1 hour') < ${mostUploadsPerHour}
    on conflict (sorg, id) do nothing`.execute(tx);
  const { rows } = await sql<{ isSame: boolean; isUndone: boolean }>`
    select (user_id = ${userId} and kind = ${kind} and customer = ${customer}) is true as "isSame",
      undone_at is not null as "isUndone"
    from upload where sorg = ${sorg} and id = ${id}::uuid for update`.execute(tx);
  const [found] = rows;
  if (!found)
    return userError(
      'uploadId',
      'TOO_MANY_UPLOADS',
      `At most ${mostUploadsPerHour} files an hour`,
      {
        most: mostUploadsPerHour,
      },
    );
  if (!found.isSame) return userError('uploadId', 'ID_TAKEN', 'Use another id');
  return found.isUndone ? userError('uploadId', 'UPLOAD_UNDONE', 'The upload was undone') : null;
}

/** Notes the records that a call has written; one that is noted already keeps the values it had at first. */
export async function noteRows(
  tx: Db,
  sorg: string,
  uploadId: string,
  rows: readonly NotedRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    with noted as (
      insert into upload_row (sorg, upload_id, record, line, label, before, after)
      select ${sorg}::text, ${uploadId}::uuid, n.record, n.line, n.label, n.before, n.after
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as n (record text, line integer, label text, before jsonb, after jsonb)
      on conflict (sorg, upload_id, record) do update set after = excluded.after
      returning before is null as is_new, xmax = 0 as is_first
    )
    update upload u set added = u.added + n.added, changed = u.changed + n.changed
    from (select count(*) filter (where is_first and is_new) as added,
      count(*) filter (where is_first and not is_new) as changed from noted) n
    where u.sorg = ${sorg} and u.id = ${uploadId}::uuid`.execute(tx);
}

/** Notes that the ERP gets records of uploads, which then stay. @param records a select of sorg, customer and record */
export async function markUploadsExported(
  tx: Db,
  kind: UploadKindName,
  records: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    update upload u set exported_at = now()
    from (select distinct r.sorg, r.upload_id, x.customer
      from (${records}) x (sorg, customer, record)
      join upload_row r on r.sorg = x.sorg and r.record = x.record) e
    where u.sorg = e.sorg and u.id = e.upload_id and u.customer = e.customer
      and u.kind = ${kind} and u.exported_at is null and u.undone_at is null`.execute(tx);
}
