import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '#server/db/database.ts';
import { userAddress } from '#server/mail/user-address.store.ts';
import { toCaselessKey } from '#shared/caseless-key.ts';

/** A secret all servers on this database share; the first to ask decides its value. */
export async function sharedSecret(db: Db, name: string, proposed: string): Promise<string> {
  await db
    .insertInto('server_secret')
    .values({ name, value: proposed })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await db
    .selectFrom('server_secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return row.value;
}

/** The user a login names, when it is active and has an area in the sales organisation. */
export function findLogin(db: Db, username: string, sorg: string) {
  return db
    .selectFrom('app_user as u')
    .select(['u.id', 'u.password_hash'])
    .where((eb) => eb(eb.fn('lower', ['u.username']), '=', toCaselessKey(username)))
    .where('u.active', '=', true)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('user_area as a')
          .select('a.user_id')
          .whereRef('a.user_id', '=', 'u.id')
          .where('a.sorg', '=', sorg),
      ),
    )
    .executeTakeFirst();
}

/** Notes when a user has logged in, for administrators. */
export async function noteLogin(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ last_login_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .execute();
}

/** The password hash of an active user; null when it was deactivated. */
export async function findPasswordHash(db: Db, userId: number): Promise<string | null> {
  const row = await db
    .selectFrom('app_user')
    .select('password_hash')
    .where('id', '=', userId)
    .where('active', '=', true)
    .executeTakeFirst();
  return row?.password_hash ?? null;
}

/** A user as the session shows it; its areas are those in the sales organisation. */
export type SessionUser = NonNullable<Awaited<ReturnType<typeof findSessionUser>>>;

/** Null when the user is deactivated or has no area in the sales organisation (any more). */
export async function findSessionUser(db: Db, userId: number, sorg: string) {
  const user = await sessionUserQuery(db, userId, sorg).executeTakeFirst();
  return user && user.areas.length > 0 ? user : null;
}

function sessionUserQuery(db: Db, userId: number, sorg: string) {
  return db
    .selectFrom('app_user as u')
    .innerJoin('group_role as g', 'g.id', 'u.group_role_id')
    .select(['u.id', 'u.username', 'u.name', userAddress.as('email'), 'u.language'])
    .select('u.rights_version as rightsVersion')
    .select(['g.id as groupRoleId', 'g.description as groupRoleDescription'])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('user_role as ur')
          .innerJoin('role as r', 'r.id', 'ur.role_id')
          .select(['r.id', 'r.name', 'r.description', 'r.flags'])
          .whereRef('ur.user_id', '=', 'u.id')
          .orderBy('r.id'),
      ).as('roles'),
      jsonArrayFrom(
        eb
          .selectFrom('user_permission as p')
          .select((of) => of.ref('p.permission').$castTo<string>().as('permission'))
          .distinct()
          .whereRef('p.user_id', '=', 'u.id')
          .orderBy('p.permission'),
      ).as('permissions'),
      jsonArrayFrom(
        eb
          .selectFrom('user_area as a')
          .select(['a.sorg', 'a.limitation', 'a.value'])
          .whereRef('a.user_id', '=', 'u.id')
          .where('a.sorg', '=', sorg)
          .orderBy('a.limitation')
          .orderBy('a.value'),
      ).as('areas'),
    ])
    .where('u.id', '=', userId)
    .where('u.active', '=', true);
}
