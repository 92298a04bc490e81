import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** Sets whether users of a group role log in with a second factor. */
export async function setPolicy(db: Db, groupRole: string, policy: string): Promise<void> {
  await db
    .updateTable('group_role')
    .set({ second_factor: policy })
    .where('id', '=', groupRole)
    .execute();
}

/** Makes all begun logins older than they may be. */
export async function outdateChallenges(db: Db): Promise<void> {
  await db
    .updateTable('second_factor_challenge')
    .set({ expires_at: sql<Date>`now() - interval '1 second'` })
    .execute();
}

/** All that is stored about second factors and in the audit log, as text. */
export async function storedAboutFactors(db: Db): Promise<string> {
  const { rows } = await sql`
    select to_jsonb(t)::text from user_authenticator t
    union all select to_jsonb(t)::text from user_recovery_code t
    union all select to_jsonb(t)::text from user_passkey t
    union all select to_jsonb(t)::text from second_factor_challenge t
    union all select to_jsonb(t)::text from audit_event t
    union all select to_jsonb(t)::text from processed_operation t`.execute(db);
  return JSON.stringify(rows);
}

/** Takes all second factors from all users, and forgets failures. */
export async function clearFactors(db: Db): Promise<void> {
  for (const table of [
    'user_passkey',
    'user_authenticator',
    'user_recovery_code',
    'second_factor_challenge',
    'login_failure',
  ] as const)
    await db.deleteFrom(table).execute();
}
