import type { Db } from '#server/db/database.ts';
import { flagsByName } from '#shared/role-flags.ts';
import { groupRoles, permissions } from './seed-scopes.ts';

/** argon2id of `fixturePassword` at little cost: tests log in some thousand times. */
const passwordHash =
  '$argon2id$v=19$m=64,t=1,p=1$pAzNDcT9lHbeoaGxd9tS+g$Uzo8G0p8fUKAtWHvmxg3eLpyeqS6iIAs+vzOlSWBWZY';

/** Username, group role, sales organisation, limitation and its value. */
export const fixtureUsers = [
  ['dealer1', 'dealer', '2000', 'customer', '0002000001'],
  ['dealer2', 'dealer', '2000', 'customer', '0002000002'],
  ['vendor1', 'customer-vendor', '2000', 'customer', '0002000003'],
  ['blocked1', 'dealer', '2000', 'customer', '0002000004'],
  ['sales1', 'salesman', '2000', 'salesman', 'SP1'],
  ['group1', 'sales.group', '2000', 'sales_group', 'SG1'],
  ['audit1', 'salesman', '2000', 'audit', ''],
  ['product1', 'product', '2000', 'all', ''],
  ['guest1', 'guest', '2000', 'all', ''],
  ['contentadmin', 'content-admin', '2000', 'all', ''],
  ['accessadmin', 'access-admin', '2000', 'all', ''],
  ['dealer9', 'dealer', '3000', 'customer', '0003000001'],
  ['auditor1', 'audit', '2000', 'audit', ''],
] as const;

/** Permissions, one role per group role, and one user per kind of access. */
export async function seedAccess(db: Db): Promise<void> {
  await db
    .insertInto('permission')
    .values(permissions.map((name) => ({ name })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  for (const { id, role, description, scopes } of groupRoles) {
    await db.insertInto('role').values({ id: role, name: role, description }).execute();
    await db
      .insertInto('role_permission')
      .values(scopes.map((permission) => ({ role_id: role, permission })))
      .execute();
    await db.insertInto('group_role').values({ id, description }).execute();
    await db.insertInto('group_role_role').values({ group_role_id: id, role_id: role }).execute();
  }
  for (const [username, group_role_id, sorg, limitation, value] of fixtureUsers) {
    const { id } = await db
      .insertInto('app_user')
      .values({
        username,
        name: `Test ${username}`,
        email: `${username}@shop.example`,
        language: sorg === '3000' ? 'de' : 'en-us',
        password_hash: passwordHash,
        group_role_id,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('user_area').values({ user_id: id, sorg, limitation, value }).execute();
  }
}

/** The flags of the roles, which the first release had not. */
export async function seedRoleFlags(db: Db): Promise<void> {
  for (const { role } of groupRoles)
    await db
      .updateTable('role')
      .set({ flags: flagsByName({ id: role, name: role }) })
      .where('id', '=', role)
      .execute();
}
