import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

const mostVersions = 50;

/** Versions that are kept: the last 50, none older than 30 days but the latest. */
const kept = (sorg: string) => sql`(
  select version from catalog_snapshot
  where sorg = ${sorg} and (built_at > now() - interval '30 days'
    or version = (select max(version) from catalog_snapshot where sorg = ${sorg}))
  order by version desc limit ${sql.lit(mostVersions)})`;

const hashes = sql`select x ->> 0 as hash
  from jsonb_path_query(s.manifest, '$.**.hash') x`;

/**
 * Forgets old versions.
 * @returns the hashes of chunks that no version that is left consists of
 */
export async function dropOldVersions(db: Db, sorg: string): Promise<string[]> {
  const { rows: old } = await sql<{ version: number }>`
    select version from catalog_snapshot
    where sorg = ${sorg} and version not in ${kept(sorg)}`.execute(db);
  if (old.length === 0) return [];
  const versions = old.map(({ version }) => version);
  const gone = sql`s.sorg = ${sorg} and s.version = any(${versions}::bigint[])`;
  const { rows } = await sql<{ hash: string }>`
    select h.hash from catalog_snapshot s cross join lateral (${hashes}) h where ${gone}
    except
    select h.hash from catalog_snapshot s cross join lateral (${hashes}) h
    where s.sorg = ${sorg} and not (${gone})`.execute(db);
  await sql`delete from catalog_snapshot s where ${gone}`.execute(db);
  return rows.map(({ hash }) => hash);
}

/** Notes a delta kept in the file store with the version it leads to. */
export async function noteDelta(db: Db, sorg: string, version: number, key: string): Promise<void> {
  await sql`update catalog_snapshot
    set manifest = jsonb_set(manifest, '{deltas}',
      coalesce(manifest -> 'deltas', '[]') || to_jsonb(${key}::text))
    where sorg = ${sorg} and version = ${version}`.execute(db);
}

/** Deletes the deltas to versions that are no longer the latest, and returns their keys. */
export async function dropOldDeltas(db: Db, sorg: string): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    with old as (
      select s.version, s.manifest -> 'deltas' as deltas from catalog_snapshot s
      where s.sorg = ${sorg} and s.manifest ? 'deltas'
        and s.version < (select max(version) from catalog_snapshot where sorg = ${sorg})
    ), cleared as (
      update catalog_snapshot s set manifest = s.manifest - 'deltas'
      from old where s.sorg = ${sorg} and s.version = old.version)
    select jsonb_array_elements_text(old.deltas) as key from old`.execute(db);
  return rows.map(({ key }) => key);
}

/**
 * Deletes changes of stock and customers that every process has seen, or will replace by reading
 * everything (`marksLast`), and those of unused sales organisations.
 */
export async function dropSeenChanges(db: Db): Promise<void> {
  await sql`delete from catalog_change
    where part in ('stock', 'customers') and at < now() - interval '1 hour'`.execute(db);
}
