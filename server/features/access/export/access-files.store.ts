import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { userFieldColumns } from '#server/features/session/user-columns.public.ts';
import { selectFields } from '#server/lib/field-columns.store.ts';
import { toUserColumn, type UserField } from '#shared/access/user.fields.ts';

/** A row of a file: texts, lists, and what is true or false. */
export type AccessRow = Record<string, string | boolean | readonly string[]>;

/** The files of rights and users in the form of the feed, in the order that it reads them. */
export async function readAccessFiles(db: Db): Promise<[name: string, rows: AccessRow[]][]> {
  const permissions = await sql<AccessRow>`
    select name, description from permission order by name`.execute(db);
  const roles = await sql<AccessRow>`
    select r.id, r.name, r.description, r.flags, coalesce(r.sorg, '') as organisation,
      array(select p.permission from role_permission p where p.role_id = r.id
        order by p.permission) as permissions
    from role r order by r.id`.execute(db);
  const groupRoles = await sql<AccessRow>`
    select g.id, g.description, g.second_factor as "secondFactor",
      coalesce(g.sorg, '') as organisation,
      array(select r.role_id from group_role_role r where r.group_role_id = g.id
        order by r.role_id) as roles,
      array(select a.granted_id from group_role_grant a where a.group_role_id = g.id
        order by a.granted_id) as grants
    from group_role g order by g.id`.execute(db);
  const users = await sql<AccessRow>`
    select ${selectFields(userFieldColumns, 'u', (name) => toUserColumn(name as UserField))}, u.active,
      array(select concat_ws(':', a.sorg, a.limitation, a.value) from user_area a
        where a.user_id = u.id order by a.sorg, a.limitation, a.value) as areas,
      array(select r.role_id from user_role r where r.user_id = u.id order by r.role_id) as roles,
      array(select m.market_id from user_content_target_market m where m.user_id = u.id
        order by m.market_id) as "contentTargetMarkets"
    from app_user u order by lower(u.username)`.execute(db);
  return [
    ['permissions.csv', permissions.rows],
    ['roles.csv', roles.rows],
    ['group_roles.csv', groupRoles.rows],
    ['users.csv', users.rows],
  ];
}
