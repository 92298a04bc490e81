import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/**
 * Gives the latest snapshot of every sales organisation a version that is later than any that was
 * published until now, also by a server whose database is lost. A device with one of those would
 * otherwise take the snapshot of a restored database for older than its own and keep what it has; its
 * version is unknown here, so it gets the whole. For all other devices nothing has changed.
 */
export async function renewVersions(tx: Db, now: Date): Promise<void> {
  const seconds = Math.floor(now.getTime() / 1_000);
  await sql`
    insert into catalog_snapshot (sorg, version, format, built_at, manifest)
    select s.sorg, v.version, s.format, ${now}, s.manifest - 'deltas' ||
      jsonb_build_object('version', v.version, 'builtAt', ${now.toISOString()}::text)
    from (select distinct on (sorg) * from catalog_snapshot order by sorg, version desc) s
    cross join lateral (select greatest(s.version + 1, ${seconds}::bigint) as version) v`.execute(
    tx,
  );
}
