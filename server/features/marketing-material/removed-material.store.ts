import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { keptDays, ownIds, toOwnerId } from '#server/features/content/content.public.ts';
import { categoryKind } from './category.store.ts';
import { materialKind } from './material.store.ts';

/**
 * Deletes what was deleted 30 days ago, with its texts and files (reading 52). Of the feed's only the files go: it would
 * bring the rest back. A category waits for what was in it.
 */
export async function deleteRemovedMaterial(db: Db, now: Date): Promise<void> {
  const isIn = sql`i.sorg = r.sorg and i.parent_id = r.id`;
  await deleteRemoved(db, materialKind, now, sql`true`);
  await deleteRemoved(
    db,
    categoryKind,
    now,
    sql`not exists (select from marketing_material i where ${isIn})
      and not exists (select from marketing_material_category i where ${isIn})`,
  );
}

async function deleteRemoved(
  db: Db,
  kind: typeof categoryKind | typeof materialKind,
  now: Date,
  isEmpty: RawBuilder<unknown>,
): Promise<void> {
  const table = sql.table(kind);
  await sql`
    with old as (
      select r.sorg, r.id, r.key from ${table} r
      where r.deleted_at <= ${now}::timestamptz - make_interval(days => ${keptDays})
    ), files as (
      delete from stored_file f using old o where f.sorg = o.sorg
        and f.purpose in ('content/picture', 'content/file') and f.owner_id = ${toOwnerId(kind, '')} || o.key
    ), gone as (
      delete from ${table} r using old o where r.key = o.key and r.id ~ ${ownIds} and ${isEmpty}
      returning r.sorg, r.id
    )
    delete from translation x using gone g
    where x.sorg = g.sorg and x.entity = ${kind} and x.id = g.id`.execute(db);
}
