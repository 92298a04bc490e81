import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { StoredDocument } from '#server/feeds/feed-file.ts';
import { records } from '#server/feeds/records.store.ts';

/** The hash of each file by its name. */
export async function fileHashes(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('invoice_file').select(['name', 'hash']).execute();
  return new Map(rows.map(({ name, hash }) => [name, hash]));
}

const shape = { name: 'text', hash: 'text', type: 'text', bytes: 'int8' };

/** Notes stored files. @returns the hashes that were replaced and that no file has any more */
export async function rememberFiles(db: Db, files: readonly StoredDocument[]): Promise<string[]> {
  if (files.length === 0) return [];
  const names = files.map(({ name }) => name);
  const before = await db
    .selectFrom('invoice_file')
    .select('hash')
    .where('name', 'in', names)
    .execute();
  await sql`
    insert into invoice_file (name, hash, type, bytes)
    select r.name, r.hash, r.type, r.bytes from ${records(files, shape)}
    on conflict (name) do update
      set hash = excluded.hash, type = excluded.type, bytes = excluded.bytes`.execute(db);
  const replaced = [...new Set(before.map(({ hash }) => hash))];
  if (replaced.length === 0) return [];
  const used = await db
    .selectFrom('invoice_file')
    .select('hash')
    .where('hash', 'in', replaced)
    .execute();
  const still = new Set(used.map(({ hash }) => hash));
  return replaced.filter((hash) => !still.has(hash));
}
