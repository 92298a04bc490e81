import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { ContentKind } from '#server/graphql/generated/types.ts';
import { toOwnerId } from './content-kinds.ts';
import { isShownOn } from './content-period.store.ts';
import { audienceFence, type ContentViewer } from './content-visibility.store.ts';

/**
 * Whether the viewer can read an item today, or could on the day of the receipt, although it was withdrawn since. A
 * draft that was never changed was never shown.
 * @param days YYYY-MM-DD, in the time zone of the viewer's sales organisation
 */
export async function wasReadable(
  tx: Db,
  viewer: ContentViewer,
  kind: ContentKind,
  key: string,
  { today, readOn }: { today: string; readOn: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.table(kind)} r where r.key = ${key} and ${audienceFence(viewer, kind, 'r', 'line')}
      and (${isShownOn('r', today)} or (${readOn}::date between r.valid_from and r.valid_to
        and (r.published or r.version > 1)))`.execute(tx);
  return rows.length > 0;
}

/** Keeps a receipt; of several for an item and a user the earliest. */
export async function keepReceipt(
  tx: Db,
  { userId }: ContentViewer,
  { kind, id, readAt }: { kind: ContentKind; id: string; readAt: Date },
): Promise<void> {
  await sql`
    insert into content_read as c (owner_id, user_id, read_at)
    values (${toOwnerId(kind, id)}, ${userId}, ${readAt})
    on conflict (owner_id, user_id) do update set read_at = excluded.read_at
    where excluded.read_at < c.read_at`.execute(tx);
}
