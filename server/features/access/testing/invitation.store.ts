import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** Makes all invitations, their links and their next tries so many hours older. */
export async function outdateInvitations(db: Db, hours: number): Promise<void> {
  const span = sql`make_interval(hours => ${hours})`;
  await sql`update user_invitation set expires_at = expires_at - ${span},
    created_at = created_at - ${span}, next_try_at = next_try_at - ${span},
    tried_at = tried_at - ${span}`.execute(db);
  await sql`update password_reset set expires_at = expires_at - ${span}`.execute(db);
}

/** How many invitations wait for their mail, whichever job sends it. */
export async function countUnsent(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from user_invitation
    where is_mailed and sent_at is null and used_at is null and revoked_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Everything that the database keeps for invitations, answers of mutations and jobs, as text. */
export async function storedAboutInvitations(db: Db): Promise<string> {
  const { rows } = await sql`
    select to_jsonb(i)::text from user_invitation i
    union all select to_jsonb(r)::text from password_reset r
    union all select to_jsonb(o)::text from processed_operation o
    union all select to_jsonb(e)::text from audit_event e
    union all select to_jsonb(j)::text from pgboss.job j where name like 'invitation%'`.execute(db);
  return JSON.stringify(rows);
}
