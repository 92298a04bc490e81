import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { DB } from '#server/db/generated/tables.ts';
import { records } from '#server/feeds/records.store.ts';

/** Lets the planner know what the tables hold now, and search indexes take in what is pending. */
export async function refreshStatistics(db: Db, tables: readonly (keyof DB)[]): Promise<void> {
  const names = [...new Set(tables)].map((table) => sql.table(table));
  if (names.length > 0) await sql`vacuum (analyze) ${sql.join(names)}`.execute(db);
}

/** The hash of every picture that was turned into WebP, by its name. */
export async function pictureHashes(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('feed_image').selectAll().execute();
  return new Map(rows.map(({ name, hash }) => [name, hash]));
}

/** Notes what pictures were made of; one that has changed gets its next version. */
export async function rememberPictures(
  db: Db,
  pictures: readonly { name: string; hash: string }[],
): Promise<void> {
  if (pictures.length === 0) return;
  await sql`
    insert into feed_image as i (name, hash)
    select r.name, r.hash from ${records(pictures, { name: 'text', hash: 'text' })}
    on conflict (name) do update set hash = excluded.hash,
      version = i.version + (i.hash <> excluded.hash)::integer`.execute(db);
}
