import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';

/** The tables of content that is deleted permanently 30 days after it was marked as deleted. */
type Table = 'announcement' | 'banner';

/** The pattern of the ids that the portal gives; all others come from feeds. */
export const ownIds = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

/** Marks an announcement or a banner as deleted, so that it is in no list and feeds do not bring it back. */
export async function markMessageDeleted(
  tx: Db,
  table: Table,
  { userId }: Viewer,
  key: string,
): Promise<void> {
  await sql`
    update ${sql.table(table)} set deleted_at = now(), version = version + 1, of_staff = true,
      changed_at = now(), changed_by = ${userId},
      changed_name = coalesce((select u.name from app_user u where u.id = ${userId}), '')
    where key = ${key}`.execute(tx);
}

/** For how many days deleted messages and material are kept (reading 52). */
export const keptDays = 30;

/**
 * Deletes what was deleted 30 days ago, with its texts and its picture. One of a feed stays until its
 * last day is over: the feed would show it again.
 * @param purpose of its picture
 */
export async function deleteRemovedMessages(
  db: Db,
  table: Table,
  purpose: string,
  now: Date,
): Promise<void> {
  await sql`
    with gone as (
      delete from ${sql.table(table)} where deleted_at <= ${now}::timestamptz - make_interval(days => ${keptDays})
        and (id ~ ${ownIds} or valid_to < current_date - 1)
      returning sorg, id, key
    ), texts as (
      delete from translation x using gone g
      where x.sorg = g.sorg and x.entity = ${table} and x.id = g.id
    )
    delete from stored_file f using gone g
    where f.sorg = g.sorg and f.purpose = ${purpose} and f.owner_id = g.key`.execute(db);
}
