import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { insertDeliveries } from '../push/new-deliveries.store.ts';

/** The stored data of a notification of a file that was asked for. */
export interface DownloadNewsData {
  event: 'ready' | 'failed';
  /** Of the request. */
  id: string;
  fileName: string;
}

/** The permission a user needs to be notified of files. */
export const downloadScope = 'page.download-area';

/** Notifies the user who has asked for a file, in the transaction of the event; devices get the push at once. No mail. */
export async function notifyDownload(
  tx: Db,
  { id, sorg, userId, fileName }: { id: string; sorg: string; userId: number; fileName: string },
  event: DownloadNewsData['event'],
): Promise<void> {
  const data: DownloadNewsData = { event, id, fileName };
  await sql`
    with written as (
      insert into notification (user_id, sorg, kind, event, data)
      values (${userId}, ${sorg}, 'download', ${`download-${id}`}, ${JSON.stringify(data)}::jsonb)
      on conflict (user_id, event) do nothing
      returning id, user_id, sorg
    )
    ${insertDeliveries('download', sql<Date>`now()`)}`.execute(tx);
}

/** Whether the file that notification `n` is about was not deleted, and its user may still fetch it. */
export const isStillThere: RawBuilder<SqlBool> = sql<SqlBool>`exists (
  select from download x join app_user u on u.id = x.user_id
  where x.id = (n.data ->> 'id')::uuid and x.removed_at is null and x.cleared_at is null and u.active
    and exists (select from user_permission up
      where up.user_id = u.id and up.permission = ${downloadScope}))`;
