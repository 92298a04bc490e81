import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { UserArea } from '#server/graphql/context.ts';
import { noteRightsChange } from '#server/graphql/rights-change.ts';

/** A user who administers others, by the rights in the database: a token may be some seconds older. */
export interface Administrator {
  userId: number;
  groupRole: string;
  roles: ReadonlySet<string>;
  scopes: ReadonlySet<string>;
  /** Whether the user holds `access.owner`, and so may give and change everything (reading 55). */
  isOwner: boolean;
  /** Whether only organisations of the United States are administered (reading 50). */
  isUsOnly: boolean;
  /** The own areas that are not only for reading; users get areas inside these. */
  areas: readonly UserArea[];
  /** The organisations of these areas. */
  sorgs: readonly string[];
  /** The group roles that may be given. */
  givable: ReadonlySet<string>;
}

interface Row {
  group_role_id: string;
  roles: string[];
  scopes: string[];
  is_owner: boolean;
  is_us_only: boolean;
  areas: UserArea[];
  givable: string[];
}

/**
 * Reads whom a user administers, and what the user may give: the group roles that the own group role grants,
 * and those of an administered organisation that allow nothing which one of these does not allow.
 * @returns null for a user who administers no users (any more)
 */
export async function readAdministrator(db: Db, userId: number): Promise<Administrator | null> {
  const { rows } = await sql<Row>`
    with me as (
      select u.id, u.group_role_id,
        array(select r.role_id from user_role r where r.user_id = u.id) as roles,
        array(select distinct p.permission from user_permission p where p.user_id = u.id) as scopes
      from app_user u where u.id = ${userId} and u.active
    ), who as (
      select me.*, 'access.owner' = any(scopes) as is_owner,
        not scopes && '{access.owner,page.user-management}' as is_us_only
      from me where scopes && '{access.owner,page.user-management,page.user-management-us}'
    ), area as (
      select a.sorg, a.limitation, a.value
      from who join user_area a on a.user_id = who.id join sales_org s on s.sorg = a.sorg
      where a.limitation <> 'audit' and (s.country = 'US' or not who.is_us_only)
    ), granted as (
      select g.granted_id as id from who join group_role_grant g on g.group_role_id = who.group_role_id
    ), givable as (
      select g.id from group_role g, who where who.is_owner
      union select id from granted
      union select g.id from group_role g join granted on not exists (
          select from group_role_role gr join role_permission p on p.role_id = gr.role_id
          where gr.group_role_id = g.id and not exists (
            select from group_role_role hr join role_permission hp on hp.role_id = hr.role_id
            where hr.group_role_id = granted.id and hp.permission = p.permission))
        where g.sorg in (select sorg from area)
    )
    select who.group_role_id, who.roles, who.scopes, who.is_owner, who.is_us_only,
      coalesce((select json_agg(area) from area), '[]') as areas,
      array(select id from givable) as givable
    from who`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { areas, is_owner: isOwner, is_us_only: isUsOnly, group_role_id: groupRole } = row;
  return {
    userId,
    groupRole,
    isOwner,
    isUsOnly,
    areas,
    roles: new Set(row.roles),
    scopes: new Set(row.scopes),
    sorgs: [...new Set(areas.map(({ sorg }) => sorg))],
    givable: new Set(row.givable),
  };
}

/**
 * Makes changes of users and rights wait for each other, over all servers, until the transaction ends. Two of
 * them could otherwise each leave the other's user as the last administrator, and remove both.
 */
export async function lockRights(tx: Db): Promise<void> {
  noteRightsChange(tx);
  await sql`select pg_advisory_xact_lock(hashtextextended('access', 0))`.execute(tx);
}

/** The condition that limits `app_user u` to the users whom an administrator sees. */
export function userFence({ sorgs, isUsOnly }: Administrator): RawBuilder<SqlBool> {
  const isInside = sql<SqlBool>`u.sorgs && ${[...sorgs]}::text[]`;
  return isUsOnly
    ? sql`${isInside} and u.sorgs <@ array(select s.sorg from sales_org s where s.country = 'US')`
    : isInside;
}

/** The condition that limits roles or group roles to those of all organisations and of the administered ones. */
export function sharedFence({ sorgs }: Administrator, table: 'r' | 'g'): RawBuilder<SqlBool> {
  const sorg = sql.ref(`${table}.sorg`);
  return sql`(${sorg} is null or ${sorg} = any(${[...sorgs]}::text[]))`;
}

/** The organisations in which some active user administers all others. */
export async function listAdministered(db: Db): Promise<string[]> {
  const { rows } = await sql<{ sorg: string }>`
    select distinct a.sorg
    from role_permission p
    join group_role_role g on g.role_id = p.role_id
    join app_user u on u.group_role_id = g.group_role_id and u.active
    join user_area a on a.user_id = u.id and a.limitation <> 'audit'
    where p.permission in ('page.user-management', 'access.owner') and not exists (
      select from user_role_off o where o.user_id = u.id and o.role_id = p.role_id)
    order by a.sorg`.execute(db);
  return rows.map(({ sorg }) => sorg);
}
