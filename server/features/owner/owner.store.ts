import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { unusablePasswordHash } from '#server/lib/password.ts';
import { toCaselessKey } from '#shared/caseless-key.ts';
import { ownerPermissions, ownerRole } from './owner.rules.ts';

/** Creates the owners' permissions, role and group role, or adds what is missing of them. */
export async function ensureOwnerRole(tx: Db): Promise<void> {
  const permissions = Object.entries(ownerPermissions);
  await tx
    .insertInto('permission')
    .values(permissions.map(([name, description]) => ({ name, description })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  await tx
    .insertInto('role')
    .values({ id: ownerRole, name: 'Owner', description: 'Administers everything' })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await tx
    .insertInto('role_permission')
    .values(permissions.map(([permission]) => ({ role_id: ownerRole, permission })))
    .onConflict((conflict) => conflict.columns(['role_id', 'permission']).doNothing())
    .execute();
  await tx
    .insertInto('group_role')
    .values({ id: ownerRole, description: 'Owner' })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await tx
    .insertInto('group_role_role')
    .values({ group_role_id: ownerRole, role_id: ownerRole })
    .onConflict((conflict) => conflict.columns(['group_role_id', 'role_id']).doNothing())
    .execute();
}

/**
 * Makes a user an active owner with areas in all sales organisations; creates the user, without a
 * password, when there is none of the name.
 * @param email null keeps the present one
 */
export async function saveOwner(
  tx: Db,
  owner: { username: string; email: string | null; language: string },
): Promise<{ id: number; isNew: boolean }> {
  const present = await tx
    .updateTable('app_user')
    .set({ group_role_id: ownerRole, active: true, ...(owner.email && { email: owner.email }) })
    .where((eb) => eb(eb.fn('lower', ['username']), '=', toCaselessKey(owner.username)))
    .returning('id')
    .executeTakeFirst();
  const { id } =
    present ??
    (await tx
      .insertInto('app_user')
      .values({
        username: owner.username,
        name: owner.username,
        email: owner.email ?? '',
        language: owner.language,
        password_hash: unusablePasswordHash,
        group_role_id: ownerRole,
      })
      .returning('id')
      .executeTakeFirstOrThrow());
  await sql`
    insert into user_area (user_id, sorg, limitation)
    select ${id}, sorg, 'all' from sales_org
    on conflict do nothing`.execute(tx);
  return { id, isNew: present === undefined };
}

/** The host where an owner sets the password: the first one, of a sales organisation when one is named. */
export async function findLinkHost(db: Db, sorg: string | null) {
  const host = await db
    .selectFrom('host')
    .select(['host', 'sorg', 'languages'])
    .where((eb) => (sorg === null ? eb.val(true) : eb('sorg', '=', sorg)))
    .orderBy('sorg')
    .orderBy('host')
    .limit(1)
    .executeTakeFirst();
  return host ?? null;
}

/** Whether any active user has a password, so that a login is possible. */
export async function hasUserWithPassword(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('app_user')
    .select('id')
    .where('active', '=', true)
    .where('password_hash', '<>', unusablePasswordHash)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
