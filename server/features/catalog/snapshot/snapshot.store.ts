import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Manifest } from '#shared/catalog-engine/answers/manifest.ts';

/** The changes of a sales organisation since its last snapshot. */
export interface Changes {
  /** The rows of `catalog_change` this was read from. */
  ids: number[];
  /** Codes of articles; null for all of them. */
  range: Set<string> | null;
  prices: Set<string> | null;
}

/** The number of changes that one build processes; the next one takes the rest. */
const mostChanges = 20_000;

/**
 * Reads the changes that a build has to process. Read before the data, so that no later change is
 * considered done.
 */
export async function readChanges(db: Db, sorg: string): Promise<Changes> {
  const { rows } = await sql<{ id: number; part: 'range' | 'prices'; articles: string[] | null }>`
    select id, part, articles from catalog_change
    where sorg = ${sorg} and part in ('range', 'prices')
    order by id limit ${mostChanges}`.execute(db);
  const touched = (part: 'range' | 'prices') => {
    const ofPart = rows.filter((row) => row.part === part);
    const whole = ofPart.some(({ articles }) => articles === null);
    return whole ? null : new Set(ofPart.flatMap(({ articles }) => articles ?? []));
  };
  return { ids: rows.map(({ id }) => id), range: touched('range'), prices: touched('prices') };
}

/** Sales organisations with something to build, and for how long it has been so, in ms. */
export async function waiting(
  db: Db,
): Promise<{ sorg: string; sinceFirst: number; sinceLast: number }[]> {
  const { rows } = await sql<{ sorg: string; sinceFirst: number; sinceLast: number }>`
    select sorg,
      (extract(epoch from clock_timestamp() - min(at)) * 1000)::float8 as "sinceFirst",
      (extract(epoch from clock_timestamp() - max(at)) * 1000)::float8 as "sinceLast"
    from catalog_change where part in ('range', 'prices') group by sorg`.execute(db);
  return rows;
}

/** The latest snapshot, or the one of a version; null when there is none. */
export async function loadManifest(
  db: Db,
  sorg: string,
  version: number | null = null,
): Promise<Manifest | null> {
  const { rows } = await sql<{ manifest: Manifest }>`
    select manifest - 'deltas' as manifest from catalog_snapshot
    where sorg = ${sorg} and (${version}::bigint is null or version = ${version})
    order by version desc limit 1`.execute(db);
  return rows[0]?.manifest ?? null;
}

/** The number of the latest snapshot; null when there is none. */
export async function latestVersion(db: Db, sorg: string): Promise<number | null> {
  const { rows } = await sql<{ version: number }>`
    select version from catalog_snapshot where sorg = ${sorg}
    order by version desc limit 1`.execute(db);
  return rows[0]?.version ?? null;
}

/**
 * Publishes a version and takes the changes it covers off the list, or neither.
 * @param manifest null when the changes changed nothing
 * @param before the version it was made from
 * @returns false when another process was first
 */
export function publish(
  db: Db,
  manifest: Manifest | null,
  before: number | null,
  ids: readonly number[],
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (manifest) {
      const { sorg, version, format, builtAt } = manifest;
      const { rows } = await sql`
        insert into catalog_snapshot (sorg, version, format, built_at, manifest)
        select ${sorg}, ${version}, ${format}, ${builtAt}, ${JSON.stringify(manifest)}::jsonb
        where ${before}::bigint is not distinct from
          (select max(version) from catalog_snapshot where sorg = ${sorg})
        on conflict do nothing returning version`.execute(tx);
      if (rows.length === 0) return false;
    }
    await sql`delete from catalog_change where id = any(${ids}::bigint[])`.execute(tx);
    return true;
  });
}

/**
 * Runs a build while no other server runs one for the same sales organisation.
 * @returns null when another one does
 */
export function exclusively<T>(db: Db, sorg: string, run: () => Promise<T>): Promise<T | null> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(hashtext('catalog-snapshot'), hashtext(${sorg})) as mine
      `.execute(tx);
    return rows[0]?.mine ? run() : null;
  });
}
