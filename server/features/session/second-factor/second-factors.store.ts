import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '#server/db/database.ts';

/** The second factors of a user. */
export interface SecondFactors {
  /** Whether the group role of the user asks for one. */
  policy: 'off' | 'offered' | 'required';
  passkeys: Passkey[];
  authenticator: { createdAt: string; lastUsedAt: string | null } | null;
  /** Recovery codes that are left. */
  recoveryCodes: number;
}

export interface Passkey {
  id: number;
  credentialId: string;
  transports: string[];
  /** The domain it is good for. */
  domain: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}

/** Reads what a user has; none of the secrets. @throws when there is no such user */
export async function readSecondFactors(db: Db, userId: number): Promise<SecondFactors> {
  const row = await db
    .selectFrom('app_user as u')
    .innerJoin('group_role as g', 'g.id', 'u.group_role_id')
    .leftJoin('user_authenticator as a', 'a.user_id', 'u.id')
    .select('g.second_factor as policy')
    .select(['a.created_at as createdAt', 'a.last_used_at as lastUsedAt'])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('user_passkey as p')
          .select(['p.id', 'p.credential_id as credentialId', 'p.transports', 'p.domain', 'p.name'])
          .select(['p.created_at as createdAt', 'p.last_used_at as lastUsedAt'])
          .whereRef('p.user_id', '=', 'u.id')
          .orderBy('p.id'),
      ).as('passkeys'),
      eb
        .selectFrom('user_recovery_code as c')
        .select((of) => of.fn.countAll<number>().as('count'))
        .whereRef('c.user_id', '=', 'u.id')
        .as('recoveryCodes'),
    ])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();
  const { policy, createdAt, lastUsedAt, passkeys, recoveryCodes } = row;
  const instant = (at: Date | string | null) => at && new Date(at).toISOString();
  return {
    policy: policy as SecondFactors['policy'],
    passkeys: passkeys.map((passkey) => ({
      ...passkey,
      createdAt: instant(passkey.createdAt) ?? '',
      lastUsedAt: instant(passkey.lastUsedAt),
    })),
    authenticator: createdAt && {
      createdAt: createdAt.toISOString(),
      lastUsedAt: instant(lastUsedAt),
    },
    recoveryCodes: Number(recoveryCodes ?? 0),
  };
}

/** Deletes all second factors of a user, and logins that have begun. @returns whether there was one */
export async function deleteSecondFactors(tx: Db, userId: number): Promise<boolean> {
  await lockSecondFactors(tx, userId);
  let deleted = 0n;
  for (const table of ['user_passkey', 'user_authenticator', 'user_recovery_code'] as const) {
    const { numDeletedRows } = await tx
      .deleteFrom(table)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    deleted += numDeletedRows;
  }
  await tx.deleteFrom('second_factor_challenge').where('user_id', '=', userId).execute();
  return deleted > 0n;
}

/** An active user who can be written to; null for one without a mailbox. */
export async function findMailbox(db: Db, userId: number) {
  const row = await db
    .selectFrom('app_user')
    .select(['name', 'email', 'language'])
    .where('id', '=', userId)
    .where('active', '=', true)
    .where('fake_email', '=', false)
    .where('email', '<>', '')
    .executeTakeFirst();
  return row ?? null;
}

/** Keeps other changes of the user's second factors waiting until the transaction ends. */
export async function lockSecondFactors(tx: Db, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`second-factor:${userId}`}, 0))`.execute(
    tx,
  );
}
