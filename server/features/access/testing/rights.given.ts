import type { Db } from '#server/db/database.ts';
import { dealerCustomer } from '#server/features/customers/testing/customers.given.ts';
import { ensureOwnerRole, ownerRole } from '#server/features/owner/owner.public.ts';
import { type Fields, toColumns } from '#server/testing/table-fields.ts';

const sorg = '2000';

/** Additional users, and roles, group roles and permissions. */
export function givenRights(db: Db) {
  return {
    /**
     * An additional user with the password of the fixture: a dealer of the first customer unless it says otherwise.
     * @param areas as in a feed: `2000:customer:0002000001`
     * @returns the id
     */
    async newUser(
      username: string,
      {
        groupRole: group_role_id = 'dealer',
        areas = [`${sorg}:customer:${dealerCustomer}`],
        ...fields
      }: Fields<'app_user'> & { groupRole?: string; areas?: readonly string[] } = {},
    ): Promise<number> {
      const { password_hash } = await db
        .selectFrom('app_user')
        .select('password_hash')
        .where('username', '=', 'accessadmin')
        .executeTakeFirstOrThrow();
      const names = { username, name: `Test ${username}`, email: `${username}@shop.example` };
      const row = { ...names, language: 'en-us', password_hash, group_role_id };
      const { id } = await db
        .insertInto('app_user')
        .values({ ...row, ...toColumns<'app_user'>(fields) })
        .returning('id')
        .executeTakeFirstOrThrow();
      const rows = areas.map((area) => {
        const [of = '', limitation = '', value = ''] = area.split(':');
        return { user_id: id, sorg: of, limitation, value };
      });
      if (rows.length > 0) await db.insertInto('user_area').values(rows).execute();
      return id;
    },

    /** A user who may give and change everything (reading 55), in all sales organisations. */
    async owner(username = 'owner1'): Promise<number> {
      await ensureOwnerRole(db);
      const areas = ['1000:all:', '2000:all:', '3000:all:'];
      return await this.newUser(username, { groupRole: ownerRole, areas });
    },

    /** A permission; one of the fixture may be given again. */
    async permission(name: string): Promise<void> {
      await db
        .insertInto('permission')
        .values({ name })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
    },

    /** A role with permissions of the fixture; of all organisations unless it names one. */
    async role(
      id: string,
      {
        permissions = [],
        sorg = null,
      }: { permissions?: readonly string[]; sorg?: string | null } = {},
    ): Promise<void> {
      await db.insertInto('role').values({ id, name: id, sorg }).execute();
      const rows = permissions.map((permission) => ({ role_id: id, permission }));
      if (rows.length > 0) await db.insertInto('role_permission').values(rows).execute();
    },

    /** A group role with roles, whose users may give others. */
    async groupRole(
      id: string,
      {
        roles = [],
        grants = [],
        sorg = null,
      }: { roles?: readonly string[]; grants?: readonly string[]; sorg?: string | null } = {},
    ): Promise<void> {
      await db.insertInto('group_role').values({ id, description: id, sorg }).execute();
      const inGroup = roles.map((role_id) => ({ group_role_id: id, role_id }));
      if (inGroup.length > 0) await db.insertInto('group_role_role').values(inGroup).execute();
      const granted = grants.map((granted_id) => ({ group_role_id: id, granted_id }));
      if (granted.length > 0) await db.insertInto('group_role_grant').values(granted).execute();
    },
  };
}
