import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { ContentKey, ReadySizes } from '../stored/stored-files.store.ts';

/** Finds an original picture whose sizes are not made yet. @returns its place; undefined when there is nothing to do */
export async function findWithoutSizes(
  db: Db,
  { sorg, hash }: ContentKey,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('stored_content')
    .select('place')
    .where('sorg', '=', sorg)
    .where('hash', '=', hash)
    .where('is_original', '=', true)
    .where('sizes', 'is', null)
    .executeTakeFirst();
  return found?.place;
}

/** Notes that the sizes of a picture are ready. @returns false when it was deleted since */
export async function noteSizes(
  db: Db,
  { sorg, hash }: ContentKey,
  place: string,
  sizes: ReadySizes,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('stored_content')
    .set({ sizes: JSON.stringify(sizes) })
    .where('sorg', '=', sorg)
    .where('hash', '=', hash)
    .where('place', '=', place)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Lists some original pictures that have neither sizes nor a job of a queue. A job that failed at its last try counts until
 * it is deleted, a week later.
 */
export async function listWithoutJob(db: Db, queue: string, most: number): Promise<ContentKey[]> {
  const { rows } = await sql<ContentKey>`
    select c.sorg, c.hash from stored_content c
    where c.is_original and c.sizes is null
      and not exists (select from pgboss.job j where j.name = ${queue} and j.state <> 'completed'
        and j.data->>'sorg' = c.sorg and j.data->>'hash' = c.hash)
    limit ${most}`.execute(db);
  return rows;
}
