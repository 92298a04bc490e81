import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** A revocation of access tokens: of a login, or of a user below a version of the user's rights. */
export interface Revocation {
  family: string | null;
  userId: number | null;
  rightsVersion: number | null;
}

/** Longer than any access token lives and any transaction runs that revokes some. */
const keptDays = 3;

/**
 * The revocations that were committed since a mark, in whatever order they began.
 * @param mark that of the last answer; null for all that may still matter
 */
export async function readRevocations(
  db: Db,
  mark: string | null,
): Promise<{ rows: Revocation[]; mark: string }> {
  const since =
    mark === null
      ? sql`true`
      : sql`r.tx >= pg_snapshot_xmin(${mark}::pg_snapshot)
          and not pg_visible_in_snapshot(r.tx, ${mark}::pg_snapshot)`;
  const { rows } = await sql<{ mark: string; revocations: Revocation[] | null }>`
    select pg_current_snapshot()::text as mark,
      (select json_agg(json_build_object('family', r.family, 'userId', r.user_id,
          'rightsVersion', r.rights_version) order by r.id)
        from token_revocation r where ${since}) as revocations`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database answered no snapshot');
  return { mark: row.mark, rows: row.revocations ?? [] };
}

/** Throws away sessions and revocations that no token can belong to any more. */
export async function forgetOldSessions(db: Db): Promise<void> {
  await db.deleteFrom('refresh_token').where('expires_at', '<', sql<Date>`now()`).execute();
  await db.deleteFrom('user_session').where('expires_at', '<', sql<Date>`now()`).execute();
  await db
    .deleteFrom('token_revocation')
    .where('revoked_at', '<', sql<Date>`now() - make_interval(days => ${keptDays})`)
    .execute();
}
